#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/stepfacts.h"
#include "tests/support/lab/traced.h"
#include "ui/lab/texts/steptexts.h"

#include <QTest>

#include <map>
#include <set>

using ai::lab::Algorithm;
using ai::lab::EventKind;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using support::traced;

namespace {

TracedSearch tracedTree(const char *text, ai::lab::Algorithm algorithm)
{
    return traced({*ai::lab::TextTree::parse(text), algorithm});
}

/// The sentences of all steps, one a line.
QString sentences(const TracedSearch &search)
{
    QStringList lines;
    for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step)
        lines += ui::lab::stepText(search, step);
    return lines.join('\n');
}

/// What a node has when it leaves children out.
struct Cut
{
    int alpha = 0;
    int beta = 0;
    int best = 0;
};
using Cuts = std::map<std::vector<core::Move>, Cut>;

/// How alpha-beta is varied.
struct Rules
{
    bool failHard = false;
    bool cutsBeyond = false; ///< an equal value does not cut
};

/// Alpha-beta once more, as the documents print it.
int alphaBeta(const TextTree &node, Cut window, const Rules &rules, std::vector<core::Move> &path,
              Cuts &cuts)
{
    const bool failHard = rules.failHard;
    if (node.isOver())
        return node.score();
    const bool max = node.sideToMove() == core::Side::First;
    window.best = max ? -ai::infinity : ai::infinity;
    const auto moves = node.legalMoves();
    for (const core::Move move : moves) {
        TextTree child = node;
        child.play(move);
        path.push_back(move);
        const int value = alphaBeta(child, window, rules, path, cuts);
        path.pop_back();
        window.best = max ? std::max(window.best, value) : std::min(window.best, value);
        int &own = max ? window.alpha : window.beta;
        if (failHard)
            own = max ? std::max(own, value) : std::min(own, value);
        const int beyond = failHard ? window.alpha - window.beta
                           : max    ? window.best - window.beta
                                    : window.alpha - window.best;
        const bool closed = rules.cutsBeyond ? beyond > 0 : beyond >= 0;
        if (closed && move != *(moves.end() - 1))
            cuts[path] = window;
        if (closed)
            break;
        own = max ? std::max(own, value) : std::min(own, value);
    }
    return failHard ? (max ? window.alpha : window.beta) : window.best;
}

} // namespace

/// Every step has words, and they say what the trace has.
class TestStepTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyKindOfEventHasWords();
    void conditionIsStatedBeforeTheCut();
    void cutIsExplainedByNumbersThatHold();
    void boundsAreNotShownAsValues();
    void plainMinimaxHasNoWindow();
    void everyReturnHasASentence();
    void aWonGameIsNotComparedWithElsewhere();
    void lettersAreSaidToBeUnknown();
    void learnedMovesSayWhyTheyComeFirst();
};

void TestStepTexts::everyKindOfEventHasWords()
{
    std::set<EventKind> seen;
    for (const ai::lab::Example &example : ai::lab::examples()) {
        const TracedSearch search = traced(example.key);
        const auto &events = search.trace->events();
        // The large ones in part: each of their steps is of a kind and a place that comes again.
        const std::uint32_t stride = std::max<std::uint32_t>(1, search.trace->stepCount() / 3000);
        for (std::uint32_t step = 0; step <= search.trace->stepCount(); step += stride) {
            const QString text = ui::lab::stepText(search, step);
            QVERIFY2(text.size() > 5, example.key.data());
            QVERIFY2(!text.contains('%'), qPrintable(text));
            QVERIFY2(text.endsWith('.'), qPrintable(text));
            if (step > 0)
                seen.insert(events[step - 1].kind);
        }
    }
    QCOMPARE(seen.size(), std::size_t(EventKind::Sum) + 1); // the last kind
}

void TestStepTexts::conditionIsStatedBeforeTheCut()
{
    const TracedSearch search = traced("tree-2");
    const auto &events = search.trace->events();
    for (std::uint32_t step = 1; step < search.trace->stepCount(); ++step) {
        if (events[step].kind != EventKind::Cut)
            continue;
        // The node that is about to be cut, while its child is still being searched.
        QCOMPARE(ui::lab::cutConditionText(search, search.trace->nodeOf(step), step - 1),
                 QString("MIN cuts as soon as a reply is worth 3 or less."));
        // And when its last child is tried, in the words of the step.
        std::uint32_t tried = step;
        while (events[tried - 1].kind != EventKind::Child
               || search.trace->nodeOf(tried - 1) != search.trace->nodeOf(step))
            --tried;
        const QString words = ui::lab::stepText(search, tried);
        QVERIFY2(words.contains("MIN cuts as soon as a reply is worth 3 or less."),
                 qPrintable(words));
    }
}

void TestStepTexts::cutIsExplainedByNumbersThatHold()
{
    ai::Random random(3);
    int checked = 0;
    for (int i = 0; i < 300; ++i) {
        const TextTree tree = TextTree::random({}, core::Side::First, random);
        ai::lab::SearchSetup setup{tree, Algorithm::AlphaBetaShared};
        setup.failHard = i % 2 == 0;
        setup.cutsBeyond = i % 4 >= 2;
        Cuts cuts;
        std::vector<core::Move> path;
        alphaBeta(tree, {-ai::infinity, ai::infinity}, {setup.failHard, setup.cutsBeyond}, path,
                  cuts);
        const TracedSearch search = traced(setup);
        for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step) {
            const ai::lab::NodeId node = search.trace->nodeOf(step - 1);
            const QString text = ui::lab::cutStateText(search, node, step);
            const bool cut = search.trace->events()[step - 1].kind == EventKind::Cut;
            QCOMPARE(!text.isEmpty(), cut);
            if (!cut)
                continue;
            ++checked;
            const auto known = cuts.find(search.trace->path(node));
            QVERIFY(known != cuts.end());
            const auto &[alpha, beta, best] = known->second;
            const bool max = search.trace->nodes()[node].max;
            QString expected;
            if (setup.cutsBeyond)
                expected = max ? QString("Cut: %1 is above beta = %2.").arg(best).arg(beta)
                               : QString("Cut: %1 is below alpha = %2.").arg(best).arg(alpha);
            else if (setup.failHard)
                expected =
                    QString("Cut: alpha = %1 is not below beta = %2. The window is empty: no "
                            "value lies in it that could matter.")
                        .arg(alpha)
                        .arg(beta);
            else if (max)
                expected = QString("Cut: %1 is not below beta = %2.").arg(best).arg(beta);
            else
                expected = QString("Cut: %1 is not above alpha = %2.").arg(best).arg(alpha);
            QCOMPARE(QString(text).remove(QChar(0x200e)).replace(QChar(0x2212), '-'), expected);
            const QString reason = expected.mid(5).section('.', 0, 0); // without "Cut: "
            const QString sentence =
                ui::lab::stepText(search, step).remove(QChar(0x200e)).replace(QChar(0x2212), '-');
            QVERIFY2(sentence.contains(": " + reason + ". "), qPrintable(sentence));
        }
        QCOMPARE(search.trace->counters().cuts(), std::uint64_t(cuts.size()));
    }
    QVERIFY(checked > 200);
}

void TestStepTexts::boundsAreNotShownAsValues()
{
    const TracedSearch search = traced("tree-2");
    const std::uint32_t end = search.trace->stepCount();
    QCOMPARE(ui::lab::nodeText(search, 0, end), QString("A, root, MAX: = 3"));
    const auto second = search.trace->nextSibling(search.trace->firstChild(0));
    QVERIFY(ui::lab::nodeText(search, second, end).contains(QString::fromUtf8("\u2264 2")));
}

void TestStepTexts::plainMinimaxHasNoWindow()
{
    const QString text = sentences(tracedTree("MAX(MIN(3,5,2),4)", Algorithm::Plain));
    QVERIFY2(!text.contains("window") && !text.contains(QChar(0x221e)), qPrintable(text));
    for (const char *sentence : {"The first child returns 3: MIN's best value so far.",
                                 "5 is not smaller than 3: MIN's best stays 3.",
                                 "2 is smaller than the best so far: MIN's best is now 2.",
                                 "4 is larger than the best so far: MAX's best is now 4."})
        QVERIFY2(text.contains(sentence), sentence);
}

void TestStepTexts::everyReturnHasASentence()
{
    const QString text =
        sentences(tracedTree("MAX(MIN(3,5,10),MIN(4,2),MIN(8,9))", Algorithm::AlphaBetaShared));
    for (const char *sentence :
         {"5 is not below beta = 3: beta stays.", "10 is not below beta = 3: beta stays.",
          "MIN has 2 here, not above alpha = 3, but no child is left to be cut."})
        QVERIFY2(text.contains(sentence), qPrintable(text));
}

/// X wins at once: that no reply is better has nothing to do with what MIN has elsewhere.
void TestStepTexts::aWonGameIsNotComparedWithElsewhere()
{
    const auto board = *core::TicTacToe::parse("XX-OO---- X");
    const QString text = sentences(traced({board, Algorithm::AlphaBetaShared, 2}));
    QVERIFY2(text.contains(
                 QString::fromUtf8("MAX has +\u221e here, a won game, which cannot be bettered: ")),
             qPrintable(text));
    QVERIFY(!text.contains("MIN has +"));
}

void TestStepTexts::lettersAreSaidToBeUnknown()
{
    const TracedSearch search = tracedTree("MAX(3,c); c <= 2", Algorithm::AlphaBetaShared);
    const QString text = sentences(search);
    QVERIFY2(text.contains("The leaf c is unknown (at most 2); the search takes 2 for it."),
             qPrintable(text));
    QCOMPARE(ui::lab::nodeText(search, 2, search.trace->stepCount()),
             QString("child 2 of A, leaf c: unknown, taken as 2"));
    // What follows from the 0 that is taken for a says so.
    const TracedSearch cut = tracedTree("MAX(MIN(3,5),MIN(a,9))", Algorithm::AlphaBetaShared);
    const auto second = cut.trace->nextSibling(cut.trace->firstChild(0));
    QCOMPARE(ui::lab::nodeText(cut, second, cut.trace->stepCount()),
             QString::fromUtf8("C, MIN: \u2264 0 if a = 0, 1 branch(es) cut"));
}

/// The words follow what the step's facts hold, which are checked against a search of their own.
void TestStepTexts::learnedMovesSayWhyTheyComeFirst()
{
    const auto board = *core::TicTacToe::parse("X---O---- X");
    const std::map<Algorithm, QStringList> reasons{
        {Algorithm::Killers,
         {" is tried first: it closed the window at another node of this ply.",
          " is tried next: it, too, closed the window at another node of this ply."}},
        {Algorithm::Deepening,
         {" is tried first: it was the best move here, or enough for a cut, in the search one ply "
          "shallower."}}};
    for (const auto &[algorithm, words] : reasons) {
        const TracedSearch search = traced({board, algorithm, 4});
        QVector<int> seen(2);
        for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step) {
            const ai::lab::StepFacts facts = stepFacts(search, step);
            const QString text = ui::lab::stepText(search, step);
            if (facts.triedAs == ai::MoveOrderReason::Listed) {
                QVERIFY2(!text.contains(" is tried "), qPrintable(text));
                continue;
            }
            const int place = facts.isFirstChild ? 0 : 1;
            const ai::lab::NodeId parent = facts.kind == EventKind::Child
                                               ? facts.node
                                               : search.trace->nodes()[facts.node].parent;
            const QString move =
                QString::fromStdString(moveText(positionAt(search, parent), facts.move));
            QVERIFY2(text.contains(" tries " + move + ". " + move + words.at(place)),
                     qPrintable(text));
            ++seen[place];
        }
        QVERIFY(seen[0] > 0);
        QCOMPARE(seen[1] > 0, words.size() == 2);
    }
}

QTEST_MAIN(TestStepTexts)
#include "tst_steptexts.moc"
