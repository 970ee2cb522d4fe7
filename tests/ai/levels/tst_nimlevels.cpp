#include "ai/levels/nimlevels.h"
#include "ai/players/engine.h"
#include "core/nimtheory.h"
#include "tests/support/qt/print.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"
#include "tests/support/solver.h"

#include <QTest>

#include <cmath>
#include <map>

using ai::Reason;
using ai::SearchResult;
using core::Move;
using core::Nim;
using core::Side;

namespace {

/// Five standard deviations of so many draws with a chance: fixed seeds, so this never fails by
/// luck.
double spread(int draws, double chance)
{
    return 5 * std::sqrt(draws * chance * (1 - chance));
}

/// Calls a function with all heaps of the sizes 0 to largest, smallest first: their order means
/// nothing to the theory.
template <class Visit>
void forEachHeaps(int count, int largest, std::vector<int> &heaps, const Visit &visit)
{
    if (static_cast<int>(heaps.size()) == count) {
        visit(heaps);
        return;
    }
    for (int size = heaps.empty() ? 0 : heaps.back(); size <= largest; ++size) {
        heaps.push_back(size);
        forEachHeaps(count, largest, heaps, visit);
        heaps.pop_back();
    }
}

Move answer(const Nim &position, ai::Level level, std::uint64_t seed)
{
    return ai::Engine()
        .think({.position = position, .level = level, .limits = {}, .seed = seed})
        .move;
}

} // namespace

/// Theory against the definition of minimax, and what the levels make of it.
class TestNimLevels : public QObject
{
    Q_OBJECT

private slots:
    void theoryAndHardAgreeWithMinimax_data();
    void theoryAndHardAgreeWithMinimax();
    void hardPlaysTheLargestHeaps();
    void hardBeatsAnybodyFromAWonPosition();
    void mediumPlaysTheBestMoveHalfOfTheTime();
    void easyPlaysEveryMoveAlike();
};

void TestNimLevels::theoryAndHardAgreeWithMinimax_data()
{
    QTest::addColumn<int>("heaps");
    QTest::addColumn<int>("largest");
    QTest::addColumn<int>("limit");
    QTest::addColumn<bool>("misere");
    const std::vector<std::pair<int, int>> sizes{
        {1, 30}, {2, 14}, {3, 8}, {4, support::slow() ? 7 : 5}};
    for (const auto &[heaps, largest] : sizes) {
        for (int limit = 0; limit <= 5; ++limit) {
            for (const bool misere : {true, false}) {
                QTest::addRow("%d heaps to %d, limit %d, %s", heaps, largest, limit,
                              misere ? "misere" : "normal")
                    << heaps << largest << limit << misere;
            }
        }
    }
}

void TestNimLevels::theoryAndHardAgreeWithMinimax()
{
    QFETCH(int, heaps);
    QFETCH(int, largest);
    QFETCH(int, limit);
    QFETCH(bool, misere);
    support::Solver<Nim> solver;
    std::vector<int> sizes;
    forEachHeaps(heaps, largest, sizes, [&](const std::vector<int> &setting) {
        const Nim position =
            *Nim::create(setting, limit, misere ? Nim::Rule::Misere : Nim::Rule::Normal,
                         setting.back() % 2 == 0 ? Side::First : Side::Second);
        if (position.isOver())
            return;
        const bool won = solver.valueToMover(position) > 0;
        QVERIFY2(core::nimIsWon(position) == won, position.toText().c_str());
        const SearchResult choice = ai::hardNim(position);
        QVERIFY2(!choice.equalMoves.empty(), position.toText().c_str());
        QVERIFY(choice.exact);
        QCOMPARE(choice.value.value_or(0), won ? 1 : -1);
        for (const Move move : position.legalMoves()) {
            const bool keepsTheWin = solver.value(after(position, move)) == solver.value(position);
            const bool chosen = std::find(choice.equalMoves.begin(), choice.equalMoves.end(), move)
                                != choice.equalMoves.end();
            QVERIFY2(won ? chosen == keepsTheWin : chosen == (Nim::countersOf(move) == 1),
                     position.toText().c_str());
        }
    });
}

void TestNimLevels::hardPlaysTheLargestHeaps()
{
    Nim position = *Nim::parse("99-98-97-96-95-94-93-92 misere");
    int plies = 0;
    while (!position.isOver()) {
        const bool won = core::nimIsWon(position);
        position.play(answer(position, ai::Level::Hard, static_cast<std::uint64_t>(plies)));
        if (!position.isOver())
            QCOMPARE(core::nimIsWon(position), !won);
        QVERIFY(++plies < 800);
    }
}

void TestNimLevels::hardBeatsAnybodyFromAWonPosition()
{
    support::Random random(1);
    for (const char *setting : {"20 limit 3 misere", "1-3-5-6 misere", "3-4-5 normal",
                                "3-4-5 misere", "17-30 limit 4 normal", "2-2-1 misere"}) {
        for (int game = 0; game < 50; ++game) {
            Nim position = *Nim::parse(setting);
            QVERIFY2(core::nimIsWon(position), setting);
            const Side hard = position.sideToMove();
            while (!position.isOver()) {
                position.play(position.sideToMove() == hard
                                  ? answer(position, ai::Level::Hard, random())
                                  : support::randomMove(position, random));
            }
            QCOMPARE(position.score(), hard == Side::First ? 1 : -1);
        }
    }
}

void TestNimLevels::mediumPlaysTheBestMoveHalfOfTheTime()
{
    constexpr int draws = 4000;
    ai::Random random(2);
    int best = 0;
    for (int i = 0; i < draws; ++i)
        best += ai::mediumNim(Nim(), random).reason == Reason::Theory ? 1 : 0;
    QVERIFY2(std::abs(best - draws / 2) < spread(draws, 0.5), QByteArray::number(best));

    // From 20 one of three moves wins: the best half, and a third of the other half.
    int winning = 0;
    for (int i = 0; i < draws; ++i) {
        const Move move = answer(Nim(), ai::Level::Medium, static_cast<std::uint64_t>(i));
        winning += move == Nim::take(0, 3) ? 1 : 0;
    }
    QVERIFY2(std::abs(winning - draws * 2 / 3) < spread(draws, 2.0 / 3),
             QByteArray::number(winning));
}

void TestNimLevels::easyPlaysEveryMoveAlike()
{
    constexpr int draws = 4000;
    std::map<Move, int> drawn;
    for (int i = 0; i < draws; ++i)
        ++drawn[answer(Nim(), ai::Level::Easy, static_cast<std::uint64_t>(i))];
    QCOMPARE(drawn.size(), 3u);
    for (const auto &[move, count] : drawn)
        QVERIFY2(std::abs(count - draws / 3) < spread(draws, 1.0 / 3), QByteArray::number(count));
}

QTEST_APPLESS_MAIN(TestNimLevels)
#include "tst_nimlevels.moc"
