#include "tests/ui/lab/labtest.h"
#include "ui/lab/labexport.h"
#include "ui/lab/stepwords.h"

#include <QAccessible>
#include <QImage>
#include <QPainter>
#include <QScrollArea>
#include <QTest>
#include <QTextDocument>
#include <QXmlStreamReader>

using ai::lab::noNode;
using ui::LabSession;

/// The Lab as a learner walks through it: its exhibits, its steps, and how they are shown.
class TestLabWindow : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void textbookTreeOpensAtItsFirstStep();
    void gameBeingPlayedIsOpenedFirst();
    void keysStartAtTheTreeAndWalkTheSteps();
    void bestPlayOfATreeNamesTheChildren();
    void labelsLeaveTheEdgesFree();
    void jumpToTheEndShowsIt();
    void endTellsTheResult();
    void stepsForwardsAndBackAlike();
    void playsOnlyWhenAsked();
    void sliderReachesAnyStep();
    void stepsLeaveTheWindowLaidOut();
    void everySearchOfTheLibraryOpens();
    void tooBigASearchIsRefused();
    void searchIsStoppedAtOnce();
    void whatIsOpenedByItselfCanBeRead();
    void whoIsMaxIsNamed();
    void proofLeavesWhatIsBelowInPlace();
    void heuristicOfOthelloHasItsRoom();
    void symmetricMovesAreMerged();
    void atMostSixHundredNodesAreDrawn();
    void traceBeyondItsLimitIsSearchedAgain();
    void picturesAndTextAreExported();
    void everyControlHasAnAccessibleName();
    void stepsAndMessagesAreReadAsTheyAreShown();
    void closingWhileSearchingIsQuick();
    void fitsASmallScreen();
};

namespace {

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

/// Lays out what a change asks to be laid out, however slow the machine is: a label's room grows,
/// then the window, and then the layouts within it.
void layOut()
{
    for (int round = 0; round < 5; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace

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
