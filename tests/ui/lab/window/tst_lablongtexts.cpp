#include "tests/support/qt/fonts.h"
#include "tests/support/window/cuttexts.h"
#include "tests/support/window/labtest.h"
#include "tests/support/window/pseudotranslator.h"
#include "ui/common/language.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/lab/panels/numberline.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>

#include <optional>

/// In large letters, in each language, and in one whose texts are 40 % longer, each text of the Lab
/// is whole.
class TestLabLongTexts : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void nothingIsCut_data();
    void nothingIsCut();
    void smallScreensShowWholePages();
    void smallScreensHoldThePagesAndTheQuizzes_data();
    void smallScreensHoldThePagesAndTheQuizzes();
};

namespace {

/// Whether the page shows what it finds by searches in the background.
bool isStudied(const QWidget &page, const ai::lab::SearchSetup &setup)
{
    const auto *orders = page.findChild<QLabel *>("orderStudy");
    if (orders != nullptr && isTree(setup.root))
        return !orders->text().isEmpty();
    const auto *weights = page.findChild<QTableWidget *>("weightsTable");
    if (weights != nullptr && usesHeuristic(setup))
        return weights->rowCount() > 0;
    const auto *level = page.findChild<QLabel *>("levelFacts2");
    return level == nullptr || isTree(setup.root) || level->isVisible();
}

} // namespace

void TestLabLongTexts::nothingIsCut_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("letters");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(1152, 800), QSize(800, 600)}) {
        for (const double letters : {1.0, 1.25, 1.5}) {
            for (const char *language : {"en", "longer"})
                QTest::addRow("%d x %d, letters %g, %s", size.width(), size.height(), letters,
                              language)
                    << size << letters << language;
        }
        for (const QString &language : ui::languages()) {
            if (language == "en")
                continue;
            for (const double letters : {1.0, 1.5})
                QTest::addRow("%d x %d, letters %g, %s", size.width(), size.height(), letters,
                              qPrintable(language))
                    << size << letters << language;
        }
    }
}

/// On every page beside a tree and games. 800 x 600 is enough in each language; where longer texts
/// need more, the window is as small as it can be, and 1152 x 800 is enough unless the letters are
/// half as large again, too.
void TestLabLongTexts::nothingIsCut()
{
    QFETCH(const QSize, size);
    QFETCH(const double, letters);
    QFETCH(const QString, language);
    const bool longer = language == "longer";
    const QFont before = QApplication::font();
    QFont font = testFont();
    constexpr double usual = 10; // points
    font.setPointSizeF(letters * usual);
    QApplication::setFont(font);
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    std::optional<support::PseudoTranslator> translator;
    std::optional<ui::Translations> translations;
    if (longer)
        translator.emplace(true);
    else
        translations.emplace(language);
    const auto window = opened("othello-ordered");
    auto *tabs = window->findChild<QStackedWidget *>("labPages");
    const auto verify = [&](const QString &what) {
        layOut();
        window->resize(size.expandedTo(window->minimumSizeHint()));
        if (!longer || (size.width() > 1000 && letters < 1.5))
            QCOMPARE(window->size(), size);
        for (int page = 0; page < tabs->count(); ++page) {
            tabs->setCurrentIndex(page);
            window->session()->goTo(40);
            QTRY_VERIFY(isStudied(*tabs->currentWidget(), window->session()->setup()));
            layOut();
            const QStringList cut = support::cutTexts(*window);
            QVERIFY2(cut.isEmpty(),
                     qPrintable(
                         QString("%1, %2:\n%3").arg(what, QString::number(page), cut.join('\n'))));
        }
    };
    verify("Othello");
    window->controller()->openExample("ttt-plain");
    finish(*window);
    verify("tic-tac-toe");
    trigger(*window, "openRandomTree");
    finish(*window);
    verify("a random tree");
}

void TestLabLongTexts::smallScreensHoldThePagesAndTheQuizzes_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : ui::languages())
        QTest::newRow(qPrintable(language)) << language;
}

/// In letters half as large again, 800 x 560 is enough for each page, each stop of the path and
/// each question.
void TestLabLongTexts::smallScreensHoldThePagesAndTheQuizzes()
{
    QFETCH(const QString, language);
    const QFont before = QApplication::font();
    QFont font = testFont();
    font.setPointSizeF(1.5 * font.pointSizeF());
    QApplication::setFont(font);
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    const ui::Translations translations(language);
    const auto window = opened("classic");
    constexpr QSize screen(800, 560);
    window->resize(screen);
    const auto check = [&](const QString &what) {
        layOut();
        const QSize needed = window->minimumSizeHint();
        QVERIFY2(
            needed.width() <= screen.width() && needed.height() <= screen.height(),
            qPrintable(QString("%1: %2 x %3").arg(what).arg(needed.width()).arg(needed.height())));
        QCOMPARE(window->size(), screen);
        const auto *bar = part<QWidget>(*window, "stepBar");
        QCOMPARE(bar->visibleRegion().boundingRect(), bar->rect());
        // The words scroll only where the tree is as low as it can be.
        const auto *tree = part<QWidget>(*window, "treeCanvas");
        for (const auto *area : part<QWidget>(*window, "stepView")->findChildren<QScrollArea *>())
            QVERIFY2(area->verticalScrollBar()->maximum() == 0
                         || tree->height() <= tree->minimumSizeHint().height(),
                     qPrintable(what));
    };
    auto *pages = part<QStackedWidget>(*window, "labPages");
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        check(QString("page %1").arg(page));
    }
    auto *path = window->findChild<ui::lab::PathPanel *>();
    showPageOf(*window, path);
    auto *next = part<QPushButton>(*window, "pathNext");
    for (int stop = 0; next->isEnabled(); ++stop) {
        next->click();
        finish(*window);
        check(QString("stop %1").arg(stop));
    }
    auto *quiz = window->findChild<ui::lab::QuizPanel *>();
    showPageOf(*window, quiz);
    for (const QString key : {"classic", "ttt-late", "othello-start"}) {
        window->controller()->openExample(key);
        finish(*window);
        window->session()->goTo(0);
        quiz->setPredicting(true);
        for (int question = 0; quiz->question() != nullptr && question < 12; ++question) {
            check(QString("question %1 of %2").arg(question).arg(key));
            for (int attempt = 0; attempt < 2; ++attempt) {
                part<QLineEdit>(*window, "predictedValue")->setText("77");
                part<QListWidget>(*window, "boundChoice")->setCurrentRow(attempt);
                quiz->answer();
                check(QString("answer %1 of %2").arg(question).arg(key));
            }
            quiz->goOn();
        }
        quiz->stop();
    }
    window->controller()->openExample("classic");
    finish(*window);
    part<QPushButton>(*window, "startFilling")->click();
    check("the whole tree");
    for (int attempt = 0; attempt < 2; ++attempt) {
        part<QPushButton>(*window, "checkSheet")->click();
        check("the whole tree, checked");
    }
}

/// In letters half as large again, 800 x 576, which is 800 x 600 with a frame, has the number line,
/// and nothing scrolls but lists; the letters are smaller then, and as large as ever in a larger
/// window.
void TestLabLongTexts::smallScreensShowWholePages()
{
    const QFont before = QApplication::font();
    QFont font = testFont();
    font.setPointSizeF(1.5 * font.pointSizeF());
    QApplication::setFont(font);
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    const auto window = opened("classic");
    const auto *canvas = part<QWidget>(*window, "treeCanvas");
    window->resize(1200, 1000);
    layOut();
    QCOMPARE(canvas->font().pointSizeF(), font.pointSizeF());
    window->resize(800, 576);
    layOut();
    QVERIFY(canvas->font().pointSizeF() < font.pointSizeF());
    QVERIFY(canvas->font().pointSizeF() >= 0.75 * font.pointSizeF());
    QVERIFY(canvas->height() >= canvas->minimumSizeHint().height());
    const auto check = [&](const QString &what) {
        layOut();
        for (const auto *area : window->findChildren<ui::VerticalScrollArea *>())
            QVERIFY2(!area->isVisible() || area->verticalScrollBar()->maximum() == 0,
                     qPrintable(what));
    };
    for (std::uint32_t step = 0; step <= window->session()->trace().stepCount(); ++step) {
        window->session()->goTo(step);
        check(QString("step %1").arg(step));
        QVERIFY2(window->findChild<ui::lab::NumberLine *>()->isVisible(),
                 qPrintable(QString("step %1").arg(step)));
    }
    for (const char *page : {"pageLearn", "pageEdit", "pageQuiz", "pageExercises"}) {
        trigger(*window, page);
        check(page);
    }
    trigger(*window, "pageCompare");
    QTRY_VERIFY(part<QTableWidget>(*window, "comparison")->item(0, 0) != nullptr);
    check("pageCompare");
    auto *orders = part<QLabel>(*window, "orderStudy");
    QVERIFY(!orders->isVisible());
    part<QPushButton>(*window, "compareMore")->click();
    QVERIFY(orders->isVisible());
    window->resize(1200, 1000);
    QVERIFY(!part<QPushButton>(*window, "compareMore")->isVisible());
}

QTEST_MAIN(TestLabLongTexts)
#include "tst_lablongtexts.moc"
