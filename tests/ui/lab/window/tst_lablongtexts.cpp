#include "tests/support/qt/fonts.h"
#include "tests/support/window/cuttexts.h"
#include "tests/support/window/labtest.h"
#include "tests/support/window/pseudotranslator.h"
#include "ui/common/language.h"
#include "ui/lab/tree/nodestrip.h"

#include <QLabel>
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
    void boardsYieldWhereTheWindowIsLow();
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

/// The boards below the tree, which the tree has, too, and only where there is a game.
void TestLabLongTexts::boardsYieldWhereTheWindowIsLow()
{
    const auto window = opened("othello-ordered");
    const auto *strip = part<ui::lab::NodeStrip>(*window, "nodeStrip");
    const auto *tree = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    for (const bool low : {false, true, false}) {
        window->resize(1000, low ? window->minimumSizeHint().height() : 800);
        layOut();
        QCOMPARE(strip->isVisible(), !low);
        QVERIFY(tree->height() >= tree->minimumSizeHint().height());
    }
    window->controller()->openExample("classic");
    finish(*window);
    layOut();
    QVERIFY(!strip->isVisible());
}

QTEST_MAIN(TestLabLongTexts)
#include "tst_lablongtexts.moc"
