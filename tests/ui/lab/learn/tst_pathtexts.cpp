#include "ai/lab/lessons/topicpath.h"
#include "ai/lab/studies/positioncount.h"
#include "ai/lab/trace/assumedletters.h"
#include "core/othello.h"
#include "core/tictactoe.h"
#include "tests/support/lab/traced.h"
#include "ui/common/language.h"
#include "ui/lab/learn/pathtexts.h"
#include "ui/lab/texts/exampletexts.h"
#include "ui/lab/texts/glossary.h"
#include "ui/lab/texts/labtexts.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

/// Every topic and every stop of the path has words of its own.
class TestPathTexts : public QObject
{
    Q_OBJECT

private slots:
    void everythingHasWords();
    void stopsAreReadInAMinute();
    void sourcesAreCalledByTheirTitles();
    void explosionsNumbersAreCounted();
    void numbersOfStopsAreThoseOfTheirSearches();
    void comparisonsHoldForTheirTrees();
    void nodesAreNamedAsInTheDrawing_data();
    void nodesAreNamedAsInTheDrawing();
    void neitherCutNeedsFewerCallsEverywhere();
    void whatHoldsInGeneralHoldsForRandomTrees();
    void cutsAreThoseOfTheGlossary();
    void mostHeapsOfTheTableAreSearchedOnce();
};

namespace {

template <class G>
std::int64_t nodesOf(const G &position, int plies)
{
    std::int64_t nodes = 1;
    if (plies == 0 || position.isOver())
        return nodes;
    for (const core::Move move : position.legalMoves())
        nodes += nodesOf(core::after(position, move), plies - 1);
    return nodes;
}

} // namespace

void TestPathTexts::everythingHasWords()
{
    std::set<QString> texts;
    std::size_t count = 0;
    for (const ai::lab::Topic &topic : ai::lab::path()) {
        texts.insert(ui::lab::topicTitle(topic.key));
        for (const ai::lab::PathStop &stop : topic.stops)
            texts.insert(ui::lab::stopText(stop.key));
        count += 1 + topic.stops.size();
    }
    QVERIFY(!texts.contains(QString()));
    QCOMPARE(texts.size(), count);
    QVERIFY(ui::lab::stopText("none").isEmpty());
    QVERIFY(ui::lab::topicTitle("none").isEmpty());
}

void TestPathTexts::stopsAreReadInAMinute()
{
    static const QRegularExpression blanks("\\s+");
    for (const ai::lab::Topic &topic : ai::lab::path()) {
        for (const ai::lab::PathStop &stop : topic.stops) {
            const auto words = ui::lab::stopText(stop.key).split(blanks).size();
            QVERIFY2(words >= 15 && words <= 90, stop.key.data());
        }
    }
}

/// As in the menu from which they are opened, not by a number that nobody can look up.
void TestPathTexts::sourcesAreCalledByTheirTitles()
{
    static const QRegularExpression unnamed(
        "(first|second|third|fourth|Spanish|translated) (article|document)|course report|"
        "[Tt]he article (calls|has|that)");
    static const QRegularExpression quoted("\u201c(.*?)\u201d");
    QString titles;
    for (const auto document : ai::lab::allDocuments)
        titles += ui::lab::documentTitle(document) + '\n';
    for (const ai::lab::Topic &topic : ai::lab::path()) {
        for (const ai::lab::PathStop &stop : topic.stops) {
            const QString text = ui::lab::stopText(stop.key);
            QVERIFY2(!text.contains(unnamed), stop.key.data());
            for (auto title = quoted.globalMatch(text); title.hasNext();)
                QVERIFY2(titles.contains(title.next().captured(1)), stop.key.data());
        }
    }
    for (const ui::lab::GlossaryEntry &entry : ui::lab::glossary())
        QVERIFY2(!entry.definition.contains(unnamed), qPrintable(entry.key));
}

/// By playing all games, and by the positions that come up in them.
void TestPathTexts::explosionsNumbersAreCounted()
{
    const core::Nim nim; // 20 counters
    const auto boards = ai::lab::countPositions(core::TicTacToe());
    for (const QString &text :
         {ui::lab::stopText("depth-explosion"), ui::lab::glossaryTip("explosion")}) {
        for (const std::int64_t number :
             {nodesOf(core::TicTacToe(), 9), std::int64_t(boards.all),
              std::int64_t(boards.upToSymmetry), nodesOf(nim, 20),
              std::int64_t(ai::lab::countPositions(nim).all), nodesOf(core::Othello(), 6)})
            QVERIFY2(text.contains(ui::lab::countText(number)),
                     qPrintable(QString::number(number)));
    }
}

namespace {

ai::lab::CountedSearch counted(ai::lab::SearchSetup setup)
{
    ai::SearchControl control;
    return countSearch(setup, control);
}

std::int64_t calls(std::string_view example)
{
    return std::int64_t(counted(ai::lab::example(example)->setup).counters.calls());
}

std::int64_t leaves(const char *tree,
                    ai::lab::Algorithm algorithm = ai::lab::Algorithm::AlphaBetaShared)
{
    return std::int64_t(counted({*ai::lab::TextTree::parse(tree), algorithm}).counters.leaves());
}

} // namespace

void TestPathTexts::numbersOfStopsAreThoseOfTheirSearches()
{
    const std::int64_t whole = calls("ttt-win-only");
    const std::vector<std::pair<const char *, std::vector<std::int64_t>>> numbers{
        {"cut-win", {whole, calls("ttt-shared")}},
        {"order-nim", {calls("nim-three-first"), calls("nim-alpha-beta")}},
        {"games-tic-tac-toe",
         {calls("ttt-plain") - 1, calls("ttt-fresh"), calls("ttt-shared") - 1}}, // below the root
        {"engines-game", {calls("ttt-shared")}},
    };
    for (const auto &[key, counts] : numbers) {
        for (const std::int64_t count : counts)
            QVERIFY2(ui::lab::stopText(key).contains(ui::lab::countText(count)), key);
    }
    // "How few are left."
    QVERIFY2(calls("ttt-table") < calls("ttt-shared") / 2,
             qPrintable(QString::number(calls("ttt-table"))));
    QCOMPARE(QString::fromStdString(
                 moveText(core::Nim(), counted(ai::lab::example("nim-alpha-beta")->setup).best)),
             QString("a3"));
    QCOMPARE(counted(ai::lab::example("ttt-any-win")->setup).best.code() + 1, 2);
    QCOMPARE(counted(ai::lab::example("ttt-nearer-win")->setup).best.code() + 1, 7);
    QCOMPARE(counted(ai::lab::example("ttt-nearer-win")->setup).value, 5);
    QCOMPARE(counted(ai::lab::example("report-easy")->setup).best.code() + 1, 3);
    QCOMPARE(counted(ai::lab::example("report-medium")->setup).best.code() + 1, 9);
    QCOMPARE(counted(ai::lab::example("report-hard")->setup).best.code() + 1, 9);
    QCOMPARE(counted(ai::lab::example("othello-pieces")->setup).value, 3);
}

/// What the words say of orders, bounds and values in the trees beside them.
void TestPathTexts::comparisonsHoldForTheirTrees()
{
    QCOMPARE(leaves("MIN(MAX(4,5),MAX(2,7))"), 4);                          // order-worse
    QCOMPARE(leaves("MIN(MAX(4,5),MAX(7,2))"), 3);                          // order-better
    QCOMPARE(leaves("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))"), 7);         // order-classic
    QCOMPARE(leaves("MAX(MIN(3,12,8),MIN(2,4,6),MIN(5,14,2))"), 7);         // 14 is not first
    QCOMPARE(leaves("MAX(MIN(3,12,8),MIN(2,4,6),MIN(5,2,14))"), 6);         // with 14 last
    QCOMPARE(leaves("MAX(MIN(3,12,8),MIN(2,4,6),MIN(2,5,14))"), 3 + 3 - 1); // order-best
    QCOMPARE(leaves("MAX(MIN(3,5,10),MIN(2,2))"), 4);                       // window-end
    QCOMPARE(leaves("MAX(MIN(3,5,10),MIN(2,2))", ai::lab::Algorithm::Plain), 5);
    const auto story = support::traced("othello-a-and-b"); // A is worth 7 exactly
    const auto &first = story.trace->nodes()[story.trace->firstChild(0)];
    QCOMPARE(first.value, 7);
    QCOMPARE(first.bound, ai::lab::Bound::Exact);
    std::set<int> replies; // "at least": not each of them leaves 7
    for (auto leaf = story.trace->firstChild(story.trace->firstChild(0)); leaf != ai::lab::noNode;
         leaf = story.trace->nextSibling(leaf))
        replies.insert(story.trace->nodes()[leaf].value);
    QVERIFY(*replies.begin() == 7 && replies.size() > 1);
    QVERIFY(ui::lab::stopText("cut-a-and-b").contains("whatever MIN replies, MAX has 7 at least"));
    const auto classic = support::traced("classic"); // bound-exact
    std::vector<std::pair<int, ai::lab::Bound>> children;
    for (auto child = classic.trace->firstChild(0); child != ai::lab::noNode;
         child = classic.trace->nextSibling(child))
        children.emplace_back(classic.trace->nodes()[child].value,
                              classic.trace->nodes()[child].bound);
    const std::vector<std::pair<int, ai::lab::Bound>> expected{
        {3, ai::lab::Bound::Exact}, {2, ai::lab::Bound::AtMost}, {2, ai::lab::Bound::Exact}};
    QCOMPARE(children, expected);
}

void TestPathTexts::nodesAreNamedAsInTheDrawing_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : ui::languages())
        QTest::newRow(qPrintable(language)) << language;
}

namespace {

/// The inner nodes of a search of a tree that has letters, by these.
std::map<QString, ai::lab::NodeId> lettered(const ai::lab::TracedSearch &search)
{
    std::map<QString, ai::lab::NodeId> nodes;
    for (ai::lab::NodeId id = 0; id < search.trace->nodeCount(); ++id) {
        if (!search.trace->nodes()[id].leaf)
            nodes.emplace(ui::lab::nodeLetter(search.setup.root, search.trace->path(id)), id);
    }
    return nodes;
}

/// The first letter that a text gives to a node for which the drawing has another one, or none;
/// empty if there is none. A letter that begins a sentence may be an article.
QString wronglyNamed(const QString &text, const ai::lab::TracedSearch &search)
{
    static const QRegularExpression named("(?<![.:?!] )(?<!\\()(?<!^)\\b[A-Z]\\b(?![\\w'(])");
    static const QRegularExpression child("\\b(\\d),? (?:is |es |\u00e9 )?([A-Z])\\b");
    static const QRegularExpression worth("\\b([A-Z]) (?:is worth|vale) (\\d+)");
    const auto nodes = lettered(search);
    for (auto match = named.globalMatch(text); match.hasNext();) {
        if (const QString letter = match.next().captured(); nodes.count(letter) == 0)
            return letter;
    }
    for (auto match = child.globalMatch(text); match.hasNext();) {
        const auto next = match.next();
        const core::Move move(static_cast<std::uint16_t>(next.captured(1).toInt() - 1));
        if (next.captured(2) != ui::lab::nodeLetter(search.setup.root, {move}))
            return next.captured(2);
    }
    for (auto match = worth.globalMatch(text); match.hasNext();) {
        const auto next = match.next();
        const auto node = nodes.find(next.captured(1));
        if (node == nodes.end()
            || search.trace->nodes()[node->second].value != next.captured(2).toInt())
            return next.captured(1);
    }
    return {};
}

} // namespace

/// Of stops and of examples, in each language.
void TestPathTexts::nodesAreNamedAsInTheDrawing()
{
    QFETCH(const QString, language);
    const ui::Translations translations(language);
    const auto story = support::traced("othello-a-and-b");
    QCOMPARE(wronglyNamed("child 2 is B", story), QString("B"));
    QCOMPARE(wronglyNamed("worse than D", story), QString("D"));
    QCOMPARE(wronglyNamed("C is worth 7", story), QString("C"));
    for (const QString &text :
         {ui::lab::stopText("cut-a-and-b"), ui::lab::exampleText("othello-a-and-b")})
        QCOMPARE(wronglyNamed(QString(text).replace('B', 'A'), story), QString("A"));
    const auto verify = [](const QString &text, const ai::lab::SearchSetup &setup) {
        if (const QString wrong = wronglyNamed(text, support::traced(setup)); !wrong.isEmpty())
            QFAIL(qPrintable(wrong + " in: " + text));
    };
    for (const ai::lab::Topic &topic : ai::lab::path()) {
        for (const ai::lab::PathStop &stop : topic.stops) {
            if (const auto setup = setupOf(stop); isTree(setup.root))
                verify(ui::lab::stopText(stop.key), setup);
        }
    }
    for (const ai::lab::Example &example : ai::lab::examples()) {
        if (!isTree(example.setup.root))
            continue;
        verify(ui::lab::exampleTitle(example.key), example.setup);
        verify(ui::lab::exampleText(example.key), example.setup);
    }
}

/// "In one position either may need fewer."
void TestPathTexts::neitherCutNeedsFewerCallsEverywhere()
{
    ai::Random random(4);
    int winOnlyFewer = 0;
    int alphaBetaFewer = 0;
    for (int i = 0; i < 200; ++i) {
        core::TicTacToe board;
        for (int ply = 0; ply < 3 + i % 3 && !board.isOver(); ++ply) {
            const auto moves = board.legalMoves();
            board.play(moves[ai::uniformIndex(random, moves.size())]);
        }
        if (board.isOver())
            continue;
        const auto winOnly = counted({board, ai::lab::Algorithm::WinOnly}).counters.calls();
        const auto alphaBeta =
            counted({board, ai::lab::Algorithm::AlphaBetaShared}).counters.calls();
        winOnlyFewer += winOnly < alphaBeta ? 1 : 0;
        alphaBetaFewer += alphaBeta < winOnly ? 1 : 0;
    }
    QVERIFY(winOnlyFewer > 0 && alphaBetaFewer > 0);
}

/// "Order changes the work, never the value"; "the root of a whole search is always marked =";
/// fail-soft and fail-hard "give the root the same value", where an equal value cuts they "visit
/// the same nodes", and where it does not "fail-hard may visit more", never fewer.
void TestPathTexts::whatHoldsInGeneralHoldsForRandomTrees()
{
    const QString text = ui::lab::glossaryTip("failHard");
    for (const char *says :
         {"Both give the root the same value, and where an equal value cuts they "
          "visit the same nodes",
          "fail-hard may visit more"})
        QVERIFY2(text.contains(says), says);
    ai::Random random(5);
    int more = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto tree = ai::lab::TextTree::random({}, core::Side::First, random);
        ai::lab::SearchSetup setup{tree, ai::lab::Algorithm::AlphaBetaShared};
        const auto soft = support::traced(setup);
        QCOMPARE(soft.trace->nodes().front().bound, ai::lab::Bound::Exact);
        setup.failHard = true;
        const auto hard = support::traced(setup);
        QCOMPARE(hard.trace->nodes().front().value, soft.trace->nodes().front().value);
        QCOMPARE(hard.trace->counters().calls(), soft.trace->counters().calls());
        ai::lab::SearchSetup beyond{tree, ai::lab::Algorithm::AlphaBetaShared};
        beyond.cutsBeyond = true;
        const auto softBeyond = support::traced(beyond);
        beyond.failHard = true;
        const auto hardBeyond = support::traced(beyond);
        QCOMPARE(hardBeyond.trace->nodes().front().value, softBeyond.trace->nodes().front().value);
        const auto softCalls = softBeyond.trace->counters().calls();
        const auto hardCalls = hardBeyond.trace->counters().calls();
        QVERIFY(hardCalls >= softCalls);
        more += hardCalls > softCalls ? 1 : 0;
        setup.order = ai::lab::MoveOrder::Reversed;
        QCOMPARE(counted(setup).value, soft.trace->nodes().front().value);
    }
    ai::lab::SearchSetup example{*ai::lab::TextTree::parse("MAX(3,MIN(MAX(1,2),9))"),
                                 ai::lab::Algorithm::AlphaBetaShared};
    example.cutsBeyond = true;
    QCOMPARE(counted(example).counters.leaves(), 3U);
    example.failHard = true;
    QCOMPARE(counted(example).counters.leaves(), 4U);
    QVERIFY(more > 0);
}

/// "At MAX the node is worth beta or more", "at MIN alpha or less", and "an equal value cuts
/// nothing" where cuts are beyond the bound.
void TestPathTexts::cutsAreThoseOfTheGlossary()
{
    const QString text = ui::lab::glossaryTip("cut");
    for (const char *says : {"At MAX that is a beta cut", "worth beta or more",
                             "At MIN it is an alpha cut", "worth alpha or less"})
        QVERIFY2(text.contains(says), says);
    ai::Random random(6);
    int cuts[2]{};
    int equal = 0;
    for (int i = 0; i < 500; ++i) {
        ai::lab::SearchSetup setup{ai::lab::TextTree::random({}, core::Side::First, random),
                                   ai::lab::Algorithm::AlphaBetaShared};
        setup.cutsBeyond = i % 2 == 1;
        const auto search = support::traced(setup);
        const auto &events = search.trace->events();
        for (std::uint32_t step = 1; step <= events.size(); ++step) {
            if (events[step - 1].kind != ai::lab::EventKind::Cut)
                continue;
            const auto id = search.trace->nodeOf(step - 1);
            const bool max = search.trace->nodes()[id].max;
            const auto state = search.trace->state(id, step);
            const int bound = max ? state.beta : state.alpha;
            QVERIFY(max ? state.value >= bound : state.value <= bound);
            QVERIFY(!setup.cutsBeyond || state.value != bound);
            ++cuts[max ? 1 : 0];
            equal += state.value == bound ? 1 : 0;
        }
    }
    QVERIFY(cuts[0] > 0 && cuts[1] > 0 && equal > 0);
}

void TestPathTexts::mostHeapsOfTheTableAreSearchedOnce()
{
    const auto search = support::traced("nim-table");
    std::map<std::string, int> searched;
    for (ai::lab::NodeId id = 0; id < search.trace->nodeCount(); ++id) {
        const auto &node = search.trace->nodes()[id];
        if (!node.leaf && !node.known)
            ++searched[std::get<core::Nim>(positionAt(search, id)).toText()];
    }
    const auto once = std::count_if(searched.begin(), searched.end(),
                                    [](const auto &one) { return one.second == 1; });
    QVERIFY(2 * once > std::ssize(searched) && once < std::ssize(searched));
    QVERIFY(ui::lab::exampleText("nim-table").contains("most heaps are searched once"));
}

QTEST_GUILESS_MAIN(TestPathTexts)
#include "tst_pathtexts.moc"
