#include "ai/lab/exercises.h"
#include "ui/lab/articlepanel.h"
#include "ui/lab/exercisepanel.h"
#include "ui/lab/labexport.h"
#include "ui/lab/labwindow.h"
#include "ui/lab/refutationwindow.h"
#include "ui/lab/stepwords.h"

#include <QAccessible>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QXmlStreamReader>

#include <memory>

using ai::lab::noNode;
using ui::LabSession;

/// The Lab as a learner uses it.
class TestLabWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void textbookTreeOpensAtItsFirstStep();
    void endTellsTheResult();
    void exerciseHidesItsAnswerUntilItIsSolved();
    void gameBeingPlayedIsOpenedFirst();
    void keysStartAtTheTreeAndWalkTheSteps();
    void bestPlayOfATreeNamesTheChildren();
    void labelsLeaveTheEdgesFree();
    void jumpToTheEndShowsIt();
    void stepsForwardsAndBackAlike();
    void playsOnlyWhenAsked();
    void sliderReachesAnyStep();
    void stepsLeaveTheWindowLaidOut();
    void everySearchOfTheLibraryOpens();
    void orderOfChildrenChangesTheCount();
    void keysReorderAndTravel();
    void ownTreeIsReadAndWrongTextIsExplained();
    void lettersAreShownAsIntervals();
    void dragReordersTheChildren();
    void leafIsEditedByMouse();
    void childrenAreAddedAndRemoved();
    void randomTreesComeAgain();
    void tooBigASearchIsRefused();
    void searchIsStoppedAtOnce();
    void unseenLeafCannotMatter();
    void seenLeafDecidesFromAValueOn();
    void predictionsAreMarked();
    void predictionsAreMadeByKeyboardAlone();
    void overCuttingAndUnderCuttingAreMarked();
    void futureIsHiddenWhilePredicting();
    void comparisonSaysWhatTheArticleSays();
    void exercisesMarkRightAndWrong();
    void allNumbersOfTheArticlesAreRight();
    void lostGamesRefuteTheArticle();
    void lastMoveIsExplainedAsTheLevelPlays();
    void hardOthelloSaysThatItCannotBeReplayed();
    void whatIsOpenedByItselfCanBeRead();
    void whoIsMaxIsNamed();
    void proofLeavesWhatIsBelowInPlace();
    void heuristicOfOthelloHasItsRoom();
    void cornerIsOnlyATieBreak();
    void cutsSayWhatTheArticleWrites();
    void symmetricMovesAreMerged();
    void atMostSixHundredNodesAreDrawn();
    void traceBeyondItsLimitIsSearchedAgain();
    void picturesAndTextAreExported();
    void everyControlHasAnAccessibleName();
    void stepsAndMessagesAreReadAsTheyAreShown();
    void closingWhileSearchingIsQuick();
    void fitsASmallScreen();

private:
    /// The window on an exhibit, searched.
    std::unique_ptr<ui::LabWindow> opened(const QString &key = "tree-2");
    void finish(ui::LabWindow &window);

    QTemporaryDir m_settings;
    ui::GameController m_game;
};

namespace {

template <class T>
T *part(ui::LabWindow &window, const char *name)
{
    T *found = window.findChild<T *>(name);
    if (found == nullptr)
        qFatal("the Lab has no %s", name);
    return found;
}

void trigger(ui::LabWindow &window, const char *action)
{
    part<QAction>(window, action)->trigger();
}

QString label(ui::LabWindow &window, const char *name)
{
    return part<QLabel>(window, name)->text();
}

quint64 calls(ui::LabWindow &window)
{
    return window.session()->trace().counters().calls();
}

LabSession::Path path(std::initializer_list<int> codes)
{
    LabSession::Path moves;
    for (const int code : codes)
        moves.emplace_back(static_cast<std::uint16_t>(code));
    return moves;
}

/// How often a widget is asked to lay out what is in it.
class LayoutRequests : public QObject
{
public:
    explicit LayoutRequests(QWidget *widget)
        : QObject(widget)
    {
        widget->installEventFilter(this);
    }

    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return false;
    }
};

/// Lays out what a change asks to be laid out, however slow the machine is: a label's room grows, then
/// the window, and then the layouts within it.
void layOut()
{
    for (int round = 0; round < 5; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace

void TestLabWindow::initTestCase()
{
    QVERIFY(m_settings.isValid());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
}

void TestLabWindow::init()
{
    ui::Settings().setLabTree({});
}

void TestLabWindow::finish(ui::LabWindow &window)
{
    QTRY_VERIFY_WITH_TIMEOUT(!window.searching(), 60'000);
}

std::unique_ptr<ui::LabWindow> TestLabWindow::opened(const QString &key)
{
    auto window = std::make_unique<ui::LabWindow>(&m_game);
    window->show();
    window->openExhibit(key);
    finish(*window);
    window->session()->goTo(window->session()->trace().stepCount());
    return window;
}

void TestLabWindow::textbookTreeOpensAtItsFirstStep()
{
    const auto window = opened();
    window->openExhibit("tree-2");
    finish(*window);
    QCOMPARE(window->session()->step(), 0U);
    QVERIFY(!window->message().contains("3."));
    QVERIFY2(window->message().startsWith("Which leaves need no look"),
             qPrintable(window->message()));
    QCOMPARE(label(*window, "nodeTheory"), QString());
    auto *toStart = part<QPushButton>(*window, "fromTheBeginning");
    QVERIFY(toStart->isHidden());
    window->session()->goTo(window->session()->trace().stepCount());
    QVERIFY2(window->message().contains("The root is worth 3."), qPrintable(window->message()));
    QVERIFY(!toStart->isHidden());
    toStart->click();
    QCOMPARE(window->session()->step(), 0U);
    // Another algorithm is looked at from where the person is.
    auto *algorithm = part<QComboBox>(*window, "algorithm");
    algorithm->setCurrentIndex(0);
    emit algorithm->activated(0);
    finish(*window);
    QCOMPARE(window->session()->step(), 0U);
    QVERIFY(!window->message().contains("worth"));
}

void TestLabWindow::exerciseHidesItsAnswerUntilItIsSolved()
{
    const auto window = opened("tree-1");
    auto *list = part<QListWidget>(*window, "exercises");
    auto *answer = part<QLineEdit>(*window, "exerciseAnswer");
    QVERIFY(!answer->isEnabled()); // nothing is chosen yet, and nothing else was opened
    QCOMPARE(window->session()->setup(), ai::lab::exhibit("tree-1")->setup);
    const auto &all = ai::lab::exercises();
    for (std::size_t i = 0; i < all.size(); ++i) {
        list->setCurrentRow(static_cast<int>(i));
        finish(*window);
        LabSession *session = window->session();
        QCOMPARE(session->setup(), ai::lab::exhibit(all[i].exhibit)->setup);
        QCOMPARE(session->step(), 0U);
        if (const auto *tree = std::get_if<ai::lab::TextTree>(&session->setup().root))
            QVERIFY2(label(*window, "exerciseText").contains(tree->toText().c_str()),
                     all[i].key.data());
        const bool seen = session->trace().stepCount() < 100;
        for (const std::uint32_t step : {0U, session->trace().stepCount()}) {
            session->goTo(step);
            QVERIFY2(!window->message().contains("worth")
                         && !window->message().contains("looked at"),
                     qPrintable(window->message()));
            session->select({});
            QVERIFY(label(*window, "nodeTheory").isEmpty());
            QVERIFY(!window->findChild<ui::Overview *>()->accessibleName().contains("cut"));
        }
        session->goTo(0);
        QCOMPARE(part<QListView>(*window, "stepList")->model()->rowCount(), 0);
        if (!seen)
            continue;
        answer->setText(QString::number(all[i].answer()));
        window->findChild<ui::ExercisePanel *>()->check();
        QTRY_VERIFY(label(*window, "exerciseMark").contains("Right"));
        QVERIFY2(window->message().contains("worth"), qPrintable(window->message()));
        QVERIFY(part<QListView>(*window, "stepList")->model()->rowCount() > 0);
    }
}

void TestLabWindow::gameBeingPlayedIsOpenedFirst()
{
    ui::GameController game;
    game.setPace(ui::Pace::Off);
    {
        ui::LabWindow lab(&game); // no game
        finish(lab);
        QCOMPARE(lab.session()->setup(), ai::lab::exhibit("tree-2")->setup);
    }
    game.start(core::Nim(), std::nullopt);
    game.play(std::get<core::Nim>(game.match().current()).legalMoves()[0]);
    ui::LabWindow lab(&game);
    finish(lab);
    QCOMPARE(lab.session()->setup().root, ai::lab::fromPosition(game.match().current()));
    QVERIFY(lab.session()->atEnd());
    QVERIFY(!part<QPushButton>(lab, "fromTheBeginning")->isHidden());
}

void TestLabWindow::keysStartAtTheTreeAndWalkTheSteps()
{
    const auto window = opened();
    QCOMPARE(window->focusWidget()->objectName(), QString("treeCanvas"));
    LabSession *session = window->session();
    session->goTo(0);
    auto *steps = part<QListView>(*window, "stepList");
    trigger(*window, "openRandomTree");
    finish(*window);
    steps->setFocus(); // which is no step
    QCOMPARE(session->step(), 0U);
    QTest::keyClick(steps, Qt::Key_Down);
    QTest::keyClick(steps, Qt::Key_Right);
    QCOMPARE(session->step(), 2U);
    QCOMPARE(steps->currentIndex().row(), 1);
    QTest::keyClick(steps, Qt::Key_Up);
    QTest::keyClick(steps, Qt::Key_Left);
    QCOMPARE(session->step(), 0U);
    QTest::keyClick(steps, Qt::Key_End);
    QVERIFY(session->atEnd());
    QTest::keyClick(steps, Qt::Key_Home);
    QCOMPARE(session->step(), 0U);
    // A row has room for the reason of a cut.
    QVERIFY(steps->sizeHintForRow(0) >= 2 * steps->fontMetrics().lineSpacing());
    QVERIFY(steps->wordWrap());
    window->openExhibit("tree-1");
    QCOMPARE(window->focusWidget()->objectName(), QString("treeCanvas"));
}

void TestLabWindow::bestPlayOfATreeNamesTheChildren()
{
    const auto window = opened();
    window->session()->select({});
    QStringList texts;
    for (const QLabel *one : window->findChildren<QLabel *>())
        texts += one->text();
    QVERIFY(texts.contains("Best play from here: child 1, then child 1: 3"));
}

/// Values stand beside nodes that have edges below, and there is room for them.
void TestLabWindow::labelsLeaveTheEdgesFree()
{
    const auto window = opened();
    const auto &scene = part<ui::TreeCanvas>(*window, "treeCanvas")->scene();
    const auto &nodes = scene.nodes();
    for (const auto &node : nodes) {
        for (std::size_t i = 1; i < node.children.size(); ++i) {
            const auto &left = nodes[std::size_t(node.children[i - 1])];
            const auto &right = nodes[std::size_t(node.children[i])];
            if (!left.children.empty())
                QVERIFY(right.centre.x() - left.centre.x() > 5 * scene.radius());
        }
    }
    // Under the root, where its edges begin, nothing is written over them: the middle one is drawn
    // from the root's lower side on.
    window->session()->select(path({0}));
    QImage picture(scene.bounds().size().toSize(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.translate(-scene.bounds().topLeft());
    part<ui::TreeCanvas>(*window, "treeCanvas")->paintWhole(painter, window->palette());
    painter.end();
    const QPointF from = nodes.front().centre + QPointF(0, scene.radius());
    const QPointF to =
        nodes[std::size_t(nodes.front().children[1])].centre - QPointF(0, scene.radius());
    const QPointF near = from + (to - from) * 0.25 - scene.bounds().topLeft();
    bool inked = false;
    for (int x = -8; x <= 8; ++x) {
        for (int y = -8; y <= 8; ++y)
            inked = inked || qGray(picture.pixel(near.toPoint() + QPoint(x, y))) < 180;
    }
    QVERIFY(inked);
}

void TestLabWindow::jumpToTheEndShowsIt()
{
    const auto window = opened("ttt-shared"); // the list has many pages
    auto *steps = part<QListView>(*window, "stepList");
    QVERIFY2(steps->currentIndex().data().toString().startsWith(
                 QString("%1.").arg(window->session()->step())),
             qPrintable(steps->currentIndex().data().toString()));
    window->openExhibit("othello-pass");
    finish(*window);
    window->session()->goTo(window->session()->trace().stepCount());
    QCoreApplication::processEvents();
    const auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    for (const auto &node : canvas->scene().nodes()) {
        const QPointF label(0, 2.4 * canvas->scene().radius());
        QVERIFY(canvas->onScreen(node.centre + label).y() <= canvas->height() + 1);
    }
}

void TestLabWindow::endTellsTheResult()
{
    const auto window = opened();
    QVERIFY(window->session()->hasTrace());
    QCOMPARE(label(*window, "liveCounters"),
             QString("So far: calls 9, leaves 5, cuts 2, branches cut 4"));
    QVERIFY(label(*window, "stepWords").contains("worth 3"));
    QVERIFY(label(*window, "labMessage").contains("The root is worth 3."));
}

void TestLabWindow::stepsForwardsAndBackAlike()
{
    const auto window = opened();
    LabSession *session = window->session();
    for (const auto grain :
         {LabSession::Grain::Event, LabSession::Grain::Node, LabSession::Grain::Cut}) {
        session->goTo(0);
        std::vector<std::pair<std::uint32_t, QString>> there{{0, label(*window, "stepWords")}};
        while (session->step() < session->trace().stepCount()) {
            session->stride(grain, true);
            there.emplace_back(session->step(), label(*window, "stepWords"));
        }
        QVERIFY(there.size() > 3);
        if (grain == LabSession::Grain::Cut)
            QCOMPARE(there.size(), std::size_t(4)); // the beginning, two cuts, the end
        while (session->step() > 0) {
            QCOMPARE(std::pair(session->step(), label(*window, "stepWords")), there.back());
            there.pop_back();
            session->stride(grain, false);
        }
        QCOMPARE(there.size(), std::size_t(1));
    }
}

void TestLabWindow::playsOnlyWhenAsked()
{
    const auto window = opened();
    window->session()->goTo(0);
    auto *steps = part<ui::StepBar>(*window, "stepBar");
    QVERIFY(!steps->playing());
    part<QComboBox>(*window, "speed")->setCurrentIndex(4);
    trigger(*window, "playSteps");
    QVERIFY(steps->playing());
    QTRY_COMPARE_WITH_TIMEOUT(window->session()->step(), window->session()->trace().stepCount(),
                              20'000);
    QTRY_VERIFY(!steps->playing());
}

void TestLabWindow::sliderReachesAnyStep()
{
    const auto window = opened("ttt-plain");
    auto *slider = part<QSlider>(*window, "stepSlider");
    QCOMPARE(slider->maximum(), static_cast<int>(window->session()->trace().stepCount()));
    for (const int step : {1, 700'001, 1'234'567, 3}) {
        slider->setValue(step);
        QCOMPARE(window->session()->step(), static_cast<std::uint32_t>(step));
        QCOMPARE(label(*window, "stepWords"),
                 ui::stepText(window->session()->search(), static_cast<std::uint32_t>(step)));
    }
}

/// A step's words change, what is around them does not, and none of them is cut off.
void TestLabWindow::stepsLeaveTheWindowLaidOut()
{
    const auto window = opened("ttt-plain");
    auto *session = window->session();
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    LayoutRequests requests(window->centralWidget());
    QFont large = window->font();
    for (const qreal size : {large.pointSizeF(), 2 * large.pointSizeF()}) {
        large.setPointSizeF(size);
        window->setFont(large);
        part<QLabel>(*window, "stepWords")->setFont(large);
        layOut();
        for (const bool again : {false, true}) { // once with room to be made
            requests.count = 0;
            const QRect before = canvas->geometry();
            for (const std::uint32_t step : {9U, 1'000U, 700'001U, 1'000'000U, 3U}) {
                session->goTo(step);
                layOut();
                for (const char *name : {"stepWords", "liveCounters", "stepPlace"}) {
                    auto *shown = part<QLabel>(*window, name);
                    const QSize needed = shown->wordWrap()
                                             ? QSize(0, shown->heightForWidth(shown->width()))
                                             : shown->sizeHint();
                    QVERIFY2(
                        shown->height() >= needed.height() && shown->width() >= needed.width(),
                        qPrintable(QString("%1 is cut off at %2 points: %3 x %4, needs %5 x %6")
                                       .arg(name)
                                       .arg(size)
                                       .arg(shown->width())
                                       .arg(shown->height())
                                       .arg(needed.width())
                                       .arg(needed.height())));
                }
            }
            if (again) {
                QCOMPARE(requests.count, 0);
                QCOMPARE(canvas->geometry(), before);
            }
        }
    }
}

void TestLabWindow::everySearchOfTheLibraryOpens()
{
    const auto window = opened();
    for (const ai::lab::Exhibit &exhibit : ai::lab::library()) {
        trigger(*window, ("exhibit-" + std::string(exhibit.key)).c_str());
        finish(*window);
        QVERIFY2(window->session()->setup() == exhibit.setup, exhibit.key.data());
        QVERIFY2(!window->message().isEmpty(), exhibit.key.data());
        window->grab();
    }
}

void TestLabWindow::orderOfChildrenChangesTheCount()
{
    const auto window = opened("ttt-shared");
    QCOMPARE(calls(*window), quint64(18'297));
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    // Squares 1 to 9 are codes 0 to 8; each is dragged to its place in turn.
    const auto arrange = [&](const std::vector<int> &wanted) {
        for (std::size_t to = 0; to < wanted.size(); ++to) {
            const auto moves =
                searchedMoves(window->session()->setup(), window->session()->setup().root);
            const auto from = std::find(moves.begin(), moves.end(),
                                        core::Move(static_cast<std::uint16_t>(wanted[to])));
            if (from - moves.begin() == static_cast<long>(to))
                continue;
            emit canvas->childMoved({}, static_cast<int>(from - moves.begin()),
                                    static_cast<int>(to));
            finish(*window);
        }
    };
    arrange({4, 0, 2, 6, 8, 1, 3, 5, 7});
    QCOMPARE(calls(*window), quint64(7'275));
    QVERIFY2(window->message().contains("7,275"), qPrintable(window->message()));
    arrange({1, 3, 5, 7, 0, 2, 6, 8, 4});
    QCOMPARE(calls(*window), quint64(42'094));
}

void TestLabWindow::keysReorderAndTravel()
{
    const auto window = opened("four-min");
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    LabSession *session = window->session();
    QTest::keyClick(canvas, Qt::Key_Down);
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Down);
    QCOMPARE(session->selected(), path({1, 0}));
    QCOMPARE(session->trace().counters().leaves(), quint64(4));
    part<QAction>(*window, "later")->trigger(); // 2 behind 7
    finish(*window);
    QCOMPARE(session->trace().counters().leaves(), quint64(3));
    QCOMPARE(session->selected(), path({1, 1}));
    QCOMPARE(part<QLineEdit>(*window, "treeText")->text(), QString("MIN(MAX(4,5),MAX(7,2))"));
    QTest::keyClick(canvas, Qt::Key_Up);
    QCOMPARE(session->selected(), path({1}));
}

void TestLabWindow::ownTreeIsReadAndWrongTextIsExplained()
{
    const auto window = opened();
    auto *text = part<QLineEdit>(*window, "treeText");
    trigger(*window, "openOwnTree");
    finish(*window);
    QCOMPARE(window->focusWidget(), text);
    QVERIFY2(window->message().contains("press Enter"), qPrintable(window->message()));
    text->setText("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))");
    QTest::keyClick(text, Qt::Key_Return);
    finish(*window);
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(7));
    // The message names keys, which are the tree's.
    QVERIFY2(window->message().contains("goes on by one"), qPrintable(window->message()));
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    QCOMPARE(window->focusWidget(), canvas);
    text->setText("MAX(MIN(3,12");
    QTest::keyClick(text, Qt::Key_Return);
    finish(*window);
    QVERIFY2(label(*window, "treeProblem").contains("Column 13"),
             qPrintable(label(*window, "treeProblem")));
    QCOMPARE(text->text(), QString("MAX(MIN(3,12")); // still there to be mended
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(7));
    // The last good one comes again, whatever else was looked at and changed meanwhile.
    window->openExhibit("tree-1");
    finish(*window);
    auto *algorithm = part<QComboBox>(*window, "algorithm");
    algorithm->setCurrentIndex(0);
    emit algorithm->activated(0);
    finish(*window);
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Plain);
    trigger(*window, "openOwnTree");
    finish(*window);
    QCOMPARE(text->text(), QString("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))"));
}

void TestLabWindow::lettersAreShownAsIntervals()
{
    const auto window = opened();
    QCOMPARE(label(*window, "nodeTheory"), QString("The root is 3 whatever the letters are."));
    window->session()->select(path({1}));
    QCOMPARE(label(*window, "nodeTheory"),
             QString("Depending on the letters this node lies between \u2212\u221e and 2."));
    window->session()->select(path({2}));
    QCOMPARE(label(*window, "nodeTheory"), QString());
    window->openExhibit("tree-2-values");
    finish(*window);
    window->session()->select(path({1}));
    QCOMPARE(label(*window, "nodeTheory"), QString("c is not known: \u2212\u221e to 2."));
}

void TestLabWindow::dragReordersTheChildren()
{
    const auto window = opened("four-min");
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    const auto centre = [canvas](const LabSession::Path &node) {
        const int index = canvas->scene().find(node);
        return canvas->onScreen(canvas->scene().nodes()[std::size_t(index)].centre).toPoint();
    };
    const QPoint from = centre(path({1, 0}));
    const QPoint to = centre(path({1, 1})) + QPoint(15, 0);
    QTest::mousePress(canvas, Qt::LeftButton, {}, from);
    for (const QPoint at : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, at, canvas->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(canvas, &move);
    }
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
    finish(*window);
    QCOMPARE(part<QLineEdit>(*window, "treeText")->text(), QString("MIN(MAX(4,5),MAX(7,2))"));
    QVERIFY2(window->message().startsWith("Another order"), qPrintable(window->message()));
    QCOMPARE(window->message().count("call"), 1);
}

void TestLabWindow::leafIsEditedByMouse()
{
    const auto window = opened("four-max");
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    const int leaf = canvas->scene().find(path({1, 0}));
    const QPointF at = canvas->onScreen(canvas->scene().nodes()[std::size_t(leaf)].centre);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at.toPoint());
    QTest::mouseDClick(canvas, Qt::LeftButton, {}, at.toPoint());
    auto *editor = part<QLineEdit>(*window, "leafEditor");
    QVERIFY(editor->isVisible());
    editor->setText("9");
    QTest::keyClick(editor, Qt::Key_Return);
    finish(*window);
    QVERIFY(!editor->isVisible());
    QCOMPARE(part<QLineEdit>(*window, "treeText")->text(), QString("MAX(MIN(4,5),MIN(9,7))"));
    QCOMPARE(window->session()->trace().nodes().front().value, 7);
}

void TestLabWindow::childrenAreAddedAndRemoved()
{
    const auto window = opened("four-max");
    auto *text = part<QLineEdit>(*window, "treeText");
    window->session()->select(path({0}));
    trigger(*window, "addChild");
    finish(*window);
    QCOMPARE(text->text(), QString("MAX(MIN(4,5,0),MIN(2,7))"));
    QCOMPARE(window->session()->selected(), path({0}));
    window->session()->select(path({1}));
    trigger(*window, "removeNode");
    finish(*window);
    QCOMPARE(text->text(), QString("MAX(MIN(4,5,0))"));
    window->session()->select({});
    QVERIFY(!part<QAction>(*window, "removeNode")->isEnabled());
}

void TestLabWindow::randomTreesComeAgain()
{
    const auto window = opened();
    auto *text = part<QLineEdit>(*window, "treeText");
    auto *seed = part<QSpinBox>(*window, "randomSeed");
    trigger(*window, "openRandomTree");
    finish(*window);
    const QString first = text->text();
    seed->setValue(2);
    finish(*window);
    QVERIFY(text->text() != first);
    seed->setValue(1);
    finish(*window);
    QCOMPARE(text->text(), first);
    // The field that is changed by keys keeps the focus.
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    seed->setFocus();
    QTest::keyClick(seed, Qt::Key_Up);
    finish(*window);
    QCOMPARE(seed->value(), 2);
    QVERIFY(seed->hasFocus());
}

void TestLabWindow::tooBigASearchIsRefused()
{
    const auto window = opened("four-max");
    window->search({core::Othello(), ai::lab::Algorithm::Plain, 12});
    finish(*window);
    QVERIFY2(window->message().startsWith("Not searched"), qPrintable(window->message()));
    QVERIFY(isTree(window->session()->setup().root));
    // The bar tells of what is shown, not of what was refused.
    window->openExhibit("othello-start");
    finish(*window);
    auto *depth = part<QSpinBox>(*window, "depth");
    QCOMPARE(depth->value(), 4);
    depth->setValue(14);
    finish(*window);
    QVERIFY2(window->message().startsWith("Not searched"), qPrintable(window->message()));
    QCOMPARE(window->session()->setup().depth, 4);
    QCOMPARE(depth->value(), 4);
}

void TestLabWindow::searchIsStoppedAtOnce()
{
    const auto window = opened("four-max");
    window->search({core::TicTacToe(), ai::lab::Algorithm::Report});
    QVERIFY(window->searching());
    trigger(*window, "stopSearch");
    QVERIFY(!window->searching());
    // The bar names what is shown, not what was stopped.
    const QString shown = part<QToolButton>(*window, "openExhibit")->text();
    window->openExhibit("ttt-plain");
    QVERIFY(part<QToolButton>(*window, "openExhibit")->text() != shown);
    trigger(*window, "stopSearch");
    QCOMPARE(part<QToolButton>(*window, "openExhibit")->text(), shown);
    QVERIFY(window->message().startsWith("Stopped"));
    // Its answer is forgotten, and the next search is not held up.
    window->openExhibit("tree-1");
    finish(*window);
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(4));
}

void TestLabWindow::unseenLeafCannotMatter()
{
    const auto window = opened();
    window->session()->select(path({1, 1}));
    QCOMPARE(window->session()->selectedNode(), noNode);
    part<QPushButton>(*window, "prove")->click();
    QTRY_VERIFY(label(*window, "proof").contains("Nothing was lost by not looking."));
    QVERIFY(label(*window, "proof").contains("so it is 3"));
    for (const int value : {-99, 0, 99}) {
        part<QSpinBox>(*window, "triedValue")->setValue(value);
        QTRY_VERIFY2(label(*window, "tried").contains("the root is 3"),
                     qPrintable(label(*window, "tried")));
        part<QLabel>(*window, "tried")->clear();
    }
    // A value tried while the proof is searched ends neither.
    part<QPushButton>(*window, "prove")->click();
    part<QSpinBox>(*window, "triedValue")->setValue(7);
    QTRY_VERIFY(label(*window, "tried").contains("the root is 3"));
    QTRY_VERIFY(label(*window, "proof").contains("so it is 3"));
}

void TestLabWindow::seenLeafDecidesFromAValueOn()
{
    const auto window = opened("four-max");
    window->session()->select(path({1, 0})); // the 2 of MIN(2,7)
    part<QPushButton>(*window, "prove")->click();
    QTRY_VERIFY2(label(*window, "proof").contains("From 5 on upwards the root plays child 2"),
                 qPrintable(label(*window, "proof")));
}

void TestLabWindow::predictionsAreMarked()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::PredictPanel *>();
    panel->setPredicting(true);
    int asked = 0;
    while (const ai::lab::Question *question = panel->question()) {
        if (question->asked == ai::lab::Concept::Cut) {
            auto *branches = part<QListWidget>(*window, "branchesLeft");
            for (int row = 0; row < branches->count(); ++row)
                branches->item(row)->setCheckState(question->cuts ? Qt::Checked : Qt::Unchecked);
        } else {
            part<QLineEdit>(*window, "predictedValue")->setText(QString::number(question->value));
        }
        panel->answer();
        QVERIFY2(label(*window, "mark").contains("Right"), qPrintable(label(*window, "mark")));
        ++asked;
        panel->goOn();
    }
    QVERIFY(asked > 5);
    static const QRegularExpression share("(\\d+) of (\\d+)");
    auto matches = share.globalMatch(label(*window, "score"));
    int sum = 0;
    while (matches.hasNext()) {
        const auto match = matches.next();
        QCOMPARE(match.captured(1), match.captured(2));
        sum += match.captured(1).toInt();
    }
    QCOMPARE(sum, asked);
}

// The focus goes from question to question to what the answer goes into, and Return goes on.
void TestLabWindow::predictionsAreMadeByKeyboardAlone()
{
    const auto window = opened();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    auto *panel = window->findChild<ui::PredictPanel *>();
    part<QTabWidget>(*window, "labTabs")->setCurrentWidget(panel);
    panel->setPredicting(true);
    bool cut = false;
    int asked = 0;
    for (; const ai::lab::Question *question = panel->question(); ++asked) {
        QWidget *input = QApplication::focusWidget();
        QVERIFY(input != nullptr);
        if (question->asked == ai::lab::Concept::Cut) {
            QCOMPARE(input->objectName(), QString("branchesLeft"));
            for (std::size_t i = 0; question->cuts && i < question->left.size(); ++i) {
                QTest::keyClick(input, Qt::Key_Space);
                QTest::keyClick(input, Qt::Key_Down);
            }
            cut = true;
        } else {
            QCOMPARE(input->objectName(), QString("predictedValue"));
            QTest::keyClicks(input, QString::number(question->value));
        }
        QTest::keyClick(input, Qt::Key_Return);
        QVERIFY2(label(*window, "mark").contains("Right"), qPrintable(label(*window, "mark")));
        QCOMPARE(QApplication::focusWidget()->objectName(), QString("nextQuestion"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    QVERIFY(asked > 5);
    QVERIFY(cut);
}

void TestLabWindow::overCuttingAndUnderCuttingAreMarked()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::PredictPanel *>();
    panel->setPredicting(true);
    bool over = false;
    bool under = false;
    while (const ai::lab::Question *question = panel->question()) {
        if (question->asked == ai::lab::Concept::Cut) {
            auto *branches = part<QListWidget>(*window, "branchesLeft");
            for (int row = 0; row < branches->count(); ++row)
                branches->item(row)->setCheckState(question->cuts ? Qt::Unchecked : Qt::Checked);
        } else {
            part<QLineEdit>(*window, "predictedValue")->setText("-77");
        }
        const bool cuts = question->cuts;
        const bool cut = question->asked == ai::lab::Concept::Cut;
        panel->answer();
        const QString mark = label(*window, "mark");
        QVERIFY2(!mark.contains("Right"), qPrintable(mark));
        over = over || mark.contains("Cut too much");
        under = under || mark.contains("Cut too little");
        if (cut)
            QVERIFY2(mark.contains(cuts ? "Cut too little" : "Cut too much"), qPrintable(mark));
        panel->goOn();
    }
    QVERIFY(over);
    QVERIFY(under);
}

void TestLabWindow::futureIsHiddenWhilePredicting()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::PredictPanel *>();
    auto *steps = part<QListView>(*window, "stepList");
    const int all = steps->model()->rowCount();
    panel->setPredicting(true);
    QVERIFY(steps->model()->rowCount() < all);
    QVERIFY(window->message().startsWith("Predicting"));
    QVERIFY(!part<QSlider>(*window, "stepSlider")->isEnabled());
    panel->setPredicting(false);
    QCOMPARE(steps->model()->rowCount(), all);
    QVERIFY(part<QSlider>(*window, "stepSlider")->isEnabled());
}

void TestLabWindow::comparisonSaysWhatTheArticleSays()
{
    const auto window = opened("ttt-plain");
    auto *second = part<QComboBox>(*window, "otherAlgorithm");
    second->setCurrentIndex(second->findData(static_cast<int>(ai::lab::Algorithm::AlphaBetaFresh)));
    part<QPushButton>(*window, "compare")->click();
    auto *table = part<QTableWidget>(*window, "comparison");
    QTRY_VERIFY_WITH_TIMEOUT(table->item(0, 0) != nullptr, 20'000);
    QCOMPARE(table->item(0, 0)->text(), QString("549,946"));
    QCOMPARE(table->item(0, 1)->text(), QString("30,709"));
    QVERIFY(table->item(0, 2)->text().contains("more than 500,000"));
    QVERIFY(table->item(0, 2)->text().contains("little more than 30,000"));
    // Of any position that is opened.
    window->search({core::Othello(), ai::lab::Algorithm::AlphaBetaShared, 4});
    finish(*window);
    second->setCurrentIndex(second->findData(static_cast<int>(ai::lab::Algorithm::Plain)));
    part<QPushButton>(*window, "compare")->click();
    QTRY_VERIFY_WITH_TIMEOUT(table->item(0, 1) != nullptr, 20'000);
    QVERIFY(table->item(0, 1)->text() != "30,709");
}

void TestLabWindow::exercisesMarkRightAndWrong()
{
    const auto window = opened();
    auto *list = part<QListWidget>(*window, "exercises");
    auto *answer = part<QLineEdit>(*window, "exerciseAnswer");
    auto *panel = window->findChild<ui::ExercisePanel *>();
    const auto &all = ai::lab::exercises();
    for (std::size_t i = 0; i < all.size(); ++i) {
        list->setCurrentRow(static_cast<int>(i));
        const qint64 right = all[i].answer();
        const std::pair<qint64, const char *> tries[]{
            {right + 1, "it is less"}, {right - 1, "it is more"}, {right, "Right"}};
        for (const auto &[given, mark] : tries) {
            answer->setText(QString::number(given));
            panel->check();
            QTRY_VERIFY2(label(*window, "exerciseMark").contains(mark), all[i].key.data());
            QVERIFY(!label(*window, "exerciseMark").contains("Open")); // it is
        }
        // Why, behind the number.
        const QString reason = label(*window, "exerciseMark").section(". ", 1);
        QVERIFY2(reason.size() > 20, qPrintable(label(*window, "exerciseMark")));
        if (all[i].key == "calls-plain" || all[i].key == "calls-win-only") {
            qint64 sum = 0;
            for (const QString &count : reason.section(": ", 1).chopped(1).split(" + "))
                sum += QLocale().toLongLong(count);
            QCOMPARE(sum, right);
        }
        if (all[i].key == "max-first")
            QVERIFY2(reason.contains("child 1, MIN: = 4")
                         && reason.contains("child 2, MIN: \u2264 2")
                         && reason.contains("MAX takes the largest, 4"),
                     qPrintable(reason));
        QVERIFY(list->item(static_cast<int>(i))->text().startsWith(QChar(0x2713)));
    }
    answer->setText("three");
    panel->check();
    QVERIFY(label(*window, "exerciseMark").contains("expected a whole number"));
    QVERIFY(list->spacing() > 0);
    // A search that it is not about ends the exercise.
    finish(*window);
    QVERIFY(!list->selectedItems().isEmpty());
    window->openExhibit("classic");
    QVERIFY(list->selectedItems().isEmpty());
    QVERIFY(!part<QPushButton>(*window, "checkExercise")->isEnabled());
}

void TestLabWindow::allNumbersOfTheArticlesAreRight()
{
    const auto window = opened();
    part<QPushButton>(*window, "checkArticles")->click();
    QTRY_VERIFY_WITH_TIMEOUT(label(*window, "articleResult").startsWith("All "), 120'000);
    auto *table = part<QTableWidget>(*window, "articleCounts");
    int headings = 0;
    int quoted = 0;
    int right = 0;
    for (int row = 0; row < table->rowCount(); ++row) {
        if (table->columnSpan(row, 0) == table->columnCount()) {
            ++headings;
            continue;
        }
        const QString counted = table->item(row, 3)->text();
        if (counted == "quoted") {
            ++quoted;
            QVERIFY(table->item(row, 1)->text().contains("69,352,859,712,417"));
        }
        right += counted.startsWith(QChar(0x2713)) ? 1 : 0;
    }
    QCOMPARE(headings, 5);
    QCOMPARE(quoted, 1);
    QCOMPARE(right + quoted, static_cast<int>(ai::lab::articleCounts().size()));
    QCOMPARE(table->item(0, 0)->text(),
             ui::documentTitle(ai::lab::articleCounts().front().document));
}

void TestLabWindow::lostGamesRefuteTheArticle()
{
    const auto window = opened();
    part<QPushButton>(*window, "refute")->click();
    auto *refutation = window->findChild<ui::RefutationWindow *>();
    QVERIFY(refutation != nullptr);
    auto *games = refutation->findChild<QComboBox *>("lostGames");
    QTRY_COMPARE(games->count(), 10);
    for (int game = 0; game < games->count(); ++game) {
        games->setCurrentIndex(game);
        refutation->startGame();
        while (!isOver(refutation->match().current()))
            refutation->forwards();
        QCOMPARE(core::winner(refutation->match().current()), std::optional(core::Side::First));
    }
    // Playing oneself: the program answers.
    refutation->startGame();
    auto *board = refutation->findChild<ui::BoardWidget *>("refutationBoard");
    emit board->moveChosen(core::Move(1));
    QTRY_COMPARE(refutation->match().ply(), std::size_t(2));
    refutation->findChild<QPushButton *>("refutationLook")->click();
    finish(*window);
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Heuristic);
    QCOMPARE(window->session()->setup().depth, 3);
}

void TestLabWindow::lastMoveIsExplainedAsTheLevelPlays()
{
    const auto window = opened();
    for (const ai::Level level : ai::allLevels) {
        for (const core::GameKind kind : {core::GameKind::TicTacToe, core::GameKind::Nim}) {
            ui::GameController game;
            game.setPace(ui::Pace::Off);
            game.setLevel(level);
            ui::LabWindow lab(&game);
            game.start(core::startOf(kind), core::Side::First);
            QTRY_VERIFY_WITH_TIMEOUT(game.match().ply() == 1, 20'000);
            finish(lab);
            lab.explainLastMove();
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

void TestLabWindow::hardOthelloSaysThatItCannotBeReplayed()
{
    m_game.setLevel(ai::Level::Hard);
    m_game.start(core::Othello(), std::nullopt);
    const auto window = opened();
    window->openGamePosition();
    finish(*window);
    QVERIFY(std::holds_alternative<core::Othello>(window->session()->setup().root));
    QVERIFY2(window->message().contains("which no trace can repeat"),
             qPrintable(window->message()));
}

void TestLabWindow::whatIsOpenedByItselfCanBeRead()
{
    ui::GameController game;
    game.setPace(ui::Pace::Off);
    game.setLevel(ai::Level::Medium);
    ui::LabWindow lab(&game);
    lab.resize(lab.sizeHint());
    lab.show();
    game.start(core::Othello(), core::Side::First);
    QTRY_COMPARE_WITH_TIMEOUT(game.match().ply(), std::size_t(1), 20'000);
    finish(lab);
    lab.explainLastMove();
    finish(lab);
    auto *canvas = part<ui::TreeCanvas>(lab, "treeCanvas");
    QVERIFY2(canvas->zoom() >= 0.3, qPrintable(QString::number(canvas->zoom())));
    QVERIFY(canvas->rect().contains(canvas->onScreen(canvas->scene().bounds().center()).toPoint()));
    for (const qreal side : {canvas->scene().bounds().left(), canvas->scene().bounds().right()})
        QVERIFY(
            canvas->rect().adjusted(-1, 0, 1, 0).contains(canvas->onScreen({side, 0}).toPoint()));
    // The move is there with its answers, and what is below the other moves is counted at them.
    const int played = canvas->scene().find({game.match().move(0)});
    QVERIFY(played >= 0);
    QVERIFY(!canvas->scene().nodes()[static_cast<std::size_t>(played)].children.empty());
    qint64 seen = 0;
    for (const auto &node : canvas->scene().nodes())
        seen += (node.id == noNode ? 0 : 1) + node.hidden;
    QCOMPARE(seen, qint64(lab.session()->trace().nodeCount()));
    // Opened and closed by hand, the rest stays as it is.
    const auto nodes = canvas->scene().nodes();
    const auto folded = std::find_if(nodes.begin(), nodes.end(), [](const auto &node) {
        return node.hidden > 0 && node.children.empty();
    });
    QVERIFY(folded != nodes.end());
    lab.session()->setOpened(folded->path, false);
    const auto drawn = canvas->scene().nodes().size();
    lab.session()->setOpened(folded->path, true);
    QVERIFY(canvas->scene().nodes().size() > drawn);
    lab.session()->setOpened(folded->path, false);
    QCOMPARE(canvas->scene().nodes().size(), drawn);
}

void TestLabWindow::whoIsMaxIsNamed()
{
    ui::GameController game;
    game.setPace(ui::Pace::Off);
    game.setLevel(ai::Level::Hard);
    ui::LabWindow lab(&game);
    game.start(core::startOf(core::GameKind::Nim), core::Side::First);
    QTRY_COMPARE_WITH_TIMEOUT(game.match().ply(), std::size_t(1), 20'000);
    finish(lab);
    lab.explainLastMove();
    finish(lab);
    QVERIFY2(lab.message().contains("MAX is First player (Computer)."), qPrintable(lab.message()));
    lab.openGamePosition();
    finish(lab);
    QVERIFY2(lab.message().contains("MAX is Second player (You)."), qPrintable(lab.message()));
}

void TestLabWindow::proofLeavesWhatIsBelowInPlace()
{
    const auto window = opened();
    auto *tabs = part<QTabWidget>(*window, "labTabs");
    auto *prove = part<QPushButton>(*window, "prove");
    tabs->setCurrentWidget(prove->parentWidget());
    window->session()->select(path({1, 1}));
    layOut();
    auto *value = part<QSpinBox>(*window, "triedValue");
    const QRect before = value->geometry();
    QVERIFY(value->isVisible());
    prove->click();
    QTRY_VERIFY(label(*window, "proof").contains("Nothing was lost"));
    layOut();
    QCOMPARE(value->geometry(), before);
}

void TestLabWindow::heuristicOfOthelloHasItsRoom()
{
    const auto window = opened("othello-start");
    window->resize(window->sizeHint());
    layOut();
    auto *heuristic = part<QLabel>(*window, "nodeHeuristic");
    QVERIFY(heuristic->isVisible());
    // No name of a strategy is broken into lines: all of the table is as wide as it wants to be.
    QTextDocument table;
    table.setDefaultFont(heuristic->font());
    table.setHtml(heuristic->text());
    QVERIFY2(heuristic->width() >= table.idealWidth() - 2 * table.documentMargin(),
             qPrintable(QString("%1 of %2").arg(heuristic->width()).arg(table.idealWidth())));
    QVERIFY(heuristic->text().contains("Beside\u00a0an\u00a0empty\u00a0corner"));
}

/// The article has its program always open in a corner; it is the first of nine equal squares.
void TestLabWindow::cornerIsOnlyATieBreak()
{
    for (const auto &[key, square] :
         {std::pair("ttt-fresh", 1), std::pair("ttt-corner-claim", 5)}) {
        const auto window = opened(key);
        const auto &search = window->session()->search();
        const auto line = search.trace->principalVariation(0);
        QCOMPARE(search.trace->nodes()[line.front()].move.code() + 1, square);
        QCOMPARE(search.rootMoves.size(), std::size_t(9));
        for (const auto &move : search.rootMoves)
            QCOMPARE(move.value, 0);
    }
}

/// "alpha = 3 and beta = 2", where tree 2 is cut.
void TestLabWindow::cutsSayWhatTheArticleWrites()
{
    const auto window = opened();
    window->session()->goTo(0);
    for (int cut = 0; cut < 2; ++cut) {
        window->session()->stride(LabSession::Grain::Cut, true);
        QVERIFY2(label(*window, "stepWords").contains("alpha = 3 is not below beta = 2"),
                 qPrintable(label(*window, "stepWords")));
    }
}

void TestLabWindow::symmetricMovesAreMerged()
{
    const auto window = opened("ttt-shared");
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    QCOMPARE(canvas->scene().nodes().front().children.size(), std::size_t(9));
    trigger(*window, "mergeSymmetric");
    QCOMPARE(canvas->scene().nodes().front().children.size(), std::size_t(3));
    // Of the squares drawn, 1, 2 and 5, the last goes before the first.
    const auto before = searchedMoves(window->session()->setup(), window->session()->setup().root);
    window->session()->select({before[4]});
    trigger(*window, "earlier");
    finish(*window);
    const auto after = searchedMoves(window->session()->setup(), window->session()->setup().root);
    QCOMPARE(after[1], before[4]);
    QCOMPARE(after[2], before[1]);
    window->session()->select({});
    QTRY_VERIFY(label(*window, "nodeTheory").contains("5,478"));
    QVERIFY(label(*window, "nodeTheory").contains("765"));
}

void TestLabWindow::atMostSixHundredNodesAreDrawn()
{
    const auto window = opened("ttt-plain");
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    LabSession *session = window->session();
    for (int turn = 0; turn < 3; ++turn) {
        const auto nodes = canvas->scene().nodes();
        for (const auto &node : nodes) {
            if (!node.leaf && node.children.empty())
                session->setOpened(node.path, true);
        }
    }
    QVERIFY(canvas->scene().nodes().size() > 500);
    QVERIFY(canvas->scene().nodes().size() <= std::size_t(ui::TreeScene::maxNodes));
    // What is not drawn is counted where it hangs.
    qint64 drawnOrCounted = 0;
    for (const auto &node : canvas->scene().nodes())
        drawnOrCounted += 1 + node.hidden;
    bool more = false;
    for (const auto &node : canvas->scene().nodes())
        more = more || node.more > 0 || node.hidden > 0;
    QVERIFY(more);
    QVERIFY(drawnOrCounted <= qint64(session->trace().nodeCount()));
}

void TestLabWindow::traceBeyondItsLimitIsSearchedAgain()
{
    const auto window = opened("report-waste");
    LabSession *session = window->session();
    QCOMPARE(calls(*window), quint64(986'410));
    QVERIFY(!session->trace().complete());
    QVERIFY(window->message().contains("searched again where you open them"));
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    // The last opening is past the limit; opened, it is searched by itself.
    LabSession::Path below = path({8});
    while (!session->trace().nodes()[session->trace().find(below)].partial
           || session->trace().firstChild(session->trace().find(below)) != noNode) {
        const auto child = session->trace().firstChild(session->trace().find(below));
        QVERIFY(child != noNode);
        below.push_back(session->trace().nodes()[child].move);
    }
    const auto recorded = session->trace().nodes()[session->trace().find(below)];
    session->select(below);
    canvas->toggleSelected();
    finish(*window);
    QCOMPARE(session->search().path, below);
    QCOMPARE(session->trace().nodes().front().value, recorded.value);
    QVERIFY(session->trace().nodeCount() > 1);
    // A question there names the node from the game's beginning.
    auto *panel = window->findChild<ui::PredictPanel *>();
    panel->setPredicting(true);
    QVERIFY(panel->question() != nullptr);
    auto asked = below;
    for (const core::Move move : session->trace().path(panel->question()->node))
        asked.push_back(move);
    QVERIFY2(label(*window, "question").contains(ui::pathText(session->setup().root, asked)),
             qPrintable(label(*window, "question")));
    panel->setPredicting(false);
    trigger(*window, "wholeTree");
    QVERIFY(label(*window, "liveCounters").startsWith("So far, of the nodes kept"));
    QVERIFY(session->search().path.empty());
    QCOMPARE(calls(*window), quint64(986'410));
}

void TestLabWindow::picturesAndTextAreExported()
{
    const auto window = opened();
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    const QImage picture = QImage::fromData(ui::treeAsPng(*canvas), "PNG");
    QVERIFY(picture.width() > 400 && picture.height() > 200);
    // What has been selected is the window's affair.
    const QByteArray vector = ui::treeAsSvg(*canvas, "Tree 2");
    window->session()->select(path({0, 1}));
    canvas->setFocus();
    QCOMPARE(QImage::fromData(ui::treeAsPng(*canvas), "PNG"), picture);
    QCOMPARE(ui::treeAsSvg(*canvas, "Tree 2"), vector);
    int dark = 0;
    for (int x = 0; x < picture.width(); ++x)
        dark += qGray(picture.pixel(x, picture.height() / 2)) < 100 ? 1 : 0;
    QVERIFY(dark > 3);

    QXmlStreamReader svg(ui::treeAsSvg(*canvas, "Tree 2"));
    QString texts;
    int shapes = 0;
    while (!svg.atEnd()) {
        svg.readNext();
        if (svg.isCharacters())
            texts += svg.text();
        shapes += svg.isStartElement() ? 1 : 0;
    }
    QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
    QVERIFY(shapes > 30);
    QVERIFY(texts.contains("MAX"));

    ai::SearchControl control;
    const QString text = ui::searchAsText(window->session()->search(), control);
    for (std::uint32_t step = 1; step <= window->session()->trace().stepCount(); ++step)
        QVERIFY(text.contains(
            QString("\n%1. %2\n").arg(step).arg(ui::stepText(window->session()->search(), step))));
    QVERIFY(text.contains("Calls: 9. Leaves: 5. Cuts: 2. Branches cut: 4."));

    const QString file = m_settings.filePath("tree.txt");
    QVERIFY(ui::writeFile(file, text.toUtf8()).isEmpty());
    const QString steps = m_settings.filePath("steps.txt");
    QVERIFY(ui::writeSearch(steps, window->session()->search(), control).isEmpty());
    QFile written(steps);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(written.readAll()), text);
    QVERIFY(!ui::writeSearch(m_settings.filePath("no/such/folder/steps.txt"),
                             window->session()->search(), control)
                 .isEmpty());
    QVERIFY(!ui::writeFile(m_settings.filePath("no/such/folder/tree.txt"), "x").isEmpty());
}

void TestLabWindow::everyControlHasAnAccessibleName()
{
    const auto window = opened();
    for (QWidget *widget : window->findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isEnabled()
            || widget->objectName().startsWith("qt_"))
            continue;
        QAccessibleInterface *reader = QAccessible::queryAccessibleInterface(widget);
        if (reader == nullptr || qobject_cast<QAbstractScrollArea *>(widget->parentWidget())
            || qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
            || qobject_cast<QComboBox *>(widget->parentWidget()))
            continue;
        const bool named = !reader->text(QAccessible::Name).isEmpty();
        const bool says = qobject_cast<QLabel *>(widget) != nullptr
                          || qobject_cast<QScrollArea *>(widget) != nullptr
                          || qobject_cast<QTabWidget *>(widget) != nullptr
                          || qobject_cast<QTabBar *>(widget) != nullptr;
        QVERIFY2(named || says,
                 qPrintable(QString("%1 %2 has no name")
                                .arg(widget->metaObject()->className(), widget->objectName())));
    }
}

void TestLabWindow::stepsAndMessagesAreReadAsTheyAreShown()
{
    {
        const auto window = opened();
        auto *clear = part<QLineEdit>(*window, "treeText")->findChild<QToolButton *>();
        QVERIFY(clear != nullptr);
        QVERIFY(!clear->accessibleName().isEmpty());
    }
    const auto window = opened();
    const auto read = [&window](const char *name) {
        auto *shown = part<QLabel>(*window, name);
        return std::pair(QAccessible::queryAccessibleInterface(shown)->text(QAccessible::Name),
                         shown->text());
    };
    window->session()->stride(LabSession::Grain::Cut, false);
    for (const char *name : {"stepWords", "labMessage", "liveCounters"}) {
        const auto [said, shown] = read(name);
        QVERIFY(!shown.isEmpty());
        QCOMPARE(said, shown);
    }
    auto *panel = window->findChild<ui::PredictPanel *>();
    panel->setPredicting(true);
    part<QLineEdit>(*window, "predictedValue")->setText("0");
    panel->answer();
    QCOMPARE(read("mark").first, read("mark").second);
    QCOMPARE(read("stepWords").first, read("stepWords").second);
}

void TestLabWindow::closingWhileSearchingIsQuick()
{
    auto window = opened("four-max");
    window->search({core::TicTacToe(), ai::lab::Algorithm::Report});
    QElapsedTimer timer;
    timer.start();
    window->close();
    window.reset();
    // The search itself takes some tenths of a second; polls come far more often.
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

void TestLabWindow::fitsASmallScreen()
{
    const auto window = opened();
    trigger(*window, "openRandomTree");
    finish(*window);
    QFont wide = window->font();
    wide.setPointSizeF(wide.pointSizeF() * 1.15);
    wide.setStretch(QFont::SemiExpanded);
    window->setFont(wide);
    layOut(); // until the layouts have come to rest
    const QSize least = window->minimumSizeHint();
    QVERIFY2(least.width() <= 800 && least.height() <= 600,
             qPrintable(QString("%1 x %2").arg(least.width()).arg(least.height())));
}

QTEST_MAIN(TestLabWindow)
#include "tst_labwindow.moc"
