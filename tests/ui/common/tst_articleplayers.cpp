#include "ai/players/namedplayers.h"
#include "tests/support/window/reviewtest.h"
#include "ui/common/articleplayers.h"
#include "ui/records/journal/journal.h"
#include "ui/records/journal/journalreading.h"
#include "ui/records/statistics/statistics.h"

#include <QListView>
#include <QMenu>

using core::GameKind;
using Phase = ui::GameController::Phase;

namespace {

QComboBox &opponents(const ui::MainWindow &window)
{
    return *part<QComboBox>(window, "opponent");
}

/// X against the report's Hard as its code has it, which loses to these squares.
void beatReportsCode(const ui::MainWindow &window)
{
    choose(window, "Tic-tac-toe");
    choose(window, "opponent", "Report's Hard, as coded");
    press(window, "play");
    for (const int square : {2, 4, 5, 8}) {
        QTRY_COMPARE(window.game().phase(), Phase::PersonToMove);
        clickCell(window, square - 1);
    }
    QTRY_COMPARE(window.game().phase(), Phase::Over);
}

} // namespace

/// The programs of the articles as opponents in the window.
class TestArticlePlayers : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void everyPlayerOfferedHasATitleAndALine();
    void theListHasThemUnderAHeading();
    void theMenuChoosesThem();
    void theyPlayAndBeatingTheReportIsADiscovery();
    void theGameAndTheStatisticsKeepThemByName();
    void thePlayerGoesOnInAnotherGame();
};

void TestArticlePlayers::everyPlayerOfferedHasATitleAndALine()
{
    QStringList titles;
    for (const QString &player : ui::offeredPlayers()) {
        QVERIFY2(ai::playerNamed(player.toStdString()) != nullptr, qPrintable(player));
        QVERIFY(!ui::namedPlayerLine(player).isEmpty());
        const QString title = ui::namedPlayerTitle(player);
        QVERIFY2(title != player && !titles.contains(title), qPrintable(title));
        titles << title;
    }
    QCOMPARE(ui::namedPlayerTitle("heuristic-7"), "heuristic-7");
    QVERIFY(!ui::offers(GameKind::TicTacToe, core::Role::computer("nobody")));
}

void TestArticlePlayers::theListHasThemUnderAHeading()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    QComboBox &list = opponents(*window);
    const int heading = list.findText("Programs of the articles");
    QVERIFY(heading > 0);
    QVERIFY(!(list.model()->flags(list.model()->index(heading, 0)) & Qt::ItemIsEnabled));
    for (const QString &player : ui::offeredPlayers()) {
        const int item = list.findText(ui::namedPlayerTitle(player));
        QVERIFY(item > heading);
        const bool enabled(list.model()->flags(list.model()->index(item, 0)) & Qt::ItemIsEnabled);
        const core::Role role = core::Role::computer(player.toStdString());
        QCOMPARE(enabled, ui::offers(GameKind::TicTacToe, role));
        QCOMPARE(qobject_cast<QListView *>(list.view())->isRowHidden(item), !enabled);
        QCOMPARE(list.itemData(item, Qt::ToolTipRole).toString(), ui::namedPlayerLine(player));
        QCOMPARE(list.itemData(item, Qt::AccessibleDescriptionRole).toString(),
                 ui::namedPlayerLine(player));
    }
    choose(*window, "opponent", "Careful beginner");
    QCOMPARE(list.toolTip(), ui::namedPlayerLine("careful"));
    choose(*window, "Nim"); // which it does not play
    QCOMPARE(list.currentText(), "Computer");
}

void TestArticlePlayers::theMenuChoosesThem()
{
    const auto window = shown();
    choose(*window, "Nim");
    QAction *half = radioItem(*window, "Perfect half of the time");
    QVERIFY(half->isEnabled());
    QCOMPARE(half->toolTip(), ui::namedPlayerLine("half"));
    QVERIFY(!radioItem(*window, "Corner lover")->isEnabled());
    half->trigger();
    QCOMPARE(opponents(*window).currentText(), "Perfect half of the time");
    QVERIFY(half->isChecked());
    choose(*window, "opponent", "Computer");
    QVERIFY(!half->isChecked());
}

void TestArticlePlayers::theyPlayAndBeatingTheReportIsADiscovery()
{
    const auto window = shown();
    beatReportsCode(*window);
    waitForReview(*window); // also beside what decided the game
    QCoreApplication::processEvents();
    QVERIFY2(stateText(*window).contains("You have beaten the report's Hard"),
             qPrintable(stateText(*window)));
    QVERIFY(!ui::namedPlayerDiscovery("report-text").isEmpty());
    QVERIFY(ui::namedPlayerDiscovery("careful").isEmpty()); // losing is what it is for
}

void TestArticlePlayers::theGameAndTheStatisticsKeepThemByName()
{
    auto window = shown();
    beatReportsCode(*window);
    QCOMPARE(window->game().record().roles[1], core::Role::computer("report-code"));
    ui::Statistics statistics;
    QTRY_COMPARE(statistics.tally(GameKind::TicTacToe, core::Role::computer("report-code")).won(),
                 1);
    QCOMPARE(statistics.tally(GameKind::TicTacToe, ui::computerAt(ai::Level::Easy)).played(), 0);
    QTRY_VERIFY2(part<QLabel>(*window, "tally")->text().contains("Report's Hard, as coded"),
                 qPrintable(part<QLabel>(*window, "tally")->text()));
    window.reset(); // what is being written is nobody else's to read
    const auto games = ui::journalledGames(ui::journalFolder(), 1);
    QCOMPARE(games.size(), 1);
    QCOMPARE(games.constFirst().record.roles[1], core::Role::computer("report-code"));
}

void TestArticlePlayers::thePlayerGoesOnInAnotherGame()
{
    {
        const auto window = shown();
        choose(*window, "Tic-tac-toe");
        choose(*window, "opponent", "Report's Hard, as described");
        press(*window, "play");
        clickCell(*window, 0);
        QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    }
    const auto window = shown();
    QCOMPARE(opponents(*window).currentText(), "Report's Hard, as described"); // it is remembered
    choose(*window, "opponent", "Computer");
    press(*window, "continueGame");
    waitForJournals(*window);
    QCOMPARE(window->game().opponentRole(), core::Role::computer("report-text"));
    QCOMPARE(opponents(*window).currentText(), "Report's Hard, as described");
    QVERIFY(part<QWidget>(*window, "secondPlayer")->isVisible());
}

QTEST_MAIN(TestArticlePlayers)
#include "tst_articleplayers.moc"
