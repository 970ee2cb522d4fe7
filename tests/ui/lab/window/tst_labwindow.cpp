#include "ai/lab/lessons/examples.h"
#include "tests/support/qt/controller.h"
#include "tests/support/qt/fonts.h"
#include "tests/support/window/cuttexts.h"
#include "tests/support/window/labtest.h"
#include "ui/common/language.h"
#include "ui/lab/bars/editpanel.h"
#include "ui/lab/panels/numberline.h"
#include "ui/lab/projector/projectorwindow.h"
#include "ui/lab/quiz/quizpanel.h"
#include "ui/lab/texts/glossary.h"
#include "ui/lab/tree/treelegend.h"
#include "ui/style/accessiblestyle.h"

#include <QAccessible>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyleFactory>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>

#include <cmath>
#include <set>

using ui::lab::LabSession;

/// The window as a whole: its layout, and what a screen reader finds in it.
class TestLabWindow : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void stepsLeaveTheWindowLaidOut();
    void stepsLeaveTheTreeInItsPlace_data();
    void stepsLeaveTheTreeInItsPlace();
    void everyControlHasAnAccessibleName();
    void stepsAndMessagesAreReadAsTheyAreShown();
    void closingStopsTheSearch();
    void pagesTakeTheColumnsPlace();
    void noTwoButtonsOfAPageSayTheSame_data();
    void noTwoButtonsOfAPageSayTheSame();
    void firstStartHasFourCards();
    void cardOfTheGameSaysWhatIsMissing();
    void cardsOfTheStartStayTogether();
    void startFitsLargeLetters();
    void lowWindowsHaveSmallSentences();
    void pathsWordsComeFirstInTheSentenceCard();
    void fitsASmallScreen_data();
    void fitsASmallScreen();
    void treesFitWithLargeLetters_data();
    void treesFitWithLargeLetters();
    void termsAreDefinedAtHand();
    void theLegendIsRemembered();
};

namespace {

/// How often a widget is requested to lay out what is in it.
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

} // namespace

/// A step's words change, what is around them does not, and none of them is cut off.
void TestLabWindow::stepsLeaveTheWindowLaidOut()
{
    const auto window = opened("ttt-plain");
    auto *session = window->session();
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    LayoutRequests requests(window->centralWidget());
    QFont large = window->font();
    for (const qreal size : {large.pointSizeF(), 2 * large.pointSizeF()}) {
        large.setPointSizeF(size);
        window->setFont(large);
        part<QLabel>(*window, "stepWords")->setFont(large);
        layOut();
        for (const bool again : {false, true}) { // once with space to be made
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

void TestLabWindow::stepsLeaveTheTreeInItsPlace_data()
{
    QTest::addColumn<QString>("key");
    for (const char *key : {"tree-2", "four-max", "report-3a", "ttt-late"})
        QTest::newRow(key) << key;
}

/// From the first one to the last, whatever is said above it.
void TestLabWindow::stepsLeaveTheTreeInItsPlace()
{
    QFETCH(const QString, key);
    const auto window = opened(key);
    window->resize(1152, 800);
    window->session()->goTo(0);
    layOut();
    const auto *canvas = part<QWidget>(*window, "treeCanvas");
    const auto place = [&] { return QRect(canvas->mapTo(window.get(), QPoint()), canvas->size()); };
    const QRect before = place();
    for (std::uint32_t step = 1; step <= window->session()->trace().stepCount(); ++step) {
        window->session()->goTo(step);
        layOut();
        QVERIFY2(place() == before, qPrintable(QString("step %1").arg(step)));
    }
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
    const auto window = opened();
    const auto read = [&window](const char *name) {
        auto *shown = part<QLabel>(*window, name);
        return std::pair(QAccessible::queryAccessibleInterface(shown)->text(QAccessible::Name),
                         shown->text());
    };
    window->session()->stride(LabSession::StepSize::Cut, false);
    for (const char *name : {"stepWords", "labMessage", "liveCounters"}) {
        const auto [said, shown] = read(name);
        QVERIFY(!shown.isEmpty());
        QCOMPARE(said, shown);
    }
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    part<QLineEdit>(*window, "predictedValue")->setText("0");
    panel->answer();
    QCOMPARE(read("mark").first, read("mark").second);
    QCOMPARE(read("stepWords").first, read("stepWords").second);
}

void TestLabWindow::closingStopsTheSearch()
{
    const auto window = opened("four-max");
    window->controller()->search({core::TicTacToe(), ai::lab::Algorithm::Report});
    QVERIFY(window->searching());
    window->close();
    QVERIFY(!window->searching());
    QCOMPARE(window->session()->setup(), ai::lab::example("four-max")->setup);
}

/// One page at a time, and Back, or Escape, leads to the step's.
void TestLabWindow::pagesTakeTheColumnsPlace()
{
    const auto window = opened("classic");
    auto *pages = part<QStackedWidget>(*window, "labPages");
    const auto *code = part<QWidget>(*window, "codeLines");
    QVERIFY(code->isVisible());
    for (const char *name : {"pageLearn", "pageEdit", "pageQuiz", "pageCompare", "pageSteps",
                             "pageNode", "pageExercises", "pageLesson", "pageArticles"}) {
        trigger(*window, name);
        QVERIFY2(!code->isVisible() && pages->currentIndex() > 0, name);
        part<QPushButton>(*window, (QByteArray(name) + "Back").constData())->click();
        QVERIFY2(code->isVisible() && pages->currentIndex() == 0, name);
        trigger(*window, name);
        window->findChild<ui::lab::TreeCanvas *>()->setFocus();
        QTest::keyClick(window->findChild<ui::lab::TreeCanvas *>(), Qt::Key_Escape);
        QVERIFY2(pages->currentIndex() == 0, name);
    }
    for (const char *name : {"pageLearnButton", "pageEditButton", "pageQuizButton",
                             "pageCompareButton", "projectorButton", "share", "signs"})
        QVERIFY2(part<QWidget>(*window, name)->isVisible(), name);
}

void TestLabWindow::noTwoButtonsOfAPageSayTheSame_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : ui::languages())
        QTest::newRow(qPrintable(language)) << language;
}

/// The button that leaves the page goes back, none of the page's own does.
void TestLabWindow::noTwoButtonsOfAPageSayTheSame()
{
    QFETCH(const QString, language);
    const ui::Translations translations(language);
    const auto window = opened();
    auto *pages = part<QStackedWidget>(*window, "labPages");
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        std::set<QString> texts;
        for (const QPushButton *button : pages->currentWidget()->findChildren<QPushButton *>()) {
            const QString text = button->text().remove('&').remove("\u2039 ");
            if (button->isVisible() && !text.isEmpty())
                QVERIFY2(texts.insert(text).second, qPrintable(text));
        }
    }
}

void TestLabWindow::cardsOfTheStartStayTogether()
{
    ui::Settings().labStarted.set(false);
    ui::lab::LabWindow window(&m_game);
    window.resize(1920, 1040);
    window.show();
    QTRY_COMPARE(window.width(), 1920);
    QCoreApplication::processEvents();
    std::vector<QRect> cards;
    for (const char *button : {"startLearn", "startTree", "startGame", "startTeach"}) {
        const QWidget *card = part<QPushButton>(window, button)->parentWidget();
        cards.emplace_back(card->mapTo(&window, QPoint(0, 0)), card->size());
    }
    const int line = window.fontMetrics().height();
    // The text grows with the window, and the cards with the text, as wide as fits.
    const QFont &text = part<QLabel>(window, "startGameText")->font();
    QVERIFY(text.pointSizeF() > 1.3 * window.font().pointSizeF());
    for (const QRect &card : cards) {
        QCOMPARE(card.width(), cards.front().width());
        QVERIFY(card.width() <= qCeil(24 * 1.6 * line));
    }
    // In the middle.
    QVERIFY(std::abs(cards.front().left() - (1920 - 1 - cards.back().right())) <= line);
    window.resize(800, 600);
    QTRY_COMPARE(text.pointSizeF(), window.font().pointSizeF());
}

/// Without scrolling: its pictures give way.
void TestLabWindow::startFitsLargeLetters()
{
    const QFont before = QApplication::font();
    QFont font = testFont();
    font.setPointSizeF(1.5 * font.pointSizeF());
    QApplication::setFont(font);
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    ui::Settings().labStarted.set(false);
    ui::lab::LabWindow window(&m_game);
    window.resize(800, 600);
    window.show();
    layOut();
    QCOMPARE(window.size(), QSize(800, 600));
    const auto *page = part<QWidget>(window, "startPage");
    QCOMPARE(page->findChild<QScrollArea *>()->verticalScrollBar()->maximum(), 0);
    window.resize(1400, 1000);
    layOut();
    const auto *card = part<QPushButton>(window, "startTree")->parentWidget();
    QVERIFY(card->height() > card->width() * 3 / 4); // with its picture
}

/// Also when only the height changes.
void TestLabWindow::lowWindowsHaveSmallSentences()
{
    const auto window = opened();
    const auto *words = part<QLabel>(*window, "stepWords");
    QFont large = window->font();
    large.setPointSizeF(1.5 * large.pointSizeF());
    window->setFont(large);
    for (const int height : {1000, 580, 1000}) {
        window->resize(1000, height);
        layOut();
        const double share = words->font().pointSizeF() / window->font().pointSizeF();
        QVERIFY2(height > 700 ? share > 1.2 : share < 1.05, qPrintable(QString::number(share)));
    }
}

/// Until something was chosen there once; then the Lab opens where it was left.
void TestLabWindow::firstStartHasFourCards()
{
    ui::Settings().labStarted.set(false);
    {
        ui::lab::LabWindow window(&m_game);
        window.show();
        QVERIFY(part<QWidget>(window, "startPage")->isVisible());
        QCOMPARE(part<QPushButton>(window, "startGame")->text(), QString("Play")); // no move yet
        part<QPushButton>(window, "startLearn")->click();
        QVERIFY(!part<QWidget>(window, "startPage")->isVisible());
        QVERIFY(isInFront(window, part<QLabel>(window, "pathText")));
        finish(window);
        QVERIFY2(label(window, "stepWords").startsWith("Two players take turns."),
                 qPrintable(label(window, "stepWords")));
    }
    ui::lab::LabWindow window(&m_game);
    window.show();
    QVERIFY(!part<QWidget>(window, "startPage")->isVisible());
    trigger(window, "labStartPage");
    QVERIFY(part<QWidget>(window, "startPage")->isVisible());
    trigger(window, "projector");
    window.findChild<ui::lab::ProjectorWindow *>()->close();
    QVERIFY(!part<QWidget>(window, "startPage")->isVisible()); // the tree it showed is here
    trigger(window, "labStartPage");
    part<QPushButton>(window, "startTree")->click();
    finish(window);
    QCOMPARE(window.session()->setup(), ai::lab::example("classic")->setup);
}

/// And it opens as soon as there is a game, without the window being opened again.
void TestLabWindow::cardOfTheGameSaysWhatIsMissing()
{
    ui::Settings().labStarted.set(false);
    ui::GameController game;
    ui::lab::LabWindow window(&game);
    window.show();
    auto *open = part<QPushButton>(window, "startGame");
    QSignalSpy board(&window, &ui::lab::LabWindow::gameRequested);
    QVERIFY(label(window, "startGameText").startsWith("Play first;"));
    QCOMPARE(open->accessibleName(), QString("Play a game"));
    open->click();
    QCOMPARE(board.count(), 1);
    QVERIFY(part<QWidget>(window, "startPage")->isVisible());
    game.start(core::TicTacToe(), {});
    QCOMPARE(open->text(), QString("Play"));
    support::playAny(game);
    QTRY_COMPARE(open->text(), QString("Open"));
    QCOMPARE(open->accessibleName(), QString("Open my game"));
    QVERIFY(label(window, "startGameText").startsWith("Why did the computer"));
    open->click();
    finish(window);
    QCOMPARE(board.count(), 1);
    QVERIFY(!part<QWidget>(window, "startPage")->isVisible());
    ui::Settings().labStarted.set(true);
}

/// The path's words first, until the person steps on.
void TestLabWindow::pathsWordsComeFirstInTheSentenceCard()
{
    const auto window = opened();
    part<QPushButton>(*window, "pathNext")->click();
    finish(*window);
    QVERIFY(label(*window, "stepWords").startsWith("Two players take turns."));
    window->session()->stride(LabSession::StepSize::Event, true);
    QVERIFY(label(*window, "stepWords").startsWith("The search begins"));
}

void TestLabWindow::fitsASmallScreen_data()
{
    QTest::addColumn<QString>("family");
    for (const QString &family : commonFontFamilies())
        QTest::newRow(qPrintable(family)) << family;
}

void TestLabWindow::fitsASmallScreen()
{
    QFETCH(const QString, family);
    const QFont before = QApplication::font();
    QFont wide = testFont(family);
    wide.setPointSizeF(wide.pointSizeF() * 1.15);
    wide.setStretch(QFont::SemiExpanded);
    QApplication::setFont(wide);
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    const auto window = opened();
    trigger(*window, "openRandomTree");
    finish(*window);
    layOut(); // until the layouts have come to rest
    const QSize needed = window->minimumSizeHint();
    QVERIFY2(needed.width() <= 800 && needed.height() <= 600,
             qPrintable(QString("%1 x %2").arg(needed.width()).arg(needed.height())));
}

void TestLabWindow::treesFitWithLargeLetters_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("letters");
    QTest::newRow("150 %") << QSize(1000, 640) << 1.5;
    QTest::newRow("125 %") << QSize(840, 600) << 1.25;
    QTest::newRow("small window") << QSize(720, 480) << 1.0;
}

/// With no text cut and no page too wide, at any step.
void TestLabWindow::treesFitWithLargeLetters()
{
    QFETCH(const QSize, size);
    QFETCH(const double, letters);
    const QFont before = QApplication::font();
    QFont font = testFont();
    constexpr double usual = 10; // points
    font.setPointSizeF(letters * usual);
    QApplication::setFont(font);
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    const auto window = opened();
    for (const char *key : {"tree-2", "classic", "tree-chance"}) {
        window->controller()->openExample(key);
        finish(*window);
        window->resize(size);
        for (std::uint32_t step = 0; step <= window->session()->trace().stepCount(); ++step) {
            window->session()->goTo(step);
            layOut();
            QCOMPARE(window->size(), size);
            const QSize needed = window->minimumSizeHint();
            QVERIFY2(needed.width() <= size.width() && needed.height() <= size.height(),
                     qPrintable(QString("%1 x %2").arg(needed.width()).arg(needed.height())));
            const QStringList cut = support::cutTexts(*window);
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join('\n')));
        }
    }
}

void TestLabWindow::termsAreDefinedAtHand()
{
    const auto window = opened();
    trigger(*window, "labTerms");
    const QString text = part<QTextBrowser>(*window, "glossary")->toPlainText();
    for (const char *term : {"Alpha", "Beta", "Cut", "Bound", "Exact", "Terminal", "Utility",
                             "Successor", "Branching factor", "2b^(m/2)", "Minimax", "Zero-sum",
                             "Make and undo", "Fail-soft and fail-hard"})
        QVERIFY2(text.contains(term), term);
    trigger(*window, "labTerms"); // the same window again
    QCOMPARE(window->findChildren<QTextBrowser *>("glossary").size(), 1);
    QVERIFY(window->findChild<ui::lab::NumberLine *>()->toolTip().contains("MAX is sure of"));
    for (const char *key : {"exact", "bound", "alpha", "beta", "cut", "heuristic", "variation"})
        QVERIFY2(!ui::lab::glossaryTip(key).isEmpty(), key);
}

void TestLabWindow::theLegendIsRemembered()
{
    QVERIFY(!part<QAction>(*opened(), "showLegend")->isChecked());
    trigger(*opened(), "showLegend");
    const auto window = opened();
    QVERIFY(part<QAction>(*window, "showLegend")->isChecked());
    QVERIFY(window->findChild<ui::lab::TreeLegend *>()->isVisible());
    trigger(*window, "showLegend");
    QVERIFY(!part<QAction>(*opened(), "showLegend")->isChecked());
}

QTEST_MAIN(TestLabWindow)
#include "tst_labwindow.moc"
