#include "tests/support/qt/boards.h"
#include "tests/support/qt/fonts.h"
#include "tests/support/window/actions.h"
#include "ui/play/setup/setuppanel.h"

#include <QAccessible>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalSpy>

using core::GameKind;
using ui::SetupPanel;

/// The form of the next game, open on its card and folded to a button.
class TestSetupPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void showsAndReportsWhatIsChosen();
    void nothingMovesWhateverIsChosen();
    void rowsThatDoNotMatterAreDisabled();
    void theOnlyRulesOfAGameAreExplained();
    void heapsTypedByHandAreChosen();
    void foldedItSaysWhatIsChosenAndOpens();
    void foldedTextGivesWayToTheWidth();
    void playStandsOutUntilTheChosenGameIsOnTheBoard();
    void afterTheEndPlayPlaysAgainWhatTheFormSays();
    void playNamesAGameThatIsNotOnTheBoard();
    void rowsAreNamedForScreenReaders();
};

namespace {

/// Where every control of the open form is, in the panel.
QHash<QString, QRect> places(const SetupPanel &panel)
{
    QHash<QString, QRect> all;
    for (const char *name : {"game", "rules", "starter", "level", "opponent", "play"}) {
        const auto *control = part<QWidget>(panel, name);
        all.insert(name, QRect(control->mapTo(&panel, QPoint(0, 0)), control->size()));
    }
    for (const auto *segment : panel.findChildren<QRadioButton *>())
        all.insert(segment->parentWidget()->objectName() + segment->text(),
                   QRect(segment->mapTo(&panel, QPoint(0, 0)), segment->size()));
    return all;
}

void lay(SetupPanel &panel, QSize size)
{
    panel.resize(size);
    panel.show();
    QCoreApplication::processEvents();
}

ui::SetupPanel::CurrentGame currentGame(const core::Position &start, bool isOver)
{
    return {start, core::Role::computer({}), isOver};
}

} // namespace

void TestSetupPanel::showsAndReportsWhatIsChosen()
{
    SetupPanel panel;
    ui::GameSetup setup;
    setup.game = GameKind::Nim;
    setup.starter = ui::Starter::Alternate;
    setup.opponent = core::Role();
    setup.nimHeaps = "3-4-5";
    setup.nimMisere = false;
    QSignalSpy changed(&panel, &SetupPanel::setupChanged);
    QSignalSpy level(&panel, &SetupPanel::levelChanged);
    panel.setSetup(setup);
    panel.setLevel(ai::Level::Hard);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(level.size(), 0);
    QVERIFY(panel.setup().game == GameKind::Nim);
    QVERIFY(panel.setup().starter == ui::Starter::Alternate);
    QVERIFY(panel.setup().opponent == core::Role());
    QCOMPARE(panel.setup().nimHeaps, QString("3-4-5"));
    QVERIFY(!panel.setup().nimMisere);
    QVERIFY(panel.level() == ai::Level::Hard);
    choose(panel, "game", "Othello");
    QVERIFY(panel.setup().game == GameKind::Othello);
    QCOMPARE(changed.size(), 1);
    choose(panel, "othelloRule", "Fewest discs");
    QVERIFY(panel.setup().othelloRule == core::Othello::Rule::Fewest);
    QCOMPARE(changed.size(), 2);
    choose(panel, "othelloRule", "Most discs");
    QCOMPARE(changed.size(), 3);
    changed.takeFirst();
    changed.takeFirst();
    choose(panel, "level", "Easy");
    QCOMPARE(level.size(), 1);
    QCOMPARE(changed.size(), 1);
}

void TestSetupPanel::nothingMovesWhateverIsChosen()
{
    SetupPanel panel;
    lay(panel, panel.sizeWhen(false));
    const auto before = places(panel);
    QVERIFY(before.size() > 12);
    const QSize size = panel.sizeWhen(false);
    for (const char *game : {"Nim", "Tic-tac-toe", "Othello"}) {
        choose(panel, "game", game);
        for (const char *opponent : {"A second person", "Computer"}) {
            choose(panel, "opponent", opponent);
            QCoreApplication::processEvents();
            QCOMPARE(places(panel), before);
            QCOMPARE(panel.sizeWhen(false), size);
        }
    }
}

void TestSetupPanel::rowsThatDoNotMatterAreDisabled()
{
    SetupPanel panel;
    lay(panel, panel.sizeWhen(false));
    const auto *starter = part<QWidget>(panel, "starter");
    const auto *level = part<QWidget>(panel, "level");
    QVERIFY(starter->isEnabled() && level->isEnabled());
    choose(panel, "opponent", "A second person");
    QVERIFY(!starter->isEnabled() && !level->isEnabled());
    const auto *opponents = part<QComboBox>(panel, "opponent");
    const int other = opponents->findText("Another program");
    QVERIFY(opponents->itemData(other, Qt::ToolTipRole).toString().isEmpty());
    choose(panel, "opponent", "Another program");
    QVERIFY(starter->isEnabled() && !level->isEnabled());
    choose(panel, "game", "Nim"); // in which no program plays
    QVERIFY(panel.setup().opponent == core::Role::computer({}));
    QVERIFY(starter->isEnabled() && level->isEnabled());
    QVERIFY(opponents->itemData(other, Qt::ToolTipRole).toString().contains("only Othello"));
}

/// Where there is nothing to choose, the row leads to them.
void TestSetupPanel::theOnlyRulesOfAGameAreExplained()
{
    SetupPanel panel;
    lay(panel, panel.sizeWhen(false));
    QSignalSpy requested(&panel, &SetupPanel::rulesRequested);
    const auto *rules = part<QAbstractButton>(panel, "onlyRules");
    choose(panel, "game", "Nim");
    QVERIFY(!rules->isVisible());
    choose(panel, "game", "Tic-tac-toe");
    QVERIFY(rules->isVisible());
    QCOMPARE(rules->text(), QString("Three in a row wins"));
    press(panel, "onlyRules");
    QCOMPARE(requested.size(), 1);
    QVERIFY(requested[0][0].value<GameKind>() == GameKind::TicTacToe);
}

void TestSetupPanel::heapsTypedByHandAreChosen()
{
    SetupPanel panel;
    choose(panel, "game", "Nim");
    lay(panel, panel.sizeWhen(false));
    auto *rules = part<QAbstractButton>(panel, "nimRules");
    QVERIFY(rules->isVisible());
    rules->click();
    auto *heaps = part<QComboBox>(panel, "heaps");
    QVERIFY(heaps->isVisible());
    QSignalSpy changed(&panel, &SetupPanel::setupChanged);
    heaps->setEditText("2-4-6");
    emit heaps->lineEdit()->editingFinished();
    QCOMPARE(panel.setup().nimHeaps, QString("2-4-6"));
    QVERIFY(changed.size() >= 1);
    QCOMPARE(rules->text(), QString("2-4-6; last loses"));
    choose(panel, "rule", "Wins");
    QVERIFY(!panel.setup().nimMisere);
    QCOMPARE(rules->text(), QString("2-4-6; last wins"));
    heaps->setEditText("40-30-20-10-9-8-7-6 limit 17");
    emit heaps->lineEdit()->editingFinished();
    QCOMPARE(rules->text(), QString("Own heaps; last wins")); // in the same space, nothing elided
    QVERIFY(rules->accessibleName().contains("40-30-20-10-9-8-7-6 limit 17"));
}

void TestSetupPanel::foldedItSaysWhatIsChosenAndOpens()
{
    SetupPanel panel;
    panel.setFolded(true);
    lay(panel, QSize(500, panel.sizeWhen(true).height()));
    auto *fold = part<QAbstractButton>(panel, "nextGame");
    auto *level = part<QWidget>(panel, "level");
    QCOMPARE(fold->text(), QString::fromUtf8("Othello · Easy · You start"));
    QVERIFY(!level->isVisible());
    fold->click();
    QVERIFY(level->isVisible());
    choose(panel, "level", "Medium");
    choose(panel, "starter", "Alternate");
    QCOMPARE(fold->text(), QString::fromUtf8("Othello · Medium · Alternate"));
    choose(panel, "opponent", "A second person");
    QCOMPARE(fold->text(), QString::fromUtf8("Othello · Two people"));
    panel.setFolded(false);
    lay(panel, panel.sizeWhen(false));
    QVERIFY(level->isVisible() && !fold->isVisible());
    QCOMPARE(level->window(), &panel);
}

void TestSetupPanel::foldedTextGivesWayToTheWidth()
{
    SetupPanel panel;
    panel.setFolded(true);
    const auto *fold = part<ui::FlatButton>(panel, "nextGame");
    const int height = panel.sizeWhen(true).height();
    for (const int width : {800, 344, 250, panel.sizeWhen(true).width()}) {
        for (const char *game : {"Othello", "Tic-tac-toe", "Nim"}) {
            choose(panel, "game", game);
            choose(panel, "starter", "Computer");
            lay(panel, QSize(width, height));
            QVERIFY2(fold->widthFor(fold->text()) <= fold->width(), qPrintable(fold->text()));
            QVERIFY(fold->text().startsWith(game));
            QVERIFY(fold->accessibleName().contains("Computer starts"));
        }
    }
}

void TestSetupPanel::playStandsOutUntilTheChosenGameIsOnTheBoard()
{
    SetupPanel panel;
    const auto *play = part<ui::FlatButton>(panel, "play");
    QVERIFY(play->isProminent());
    QCOMPARE(play->text(), QString("&Play"));
    QSignalSpy changed(&panel, &SetupPanel::playChanged);
    panel.showGame(currentGame(core::Othello(), false));
    QVERIFY(!play->isProminent());
    choose(panel, "game", "Nim"); // which is not the one on the board
    QVERIFY(play->isProminent() && panel.isPlayNext());
    choose(panel, "game", "Othello");
    QVERIFY(!play->isProminent());
    QCOMPARE(changed.size(), 3);
    QCOMPARE(play->text(), QString("&Play"));
}

/// After the end there is one button to play, and it says so.
void TestSetupPanel::afterTheEndPlayPlaysAgainWhatTheFormSays()
{
    SetupPanel panel;
    panel.setFolded(true);
    const auto *play = part<ui::FlatButton>(panel, "play");
    const int width = panel.sizeWhen(true).width();
    QSignalSpy changed(&panel, &SetupPanel::playChanged);
    panel.showGame(currentGame(core::Othello(), true));
    // The coloured button is the one that leads to what decided the game.
    QVERIFY(!play->isProminent() && play->text() == "&Play again" && !panel.isPlayNext());
    QCOMPARE(play->text(), QString("&Play again"));
    QCOMPARE(panel.sizeWhen(true).width(), width);
    QCOMPARE(changed.size(), 1);
    choose(panel, "opponent", "A second person"); // who did not play it
    QVERIFY(play->text() != "&Play again" && play->text() == "&Play");
    choose(panel, "opponent", "Computer");
    QVERIFY(play->text() == "&Play again");
    choose(panel, "game", "Tic-tac-toe");
    QVERIFY(play->text() != "&Play again" && panel.isPlayNext() && play->isProminent());
    // From a position that was set up the form would not start.
    choose(panel, "game", "Othello");
    panel.showGame(currentGame(support::played(core::Othello(), {"f5"}), true));
    QVERIFY(play->text() != "&Play again" && !play->isProminent());
    choose(panel, "game", "Nim");
    panel.showGame(currentGame(*ui::startPosition(panel.setup()), true));
    QVERIFY(play->text() == "&Play again");
    choose(panel, "rule", "Wins");
    QVERIFY(play->text() != "&Play again");
    choose(panel, "heaps", "Random heaps"); // others would be drawn
    panel.showGame(currentGame(*ui::startPosition(panel.setup()), true));
    QVERIFY(play->text() != "&Play again");
}

void TestSetupPanel::playNamesAGameThatIsNotOnTheBoard()
{
    SetupPanel panel;
    lay(panel, panel.sizeWhen(false));
    const auto *play = part<ui::FlatButton>(panel, "play");
    QVERIFY(part<QLabel>(panel, "newGameHeading")->isVisible());
    choose(panel, "game", "Nim");
    QCOMPARE(play->text(), QString("&Play")); // there is only its board
    panel.showOffer(GameKind::Othello);       // from the last time
    QCOMPARE(play->text(), QString("&Play Nim"));
    QVERIFY(!play->isProminent()); // but to continue that game
    panel.showOffer(std::nullopt);
    QVERIFY(play->isProminent());
    panel.showGame(currentGame(core::Othello(), false));
    QCOMPARE(play->text(), QString("&Play Nim"));
    const auto before = places(panel);
    choose(panel, "game", "Othello");
    QCOMPARE(play->text(), QString("&Play"));
    QCOMPARE(places(panel), before);
    choose(panel, "game", "Nim");
    panel.setFolded(true); // the button beside it says what is chosen
    QCOMPARE(play->text(), QString("&Play"));
    QVERIFY(!part<QLabel>(panel, "newGameHeading")->isVisible());
}

void TestSetupPanel::rowsAreNamedForScreenReaders()
{
    SetupPanel panel;
    lay(panel, panel.sizeWhen(false));
    for (const auto &[part_, name] : {std::pair("game", "Game"), std::pair("starter", "Who starts"),
                                      std::pair("level", "Level")}) {
        QAccessibleInterface *row =
            QAccessible::queryAccessibleInterface(part<QWidget>(panel, part_));
        QCOMPARE(row->role(), QAccessible::Grouping);
        QCOMPARE(row->text(QAccessible::Name), QString(name));
    }
    QAccessibleInterface *opponent =
        QAccessible::queryAccessibleInterface(part<QWidget>(panel, "opponent"));
    const auto labels = opponent->relations(QAccessible::Label);
    QCOMPARE(labels.size(), 1);
    QCOMPARE(labels.constFirst().first->text(QAccessible::Name), QString("Opponent"));
}

QTEST_MAIN(TestSetupPanel)
#include "tst_setuppanel.moc"
