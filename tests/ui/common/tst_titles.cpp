#include "ui/common/titles.h"

#include <QSet>
#include <QTest>

using namespace std::chrono_literals;

/// Names of games, players and choices.
class TestTitles : public QObject
{
    Q_OBJECT

private slots:
    void choicesCanBeToldApart();
    void sidesOfAGameCanBeToldApart();
    void clockSaysTimeAndIncrement();
    void movesAreNamed();
};

namespace {

template <class Choices, class Title>
void verifyDistinct(const Choices &choices, Title title)
{
    QSet<QString> titles;
    for (const auto &choice : choices)
        titles.insert(title(choice));
    QVERIFY(!titles.contains(QString()));
    QCOMPARE(titles.size(), qsizetype(choices.size()));
}

} // namespace

void TestTitles::choicesCanBeToldApart()
{
    verifyDistinct(core::allGames, [](core::GameKind kind) { return ui::gameTitle(kind); });
    verifyDistinct(
        std::array{core::Position(core::Othello()),
                   core::Position(core::Othello().withRule(core::Othello::Rule::Fewest))},
        [](const core::Position &start) { return ui::gameTitle(start); });
    verifyDistinct(ai::allLevels, ui::levelTitle);
    verifyDistinct(ui::allStarters, ui::starterTitle);
    verifyDistinct(ui::offeredOpponents(),
                   [](const core::Role &opponent) { return ui::opponentTitle(opponent); });
    verifyDistinct(
        std::array{ui::AnimationSpeed::Normal, ui::AnimationSpeed::Fast, ui::AnimationSpeed::Off},
        ui::animationSpeedTitle);
}

void TestTitles::sidesOfAGameCanBeToldApart()
{
    for (const core::GameKind kind : core::allGames)
        verifyDistinct(std::array{core::Side::First, core::Side::Second},
                       [kind](core::Side side) { return ui::sideTitle(kind, side); });
}

void TestTitles::clockSaysTimeAndIncrement()
{
    QCOMPARE(ui::clockTitle({}), QString("None"));
    QVERIFY(ui::clockTitle({300s, 0s}).startsWith("5 minute"));
    QVERIFY2(ui::clockTitle({180s, 2s}).contains("2 seconds"),
             qPrintable(ui::clockTitle({180s, 2s})));
}

void TestTitles::movesAreNamed()
{
    const core::Position othello = core::Othello();
    QCOMPARE(ui::moveTitle(othello, core::Move(19)), QString("d3"));
    QCOMPARE(ui::moveTitle(othello, core::Othello::pass), QString("pass"));
    QCOMPARE(ui::moveTitle(core::TicTacToe(), core::Move(4)), QString("5"));
    const core::Position heap = core::Nim();
    QCOMPARE(ui::moveTitle(heap, core::Nim::take(0, 3)), QString("take 3"));
    const core::Position heaps = *core::Nim::parse("3-4-5 normal");
    QCOMPARE(ui::moveTitle(heaps, core::Nim::take(2, 1)), QString("1 from c"));
}

QTEST_APPLESS_MAIN(TestTitles)
#include "tst_titles.moc"
