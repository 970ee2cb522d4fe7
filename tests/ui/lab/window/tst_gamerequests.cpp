#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/topicpath.h"
#include "ai/lab/trace/levelsearch.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/common/articleplayers.h"

using ui::lab::LabSession;

/// The game that is played, as the Lab explains it.
class TestGameRequests : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void gameBeingPlayedIsOpenedFirst();
    void reopenedLabKeepsWhatWasInIt();
    void whoIsMaxIsNamed();
    void lastMoveIsExplainedAsTheLevelPlays();
    void playedMoveIsOneOfEqualOnes();
    void namedPlayersHaveNoLevelsSearch();
    void hardOthelloSaysThatItCannotBeReplayed();
};

void TestGameRequests::gameBeingPlayedIsOpenedFirst()
{
    ui::GameController game;
    {
        ui::lab::LabWindow lab(&game); // no game
        finish(lab);
        const std::string_view first = ai::lab::path().front().stops.front().example;
        QCOMPARE(lab.session()->setup(), ai::lab::example(first)->setup);
    }
    game.start(core::Nim(), {});
    game.play(std::get<core::Nim>(game.match().current()).legalMoves()[0]);
    ui::lab::LabWindow lab(&game);
    finish(lab);
    QCOMPARE(lab.session()->setup().root, ai::lab::fromPosition(game.match().current()));
    QVERIFY(lab.session()->atEnd());
}

/// With the position being played at hand.
void TestGameRequests::reopenedLabKeepsWhatWasInIt()
{
    ui::GameController game;
    game.start(core::Nim(), {});
    ui::lab::LabWindow lab(&game);
    lab.show();
    lab.controller()->openExample("tree-2");
    finish(lab);
    lab.session()->goTo(6);
    QVERIFY(lab.close());
    game.play(std::get<core::Nim>(game.match().current()).legalMoves()[0]);
    lab.showAgain();
    finish(lab);
    QCOMPARE(lab.session()->setup(), ai::lab::example("tree-2")->setup);
    QCOMPARE(lab.session()->step(), 6U);
    auto *position = part<QPushButton>(lab, "toThePosition");
    QVERIFY(position->isVisible());
    position->click();
    finish(lab);
    QCOMPARE(lab.session()->setup().root, ai::lab::fromPosition(game.match().current()));
    QVERIFY(!position->isVisible());
    lab.close();
    lab.showAgain();
    QVERIFY(!position->isVisible()); // it is what is shown
}

void TestGameRequests::whoIsMaxIsNamed()
{
    ui::GameController game;
    game.setLevel(ai::Level::Hard);
    ui::lab::LabWindow lab(&game);
    game.start(core::startOf(core::GameKind::Nim), core::rolesWithOpponent(core::Side::First));
    QTRY_COMPARE(game.match().ply(), std::size_t(1));
    finish(lab);
    lab.controller()->explainLastMove();
    finish(lab);
    QVERIFY2(lab.message().contains("MAX is First player (Computer)."), qPrintable(lab.message()));
    lab.controller()->openGamePosition();
    finish(lab);
    QVERIFY2(lab.message().contains("MAX is Second player (You)."), qPrintable(lab.message()));
}

void TestGameRequests::lastMoveIsExplainedAsTheLevelPlays()
{
    const auto window = opened();
    for (const ai::Level level : ai::allLevels) {
        for (const core::GameKind kind : {core::GameKind::TicTacToe, core::GameKind::Nim}) {
            ui::GameController game;
            game.setLevel(level);
            ui::lab::LabWindow lab(&game);
            game.start(core::startOf(kind), core::rolesWithOpponent(core::Side::First));
            QTRY_VERIFY(game.match().ply() == 1);
            finish(lab);
            lab.controller()->explainLastMove();
            finish(lab);
            QCOMPARE(lab.session()->selected(), LabSession::Path{game.match().move(0)});
            QCOMPARE(lab.session()->setup(),
                     ai::lab::levelSearch(game.match().position(0), level).setup);
            // Tic-tac-toe's levels play a best move of the search that is shown.
            if (kind == core::GameKind::TicTacToe)
                QVERIFY2(lab.message().contains("nothing here is worth more"),
                         qPrintable(lab.message()));
        }
    }
}

/// Of equal moves the search keeps the first; what was played is drawn as the best all the same,
/// and the others are named.
void TestGameRequests::playedMoveIsOneOfEqualOnes()
{
    ui::GameController game;
    game.start(core::startOf(core::GameKind::TicTacToe), {});
    const auto square = [](int name) { return core::Move(static_cast<std::uint16_t>(name - 1)); };
    game.play(square(5)); // worth as much as any other opening
    ui::lab::LabWindow lab(&game);
    finish(lab);
    lab.controller()->explainLastMove();
    finish(lab);
    auto *session = lab.session();
    const auto *canvas = part<ui::lab::TreeCanvas>(lab, "treeCanvas");
    const auto &trace = session->trace();
    const int value = trace.nodes().front().value;
    QStringList equal;
    for (auto child = trace.firstChild(0); child != ai::lab::noNode;
         child = trace.nextSibling(child)) {
        const auto &node = trace.nodes()[child];
        if (node.value == value && node.move != square(5))
            equal += QString::number(node.move.code() + 1);
    }
    QCOMPARE(equal.size(), 8);
    QVERIFY(trace.state(0, trace.stepCount()).best != trace.find({square(5)})); // the first
    QVERIFY2(lab.message().contains("nothing here is worth more. Worth as much: " + equal.join(", ")
                                    + '.'),
             qPrintable(lab.message()));
    const auto drawnAsBest = [&](int name) {
        const ui::lab::TreeStatus status(*session, canvas->scene());
        return status.at(canvas->scene().find({square(name)})).best;
    };
    QVERIFY(drawnAsBest(5));
    QVERIFY(!drawnAsBest(equal.front().toInt()));
    lab.resize(1152, 800);
    lab.show();
    layOut();
    part<QWidget>(lab, "treeCanvas")->grab();
    const auto &drawn = canvas->drawnText();
    QCOMPARE(std::count_if(drawn.begin(), drawn.end(),
                           [](const auto &one) { return one.text.endsWith(", played"); }),
             1);
    // Before the end it is what the search has found so far.
    session->goTo(trace.stepCount() - 1);
    QVERIFY(!drawnAsBest(5));
    QVERIFY(drawnAsBest(equal.front().toInt()));
    // Another position has no such move.
    session->goTo(trace.stepCount());
    lab.controller()->openGamePosition();
    finish(lab);
    QVERIFY(!session->played());
}

/// A named player, such as an article's program, chooses its moves in its own way.
void TestGameRequests::namedPlayersHaveNoLevelsSearch()
{
    for (const char *name : {"random", "report-code"}) {
        ui::GameController game;
        game.setLevel(ai::Level::Medium);
        ui::lab::LabWindow lab(&game);
        game.start(core::startOf(core::GameKind::TicTacToe),
                   core::rolesWithOpponent(core::Side::First, core::Role::computer(name)));
        QVERIFY(ui::isNamedPlayer(game.opponentRole()));
        QTRY_VERIFY(game.match().ply() == 1);
        lab.controller()->explainLastMove();
        finish(lab);
        QVERIFY2(lab.message().contains(" played "), qPrintable(lab.message()));
        QVERIFY2(!lab.message().contains("the level"), qPrintable(lab.message()));
        // Judged by the game itself, not by a level's view of it.
        QCOMPARE(lab.session()->setup(),
                 ai::lab::levelSearch(game.match().position(0), ai::Level::Hard).setup);
        lab.controller()->openGamePosition();
        finish(lab);
        QVERIFY2(!lab.message().contains("the level"), qPrintable(lab.message()));
    }
}

void TestGameRequests::hardOthelloSaysThatItCannotBeReplayed()
{
    m_game.setLevel(ai::Level::Hard);
    m_game.start(core::Othello(), {});
    const auto window = opened();
    window->controller()->openGamePosition();
    finish(*window);
    QVERIFY(std::holds_alternative<core::Othello>(window->session()->setup().root));
    QVERIFY2(window->message().contains("which no trace can repeat"),
             qPrintable(window->message()));
}

QTEST_MAIN(TestGameRequests)
#include "tst_gamerequests.moc"
