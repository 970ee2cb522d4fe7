#include "tests/support/qt/waits.h"
#include "tests/support/records.h"
#include "ui/play/gamesounds.h"

#include <QTest>

#include <bit>
#include <memory>
#include <utility>
#include <vector>

using core::Side;
using ui::GameController;
using ui::Sound;

/// What is heard of a game, and that it is heard once.
class TestGameSounds : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyMoveIsHeardOnce();
    void discsThatTurnAreCounted();
    void passesAreSilent();
    void theEndIsHeardFromThePersonsSide_data();
    void theEndIsHeardFromThePersonsSide();
    void anEndIsHeardOnce();
    void whatIsNotPlayedIsSilent();
    void nothingIsHeardWhileTheyAreOff();

private:
    using Heard = std::vector<std::pair<Sound, int>>;

    struct Recorder : ui::SoundPlayer
    {
        void play(Sound sound, int count) override { heard.emplace_back(sound, count); }
        Heard heard;
    };

    void play(const std::vector<const char *> &moves);
    /// The board is at rest, and whatever waited for that was heard.
    void settle();

    std::unique_ptr<GameController> m_game;
    std::unique_ptr<ui::GameBoard> m_board;
    std::unique_ptr<Recorder> m_player;
    std::unique_ptr<ui::GameSounds> m_sounds;
};

void TestGameSounds::init()
{
    m_sounds.reset();
    m_board.reset();
    m_game = std::make_unique<GameController>();
    m_board = std::make_unique<ui::GameBoard>(*m_game);
    m_board->setAnimationSpeed(ui::AnimationSpeed::Off);
    m_player = std::make_unique<Recorder>();
    m_sounds = std::make_unique<ui::GameSounds>(*m_game, *m_board, *m_player);
    m_sounds->setOn(true);
}

void TestGameSounds::play(const std::vector<const char *> &moves)
{
    for (const char *move : moves) {
        m_game->play(*core::parseMove(m_game->match().current(), move));
        settle();
    }
}

void TestGameSounds::settle()
{
    QTRY_VERIFY(!m_board->widget()->isAnimating());
}

void TestGameSounds::everyMoveIsHeardOnce()
{
    m_game->start(core::TicTacToe(), {});
    play({"5", "1"});
    QCOMPARE(m_player->heard, (Heard{{Sound::Place, 1}, {Sound::Place, 1}}));
    m_game->start(*core::Nim::parse("3-4 normal"), {}); // on another board
    play({"a2"});
    QCOMPARE(m_player->heard.size(), std::size_t(3));
    QCOMPARE(m_player->heard.back(), std::pair(Sound::Take, 1));
}

void TestGameSounds::discsThatTurnAreCounted()
{
    m_game->start(core::Othello(), {});
    Heard expected;
    core::Othello position;
    for (const char *text : {"f5", "f6", "e6", "f4", "e3", "d6"}) {
        const core::Move move = *position.parseMove(text);
        expected.emplace_back(Sound::Turn, std::popcount(position.flips(move.code())));
        position.play(move);
        play({text});
    }
    QCOMPARE(m_player->heard, expected);
}

void TestGameSounds::passesAreSilent()
{
    m_game->start(core::Othello(), {});
    play({"f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"}); // White must pass
    QTRY_COMPARE(m_game->match().ply(), std::size_t(9));
    settle();
    QCOMPARE(m_player->heard.size(), std::size_t(8));
}

void TestGameSounds::theEndIsHeardFromThePersonsSide_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    QTest::addColumn<int>("computer"); ///< -1: two people
    QTest::addColumn<Sound>("sound");
    QTest::newRow("you win") << "XX-OO---- X"
                             << "3" << int(Side::Second) << Sound::Win;
    QTest::newRow("of two people") << "XX-OO---- X"
                                   << "3" << -1 << Sound::Win;
    QTest::newRow("a draw") << "XOXXOOO-X X"
                            << "8" << int(Side::Second) << Sound::Draw;
}

void TestGameSounds::theEndIsHeardFromThePersonsSide()
{
    QFETCH(QString, start);
    QFETCH(QString, move);
    QFETCH(int, computer);
    QFETCH(Sound, sound);
    m_game->start(*core::TicTacToe::parse(start.toStdString()),
                  computer < 0 ? core::Roles() : core::rolesWithOpponent(Side(computer)));
    play({qPrintable(move)});
    QCOMPARE(m_player->heard, (Heard{{Sound::Place, 1}, {sound, 1}}));
}

void TestGameSounds::anEndIsHeardOnce()
{
    m_game->setLevel(ai::Level::Hard);
    m_game->start(*core::TicTacToe::parse("XX--O---- O"),
                  core::rolesWithOpponent(Side::First)); // which wins on 3
    play({"9"});
    QTRY_COMPARE(m_game->phase(), GameController::Phase::Over);
    settle();
    QCOMPARE(m_player->heard, (Heard{{Sound::Place, 1}, {Sound::Place, 1}, {Sound::Loss, 1}}));
    m_game->browseTo(0);
    m_game->browseTo(m_game->match().ply());
    m_game->setLevel(ai::Level::Easy);
    settle();
    QCOMPARE(m_player->heard.size(), std::size_t(3));
}

void TestGameSounds::whatIsNotPlayedIsSilent()
{
    m_game->resume(support::recordOf(core::TicTacToe(), {"1", "4", "2", "5", "3"})); // over
    settle();
    m_game->browseTo(2);
    m_game->undo();
    settle();
    m_game->offer(support::recordOf(core::TicTacToe(), {"1", "4"}));
    m_game->preview(core::Othello());
    settle();
    QVERIFY(m_player->heard.empty());
}

void TestGameSounds::nothingIsHeardWhileTheyAreOff()
{
    m_sounds->setOn(false);
    m_game->start(core::TicTacToe(), {});
    play({"1", "4", "2", "5", "3"});
    QVERIFY(m_player->heard.empty());
    m_sounds->setOn(true); // what was missed is not made up for
    settle();
    QVERIFY(m_player->heard.empty());
}

QTEST_MAIN(TestGameSounds)
#include "tst_gamesounds.moc"
