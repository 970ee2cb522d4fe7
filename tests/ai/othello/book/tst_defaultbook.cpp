#include "ai/othello/book/defaultbook.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <set>

using namespace ai::othello;
using core::Othello;

/// The book that the library carries.
class TestDefaultBook : public QObject
{
    Q_OBJECT

private slots:
    void bytesAreABookOfTheSizeIntended();
    void everyOpeningWithANameIsInIt();
    void playIsVariedButSound();
    void theFirstReplyIsVaried();
};

void TestDefaultBook::bytesAreABookOfTheSizeIntended()
{
    const auto read = OpeningBook::fromBytes(defaultBookBytes());
    QVERIFY2(read.ok(), read ? "" : read.error().text.c_str());
    QVERIFY(*read == defaultBook());
    QVERIFY(defaultBookBytes().size() <= 400'000);
    QVERIFY(defaultBook().size() > 1000);
}

void TestDefaultBook::everyOpeningWithANameIsInIt()
{
    QFile file(TABULEIRO_OPENINGS);
    QVERIFY(file.open(QIODevice::ReadOnly));
    int openings = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        if (line.startsWith('#'))
            continue;
        const std::string moves = line.left(line.indexOf(' ')).toStdString();
        Othello game;
        for (std::size_t at = 0; at + 1 < moves.size(); at += 2) {
            // A move of each position on the way is known, and so is the one that was played.
            QVERIFY2(!defaultBook().moves(boardOf(game)).empty(), line);
            game.play(*game.parseMove(moves.substr(at, 2)));
            QVERIFY2(defaultBook().find(boardOf(game)) != nullptr, line);
        }
        QVERIFY2(!defaultBook().moves(boardOf(game)).empty(), line);
        ++openings;
    }
    QVERIFY(openings > 70);
}

void TestDefaultBook::playIsVariedButSound()
{
    std::vector<OpeningBook::Entry> ends;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        ai::Random random(seed);
        Othello game;
        const int best = defaultBook().find(boardOf(game))->value;
        int lost = 0;
        int ply = 0;
        for (auto move = defaultBook().pickMove(boardOf(game), random); move;
             move = defaultBook().pickMove(boardOf(game), random), ++ply) {
            lost += defaultBook().moves(boardOf(game)).front().value - move->value;
            game.play(core::Move(static_cast<std::uint16_t>(move->square)));
        }
        QVERIFY(ply >= 4 && lost <= ply);
        QVERIFY(std::abs(best) <= 2); // Othello is drawn
        const auto *end = defaultBook().find(boardOf(game));
        QVERIFY(end != nullptr);
        if (std::find(ends.begin(), ends.end(), *end) == ends.end())
            ends.push_back(*end);
    }
    QVERIFY2(ends.size() > 20, std::to_string(ends.size()).c_str());
}

void TestDefaultBook::theFirstReplyIsVaried()
{
    // The perpendicular and the diagonal opening, but not the parallel one.
    std::set<std::string> drawn;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        ai::Random random(seed);
        Othello game;
        game.play(*game.parseMove("f5"));
        const auto move = defaultBook().pickMove(boardOf(game), random);
        QVERIFY(move.has_value());
        drawn.insert(game.moveText(core::Move(static_cast<std::uint16_t>(move->square))));
    }
    QCOMPARE(drawn, (std::set<std::string>{"d6", "f6"}));
}

QTEST_APPLESS_MAIN(TestDefaultBook)
#include "tst_defaultbook.moc"
