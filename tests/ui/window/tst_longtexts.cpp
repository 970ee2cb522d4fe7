#include "tests/support/qt/layouts.h"
#include "tests/support/window/cuttexts.h"
#include "tests/support/window/pseudotranslator.h"
#include "tests/support/window/reviewtest.h"
#include "ui/common/language.h"

#include <QTabWidget>
#include <QTreeWidget>

#include <map>
#include <optional>

/// In each other language, and in one whose texts are 40 % longer, each text is whole beside the
/// game and in the windows around it.
class TestLongTexts : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void besideTheGame_data();
    void besideTheGame();
    void theFirstOfferLeavesTheCommands_data();
    void theFirstOfferLeavesTheCommands();
    void theBoardIsAboutAsLargeAsInEnglish();
    void theMovesAreListedAtTheEnd_data();
    void theMovesAreListedAtTheEnd();
    void inOtherWindows_data();
    void inOtherWindows();
};

namespace {

/// The longer one, and those of the program but English, which all other tests speak.
QStringList otherLanguages()
{
    QStringList others = ui::languages() + QStringList{"longer"};
    others.removeAll("en");
    return others;
}

/// Has the window speak one of them.
struct Speaking
{
    explicit Speaking(const QString &language)
    {
        if (language == "longer")
            longer.emplace(true);
        else
            translations.emplace(language);
    }

    std::optional<support::PseudoTranslator> longer = {};
    std::optional<ui::Translations> translations = {};
};

/// What is cut in any window that is shown, also on the pages that are not in front.
QStringList cutAnywhere()
{
    layOut();
    QStringList cut;
    for (const QWidget *window : QApplication::topLevelWidgets()) {
        if (!window->isVisible() || window->windowType() == Qt::ToolTip)
            continue;
        for (const QString &one : support::cutTexts(*window))
            cut << window->objectName() + ", " + one;
    }
    return cut;
}

void verifyNothingIsCut(const QString &where)
{
    const QStringList cut = cutAnywhere();
    QVERIFY2(cut.isEmpty(), qPrintable(where + ":\n" + cut.join('\n')));
}

void verifyColumnsAreWhole(const QTreeView &tree)
{
    const QAbstractItemView &items = tree; // where the hint is public
    for (int column = 0; column < tree.model()->columnCount(); ++column) {
        const int needed = items.sizeHintForColumn(column);
        QVERIFY2(needed <= tree.columnWidth(column),
                 qPrintable(QString("column %1 needs %2").arg(column).arg(needed)));
    }
}

} // namespace

void TestLongTexts::besideTheGame_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("language");
    for (const QString &language : otherLanguages()) {
        for (const char *game : {"Othello", "Tic-tac-toe", "Nim"}) {
            for (const QSize size : {QSize(360, 400), QSize(960, 660)}) {
                for (const char *command :
                     {"moveList", "review", "theory", "explorer", "learnPage", "setUpPosition"})
                    QTest::addRow("%s, %s, %d x %d, %s", qPrintable(language), game, size.width(),
                                  size.height(), command)
                        << game << size << command << language;
            }
        }
    }
}

void TestLongTexts::besideTheGame()
{
    QFETCH(QString, game);
    QFETCH(QSize, size);
    QFETCH(QString, command);
    QFETCH(QString, language);
    const Speaking speaking(language);
    const auto window = shown(size);
    static const std::map<QString, QString> games{
        {"Othello", "game: othello\nmoves: f5 d6 c3 d3 c4 f4 c5 b3 c2"},
        {"Tic-tac-toe", "game: tictactoe\nmoves: 5 1 9 3 2"},
        {"Nim", "game: nim\nstart: 3-4-5 normal first\nmoves: a2 b1 c5"}};
    paste(*window, "Tabuleiro game 1\n" + games.at(game) + '\n');
    QTRY_VERIFY(!window->game().match().moves().empty());
    trigger(*window, command.toUtf8().constData());
    if (command == "review")
        waitForReview(*window);
    verifyNothingIsCut(command);
}

void TestLongTexts::theFirstOfferLeavesTheCommands_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString &language : otherLanguages()) {
        for (const QSize size : {QSize(910, 616), QSize(960, 660), QSize(1100, 760)})
            QTest::addRow("%s, %d x %d", qPrintable(language), size.width(), size.height())
                << language << size;
    }
}

/// To somebody new, who is offered a lesson, Hint is of use.
void TestLongTexts::theFirstOfferLeavesTheCommands()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    const Speaking speaking(language);
    forgetStarts();
    const auto window = shown();
    window->resize(size);
    layOut();
    QVERIFY(part<QWidget>(*window, "lessonOffer")->isVisible());
    for (const char *command : {"undoButton", "redoButton", "hintButton"}) {
        const auto *button = part<QWidget>(*window, command);
        QVERIFY(button->isVisible());
        const auto *offer = part<QWidget>(*window, "lessonOffer");
        const QRect place(button->mapTo(window.get(), QPoint()), button->size());
        QVERIFY(!place.intersects({offer->mapTo(window.get(), QPoint()), offer->size()}));
    }
}

/// Longer texts get a smaller font rather than a smaller board.
void TestLongTexts::theBoardIsAboutAsLargeAsInEnglish()
{
    const auto sideIn = [](const QString &language) {
        const Speaking speaking(language);
        return part<QWidget>(*shown({1280, 900}), "board")->width();
    };
    const int inEnglish = sideIn("en");
    for (const QString &language : ui::languages()) {
        const int side = sideIn(language);
        QVERIFY2(side >= inEnglish * 0.95,
                 qPrintable(QString("%1: %2 of %3").arg(language).arg(side).arg(inEnglish)));
    }
}

void TestLongTexts::theMovesAreListedAtTheEnd_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    for (const QString &language : ui::languages()) {
        // Nine moves to the last white disc: a review without long searches.
        for (const char *game :
             {"othello\nmoves: e6 f4 e3 f6 g5 d6 e7 f5 c5", "tictactoe\nmoves: 5 1 9 3 2 8 4 6 7",
              "nim\nstart: 1-2 normal first\nmoves: a1 b2"})
            QTest::addRow("%s, %.3s", qPrintable(language), game) << language << game;
    }
}

void TestLongTexts::theMovesAreListedAtTheEnd()
{
    QFETCH(QString, language);
    QFETCH(QString, game);
    const Speaking speaking(language);
    const auto window = shown({1280, 900});
    paste(*window, "Tabuleiro game 1\ngame: " + game + '\n');
    QTRY_COMPARE(window->game().phase(), ui::GameController::Phase::Over);
    waitForReview(*window);
    layOut();
    QVERIFY(part<QWidget>(*window, "movesCard")->isVisible());
}

void TestLongTexts::inOtherWindows_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("pages");
    QTest::addColumn<QString>("language");
    for (const QString &language : otherLanguages()) {
        for (const auto &[command, pages] :
             {std::pair("preferences", "pages"), std::pair("help", "helpPages"),
              std::pair("statistics", "")})
            QTest::addRow("%s, %s", qPrintable(language), command) << command << pages << language;
    }
}

void TestLongTexts::inOtherWindows()
{
    QFETCH(QString, command);
    QFETCH(QString, pages);
    QFETCH(QString, language);
    const Speaking speaking(language);
    const auto window = shown({960, 660});
    trigger(*window, command.toUtf8().constData());
    auto *tabs = window->findChild<QTabWidget *>(pages);
    QCOMPARE(tabs == nullptr, pages.isEmpty());
    for (int page = 0; page < (tabs != nullptr ? tabs->count() : 1); ++page) {
        if (tabs != nullptr)
            tabs->setCurrentIndex(page);
        verifyNothingIsCut(QString("page %1").arg(page));
    }
    if (command == "help" && language != "longer") // which may scroll
        verifyColumnsAreWhole(*part<QTreeWidget>(*window, "keysPage"));
}

QTEST_MAIN(TestLongTexts)
#include "tst_longtexts.moc"
