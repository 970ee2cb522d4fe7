#include "tests/support/lab/traced.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/steptexts.h"

#include <QSignalSpy>
#include <QTest>

using ai::lab::EventKind;
using ai::lab::TracedSearch;
using ui::lab::LabSession;

namespace {

/// MAX over two MINs; the second is cut after its first leaf.
TracedSearch cutTree()
{
    return support::traced(
        {*ai::lab::TextTree::parse("MAX(MIN(3,5),MIN(2,9))"), ai::lab::Algorithm::AlphaBetaShared});
}

void show(LabSession &session, bool atEnd)
{
    session.show(cutTree(), atEnd);
}

} // namespace

/// What the Lab's views follow.
class TestLabSession : public QObject
{
    Q_OBJECT

private slots:
    void stridesStopWhereTheirSizeSays();
    void aLessonsStepCountsEvents();
    void aStepSelectsItsNodeAndEndsATrial();
    void onlyOfferedBranchesAreMarked();
    void handBeatsOpenAll();
    void anotherSearchForgetsWhatWasDone();
    void stepsThatTellTheAnswerAreHidden();
};

void TestLabSession::stridesStopWhereTheirSizeSays()
{
    LabSession session;
    session.stride(LabSession::StepSize::Event, true); // without a search
    QVERIFY(!session.hasTrace());
    show(session, false);
    const auto &events = session.trace().events();
    for (const auto size :
         {LabSession::StepSize::Event, LabSession::StepSize::Node, LabSession::StepSize::Cut}) {
        std::vector<std::uint32_t> expected;
        for (std::uint32_t step = 1; step <= events.size(); ++step) {
            const EventKind kind = events[step - 1].kind;
            const bool node =
                kind == EventKind::Leaf || kind == EventKind::Leave || kind == EventKind::Known;
            const bool stop =
                size == LabSession::StepSize::Event && !session.trace().joinsNext(step);
            if (stop || (size == LabSession::StepSize::Node && node)
                || (size == LabSession::StepSize::Cut && kind == EventKind::Cut))
                expected.push_back(step);
        }
        QVERIFY(!expected.empty());
        session.goTo(0);
        for (const std::uint32_t step : expected) {
            session.stride(size, true);
            QCOMPARE(session.step(), step);
        }
        session.goTo(session.trace().stepCount());
        QVERIFY(session.atEnd());
        for (auto step = expected.rbegin(); step != expected.rend(); ++step) {
            if (*step == session.step())
                continue;
            session.stride(size, false);
            QCOMPARE(session.step(), *step);
        }
        session.stride(size, false);
        QCOMPARE(session.step(), 0u);
    }
}

/// As resources/formats/tabuleiro-lesson.md says: "step: 5 can be their step 3", and it opens at
/// that step's end.
void TestLabSession::aLessonsStepCountsEvents()
{
    LabSession session;
    show(session, false);
    session.goTo(5); // the root, its child, that child's leaf without its value
    QCOMPARE(session.step(), 6U);
    QCOMPARE(session.stopOf(session.step()), 3U);
}

void TestLabSession::aStepSelectsItsNodeAndEndsATrial()
{
    LabSession session;
    show(session, false);
    session.setWhatIf({cutTree(), {}, 7});
    QVERIFY(session.whatIf());
    QSignalSpy steps(&session, &LabSession::stepChanged);
    QSignalSpy selections(&session, &LabSession::selectionChanged);
    session.goTo(3);
    QVERIFY(!session.whatIf());
    QCOMPARE(steps.size(), 1);
    QCOMPARE(selections.size(), 1);
    QCOMPARE(session.selected(), session.trace().path(session.current()));
    session.goTo(3);
    QCOMPARE(steps.size(), 1);
    session.goTo(1'000'000);
    QVERIFY(session.atEnd());
}

void TestLabSession::onlyOfferedBranchesAreMarked()
{
    LabSession session;
    show(session, true);
    const LabSession::Path offered = session.trace().path(1);
    session.offerMarks({offered});
    QSignalSpy marks(&session, &LabSession::marksChanged);
    session.press(offered);
    QVERIFY(session.marked().contains(offered));
    session.press(offered);
    QVERIFY(session.marked().empty());
    QVERIFY(!session.toggleMark({}));
    QCOMPARE(marks.size(), 2);
    session.setFilling(true); // where each node can be written at
    session.press(offered);
    QVERIFY(session.marked().empty());
    QCOMPARE(session.selected(), offered);
}

void TestLabSession::handBeatsOpenAll()
{
    LabSession session;
    show(session, true);
    const LabSession::Path path = session.trace().path(1);
    QVERIFY(!session.opened(path));
    session.openAll();
    QCOMPARE(session.opened(path), std::optional(true));
    session.setOpened(path, false);
    QCOMPARE(session.opened(path), std::optional(false));
    QCOMPARE(session.opened({}), std::optional(true));
    session.foldAgain();
    QVERIFY(!session.opened(path));
}

void TestLabSession::anotherSearchForgetsWhatWasDone()
{
    LabSession session;
    show(session, true);
    const LabSession::Path path = session.trace().path(1);
    session.select(path);
    session.openAll();
    session.offerMarks({path});
    session.setMarked(path, true);
    session.setFilling(true);
    session.setWritten({{path, {.text = "3", .remark = {}}}});
    session.setAsked(1);
    session.setWhatIf({cutTree(), path, 7});
    show(session, false);
    QCOMPARE(session.step(), 0u);
    QVERIFY(session.selected().empty());
    QVERIFY(!session.opened(path));
    QVERIFY(session.marked().empty());
    QVERIFY(!session.toggleMark(path));
    QVERIFY(!session.filling());
    QVERIFY(session.written().empty());
    QCOMPARE(session.asked(), ai::lab::noNode);
    QVERIFY(!session.whatIf());
}

void TestLabSession::stepsThatTellTheAnswerAreHidden()
{
    LabSession session;
    show(session, true);
    const ai::lab::Trace &trace = session.trace();
    session.setAsked(trace.find(trace.path(1)));
    int hidden = 0;
    for (std::uint32_t step = 0; step <= trace.stepCount(); ++step) {
        const EventKind kind = step == 0 ? EventKind::Leaf : trace.events()[step - 1].kind;
        const bool tells =
            step > 0 && trace.nodeOf(step - 1) == session.asked()
            && (kind == EventKind::Compare || kind == EventKind::Window || kind == EventKind::Cut);
        QCOMPARE(ui::lab::shownStepText(session, step),
                 tells ? ui::lab::quizString(ui::lab::QuizString::Hidden)
                       : ui::lab::stepText(session.search(), step));
        hidden += tells ? 1 : 0;
    }
    QVERIFY(hidden > 0);
}

QTEST_MAIN(TestLabSession)
#include "tst_labsession.moc"
