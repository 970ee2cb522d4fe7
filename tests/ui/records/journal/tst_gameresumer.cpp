#include "tests/support/qt/files.h"
#include "tests/support/window/gamestest.h"
#include "ui/play/gametexts.h"
#include "ui/records/journal/journaltexts.h"

#include <QDir>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>

using Phase = ui::GameController::Phase;

/// Games that were written down are offered, continued and opened.
class TestGameResumer : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theLastGameIsOfferedAndContinued();
    void theGameOfferedIsOnTheBoard();
    void anotherGameThatIsChosenKeepsItsBoard();
    void theGameOfferedGoesOnByAMove();
    void aDeclinedGameIsFoundAmongRecentOnes();
    void everyInterruptedGameIsOffered();
    void aGameBeingPlayedIsNamedSo();
    void aFinishedGameIsNotOffered();
    void aGameTakenBackFromItsEndIsOfferedAndCountedOnce();
    void aGameThatAnotherWindowWentOnWithIsContinuedFromThere();
    void aDamagedJournalIsReportedInTheWindow();
    void aGameThatBeginsFirstIsNotReplaced();
    void enterContinuesTheGameOffered();
    void aClickContinuesWithoutTheKeyboardsCursor();
    void anOpenedGameIsAmongTheRecentOnesAtOnce();
    void whatAFileSaysOfAGameIsShownAndSavedAgain();
    void recentGamesHaveTheirDatesByTheLocale();
    void finishedGamesAreNamedByTheirResult();
    void aFinishedLineIsNamedBesideTheCurrentOne();
    void markupInAFileStaysText();
};

void TestGameResumer::theLastGameIsOfferedAndContinued()
{
    play(*shown(), {"d3", "c3", "c4"});
    const auto window = shown();
    QVERIFY(part<QWidget>(*window, "continueOffer")->isVisible());
    QCOMPARE(part<QLabel>(*window, "continueText")->text(),
             QString("Continue your Othello game (move\u00a04)?"));
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    part<QPushButton>(*window, "continueGame")->click();
    waitForJournals(*window);
    QCOMPARE(window->game().match().ply(), std::size_t(3));
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY(!part<QWidget>(*window, "continueOffer")->isVisible());
    QVERIFY(window->board()->position() == window->game().match().current());
}

/// Until another one is chosen; only one button is the next to press.
void TestGameResumer::theGameOfferedIsOnTheBoard()
{
    play(*shown(), {"d3", "c3", "c4"});
    const auto window = shown();
    const auto *goOn = part<ui::FlatButton>(*window, "continueGame");
    const auto *play = part<ui::FlatButton>(*window, "play");
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    const core::Position offered = window->board()->position();
    QCOMPARE(std::get<core::Othello>(offered).empties(), 57);
    QVERIFY(goOn->isProminent() && !play->isProminent());
    QVERIFY2(stateText(*window).contains("Press Continue or make a move."),
             qPrintable(stateText(*window)));
    choose(*window, "Nim");
    QCOMPARE(window->board()->kind(), core::GameKind::Nim);
    QVERIFY(!goOn->isProminent() && play->isProminent());
    QVERIFY2(stateText(*window).contains("Take 1, 2 or 3 counters."),
             qPrintable(stateText(*window)));
    QVERIFY(goOn->isVisible());
    press(*window, "continueGame");
    waitForJournals(*window);
    QVERIFY(window->board()->position() == offered);
}

/// Such as by --game; the other one is offered all the same.
void TestGameResumer::anotherGameThatIsChosenKeepsItsBoard()
{
    {
        const auto window = shown();
        play(*window, {"d3", "c3", "c4"});
        choose(*window, "Nim"); // the next game
    }
    const auto window = shown();
    QVERIFY(part<QWidget>(*window, "continueOffer")->isVisible());
    QCOMPARE(window->board()->kind(), core::GameKind::Nim);
    QVERIFY2(stateText(*window).contains("Take 1, 2 or 3 counters."),
             qPrintable(stateText(*window)));
    press(*window, "continueGame");
    waitForJournals(*window);
    QCOMPARE(window->board()->kind(), core::GameKind::Othello);
    QCOMPARE(window->game().match().ply(), std::size_t(3));
}

void TestGameResumer::theGameOfferedGoesOnByAMove()
{
    play(*shown(), {"d3", "c3", "c4"});
    {
        const auto window = shown();
        clickCell(*window, 19); // d3, which is taken
        QCOMPARE(window->game().phase(), Phase::NotStarted);
        QVERIFY2(stateText(*window).contains("d3 is taken"), qPrintable(stateText(*window)));
        clickCell(*window, legalMoves(window->board()->position()).front().code());
        waitForJournals(*window);
        QTRY_VERIFY(window->game().match().ply() >= 4);
        QVERIFY(!part<QWidget>(*window, "continueOffer")->isVisible());
        QCOMPARE(moveText(window->game().match().start(), window->game().match().move(0)),
                 std::string("d3"));
    }
    const auto window = shown();
    part<QPushButton>(*window, "declineGame")->click(); // what is chosen is shown again
    QVERIFY(window->board()->position() == core::Position(core::Othello()));
    QVERIFY(part<ui::FlatButton>(*window, "play")->isProminent());
}

void TestGameResumer::aDeclinedGameIsFoundAmongRecentOnes()
{
    play(*shown(), {"d3", "c3"});
    {
        const auto window = shown();
        part<QPushButton>(*window, "declineGame")->click();
        QVERIFY2(stateText(*window).contains("Recent games"), qPrintable(stateText(*window)));
        QVERIFY(!part<QWidget>(*window, "continueOffer")->isVisible());
    }
    const auto window = shown();
    QVERIFY(!part<QWidget>(*window, "continueOffer")->isVisible());
    auto *recent = part<QMenu>(*window, "recentGames");
    showRecent(*recent);
    QCOMPARE(recent->actions().size(), 1);
    const QString title = recent->actions().at(0)->text().replace(QChar(0xb7), '|');
    QVERIFY2(title.startsWith("Othello | move 3 | today, "), qPrintable(title));
    recent->actions().at(0)->trigger();
    waitForJournals(*window);
    QCOMPARE(window->game().match().ply(), std::size_t(2));
}

void TestGameResumer::everyInterruptedGameIsOffered()
{
    play(*shown(), {"d3"});
    {
        const auto window = shown();
        play(*window, {"d3", "c3"});
    }
    const QString folder = m_folder->path() + "/tabuleiro/games/";
    const QString oldest = QDir(folder).entryList({"*.journal"}, QDir::Files, QDir::Name).at(0);
    QFile lock(folder + oldest + ".lock"); // as a program leaves it that is killed
    QVERIFY(lock.open(QIODevice::WriteOnly));
    {
        const auto window = shown();
        const auto text = [&] { return part<QLabel>(*window, "continueText")->text(); };
        QVERIFY2(text().contains("(move\u00a03)") && text().contains("1 of 2"), qPrintable(text()));
        part<QPushButton>(*window, "declineGame")->click();
        QVERIFY2(text().contains("(move\u00a02)") && text().contains("2 of 2"), qPrintable(text()));
        QVERIFY(part<QWidget>(*window, "continueOffer")->isVisible());
        part<QPushButton>(*window, "declineGame")->click();
        QVERIFY(!part<QWidget>(*window, "continueOffer")->isVisible());
    }
    QVERIFY(!part<QWidget>(*shown(), "continueOffer")->isVisible()); // neither again
}

void TestGameResumer::aGameBeingPlayedIsNamedSo()
{
    const auto window = shown();
    play(*window, {"d3", "c3"});
    const auto other = shown();
    QVERIFY(!part<QWidget>(*other, "continueOffer")->isVisible());
    auto *recent = part<QMenu>(*other, "recentGames");
    showRecent(*recent);
    QCOMPARE(recent->actions().size(), 1);
    const QAction *action = recent->actions().constFirst();
    QVERIFY2(action->text().contains("open now"), qPrintable(action->text()));
    QVERIFY(!action->isEnabled());
}

void TestGameResumer::aFinishedGameIsNotOffered()
{
    {
        const auto window = shown();
        choose(*window, "Tic-tac-toe");
        play(*window, {"1", "4", "2", "5", "3"});
        QCOMPARE(window->game().phase(), Phase::Over);
    }
    const auto window = shown();
    QVERIFY(!part<QWidget>(*window, "continueOffer")->isVisible());
    auto *recent = part<QMenu>(*window, "recentGames");
    showRecent(*recent);
    const QAction *finished = recent->actions().at(0);
    const QString text = finished->text().replace(QChar(0xb7), '|');
    QVERIFY2(text.startsWith("Tic-tac-toe | X won | today, "), qPrintable(text));
    QVERIFY(finished->icon().availableSizes().value(0).height() >= 24); // the board at its end
}

void TestGameResumer::aGameTakenBackFromItsEndIsOfferedAndCountedOnce()
{
    {
        const auto window = shown();
        choose(*window, "Tic-tac-toe");
        play(*window, {"1", "4", "2", "5", "3"});
        trigger(*window, "undo");
    }
    const auto window = shown();
    part<QPushButton>(*window, "continueGame")->click();
    waitForJournals(*window);
    QCOMPARE(window->game().match().ply(), std::size_t(4));
    ui::GameController &game = window->game();
    game.play(*core::parseMove(game.shown(), "3"));
    QTRY_COMPARE(window->game().phase(), Phase::Over);
    QTRY_COMPARE(part<QLabel>(*window, "tally")->text(), QString("X: 1 won, 0 drawn, 0 lost."));
}

void TestGameResumer::aGameThatAnotherWindowWentOnWithIsContinuedFromThere()
{
    play(*shown(), {"d3", "c3"});
    const auto late = shown(); // offers the game as it was
    {
        const auto early = shown();
        part<QPushButton>(*early, "continueGame")->click();
        waitForJournals(*early);
        ui::GameController &game = early->game();
        game.play(*core::parseMove(game.shown(), "c4"));
        QTRY_COMPARE(game.match().ply(), std::size_t(3));
        part<QPushButton>(*late, "continueGame")->click();
        waitForJournals(*late);
        QCOMPARE(late->game().phase(), Phase::NotStarted);
        QVERIFY(stateText(*late).contains("another window"));
    }
    part<QPushButton>(*late, "continueGame")->click();
    waitForJournals(*late);
    QCOMPARE(late->game().match().ply(), std::size_t(3));
}

void TestGameResumer::aDamagedJournalIsReportedInTheWindow()
{
    play(*shown(), {"d3", "c3", "c4"});
    const QString folder = m_folder->path() + "/tabuleiro/games";
    const QStringList names = QDir(folder).entryList({"*.journal"}, QDir::Files);
    QCOMPARE(names.size(), 1);
    const QString path = folder + "/" + names.at(0);
    QByteArray bytes = bytesOf(path);
    bytes[bytes.size() - 3] = '?';
    QFile damaged(path);
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write(bytes);
    damaged.close();
    const auto window = shown();
    const QString text = part<QLabel>(*window, "continueText")->text();
    QVERIFY2(text.contains("(move\u00a03)") && text.contains("recovered")
                 && text.contains("damaged-1"),
             qPrintable(text));
    part<QPushButton>(*window, "continueGame")->click();
    waitForJournals(*window);
    QCOMPARE(window->game().match().ply(), std::size_t(2));
}

/// Whoever does not wait for the journal has the other game, and the journal stays free.
void TestGameResumer::aGameThatBeginsFirstIsNotReplaced()
{
    play(*shown(), {"d3", "c3", "c4"});
    const auto window = shown();
    part<QPushButton>(*window, "continueGame")->click();
    press(*window, "play");
    waitForJournals(*window);
    QCoreApplication::processEvents();
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
    QTRY_VERIFY(part<QWidget>(*shown(), "continueOffer")->isVisible());
}

void TestGameResumer::enterContinuesTheGameOffered()
{
    play(*shown(), {"d3", "c3", "c4"});
    const auto window = shown();
    QCOMPARE(window->focusWidget(), part<QPushButton>(*window, "continueGame"));
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    waitForJournals(*window);
    QCOMPARE(window->game().match().ply(), std::size_t(3));
}

/// The button that is pressed goes, and the keyboard's focus with it to the board.
void TestGameResumer::aClickContinuesWithoutTheKeyboardsCursor()
{
    play(*shown(), {"d3", "c3", "c4"});
    const auto window = shown();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    QTest::mouseClick(part<QPushButton>(*window, "continueGame"), Qt::LeftButton);
    waitForJournals(*window);
    QTRY_VERIFY(window->board()->hasFocus());
    const QImage clicked = window->board()->grab().toImage();
    window->board()->clearFocus();
    QVERIFY(window->board()->grab().toImage() == clicked); // has no cursor to be taken away
}

void TestGameResumer::anOpenedGameIsAmongTheRecentOnesAtOnce()
{
    {
        const auto window = shown();
        paste(*window, "[Black \"Ann\"]\n[White \"Bob\"]\nf5d6c3");
        QCOMPARE(window->game().match().ply(), std::size_t(3));
        QVERIFY(window->game().rolesUnknown());
    }
    const auto window = shown();
    auto *recent = part<QMenu>(*window, "recentGames");
    showRecent(*recent);
    const QString title = recent->actions().at(0)->text().replace(QChar(0xb7), '|');
    QVERIFY2(title.startsWith("Othello | move 4 | Ann against Bob"), qPrintable(title));
    part<QPushButton>(*window, "continueGame")->click();
    waitForJournals(*window);
    QVERIFY(window->game().rolesUnknown()); // still
}

/// In every label and tool tip, of the game opened and of the one offered.
void TestGameResumer::markupInAFileStaysText()
{
    const QString markup = "<b>An</b><img src=x>";
    const auto verifyText = [&](const ui::MainWindow &window) {
        for (const auto *widget : window.findChildren<QWidget *>()) {
            QVERIFY2(!widget->toolTip().contains(markup) || !Qt::mightBeRichText(widget->toolTip()),
                     qPrintable(widget->objectName()));
            const auto *label = qobject_cast<const QLabel *>(widget);
            if (label == nullptr || !label->text().contains(markup))
                continue;
            QVERIFY2(
                label->textFormat() == Qt::PlainText
                    || (label->textFormat() == Qt::AutoText && !Qt::mightBeRichText(label->text())),
                qPrintable(label->objectName()));
        }
    };
    {
        const auto window = shown();
        window->openPath(file("a.ggf", QString("(;GM[Othello]PC[%1]DT[2003]PB[%1]PW[%1]RE[+2]CO[%1]"
                                               "TY[8]BO[8 ---------------------------O*------*O---"
                                               "------------------------ *]B[f5]W[d6];)")
                                           .arg(markup)
                                           .toUtf8()));
        QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
        verifyText(*window);
        QVERIFY(stateText(*window).contains("An"));
    }
    verifyText(*shown());
}

void TestGameResumer::whatAFileSaysOfAGameIsShownAndSavedAgain()
{
    const auto window = shown();
    choose(*window, "opponent", "A second person");
    window->openPath(file("a.ggf", "(;GM[Othello]PC[Oslo]DT[2003]PB[ann]PW[bob]RE[+2]CO[The final]"
                                   "TY[8]BO[8 --------------------------- O*------*O"
                                   "--------------------------- *]B[f5]W[d6]B[c3];)"));
    QTRY_COMPARE(stateText(*window), QString("bob to move. The final"));
    QCOMPARE(part<QLabel>(*part<QWidget>(*window, "firstPlayer"), "name")->text(), QString("ann"));
    core::GameRecord record = window->game().record();
    QCOMPARE(record.players[1], std::string("bob"));
    QCOMPARE(record.place, std::string("Oslo"));
    QCOMPARE(record.result, std::string("+2"));
    QCOMPARE(record.comment, std::string("The final"));
    ui::GameController &game = window->game();
    game.play(legalMoves(game.shown()).front());
    QTRY_COMPARE(game.match().ply(), std::size_t(4));
    record = game.record();
    QCOMPARE(record.result, std::string()); // it was that of the other line
    QCOMPARE(record.players[0], std::string("ann"));
    play(*window, {});
    QCOMPARE(window->game().record().players[0], std::string());
    QCOMPARE(ui::namedRecord(window->game()).players[0], std::string("Black"));
}

void TestGameResumer::recentGamesHaveTheirDatesByTheLocale()
{
    const QLocale before;
    const auto restored = qScopeGuard([before] { QLocale::setDefault(before); });
    const auto window = shown();
    window->openPath(file("old.ggf", "(;GM[Othello]DT[2024.05.01_10:00:00.GMT]PB[ann]PW[bob]TY[8]"
                                     "BO[8 --------------------------- O*------*O"
                                     "--------------------------- *]B[f5]W[d6]B[c3];)"));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(3));
    trigger(*window, "newGame"); // so that it is played no more
    auto *recent = part<QMenu>(*window, "recentGames");
    for (const char *name : {"en_US", "pt_BR", "de_DE"}) {
        const QLocale locale(name);
        QLocale::setDefault(locale);
        const QString day = locale.toString(QDate(2024, 5, 1), QLocale::ShortFormat);
        const auto gamesOfTheDay = [&] { // the journals are written in the background
            showRecent(*recent);
            QStringList titles;
            for (const QAction *action : recent->actions())
                titles << action->text();
            return titles.filter(day).size();
        };
        QTRY_COMPARE(gamesOfTheDay(), qsizetype(1));
    }
    core::GameRecord record;
    record.date = "in the summer of 1999";
    QCOMPARE(ui::playedWhen(record), QString("in the summer of 1999"));
    record.date.clear();
    QVERIFY(ui::playedWhen(record).isEmpty());
    record.date = "2024-05-01T09:30:00";
    QCOMPARE(ui::playedWhen(record),
             QLocale().toString(QDateTime({2024, 5, 1}, {9, 30}), QLocale::ShortFormat));
    const QString hour = QLocale("de_DE").toString(QTime(9, 30), QLocale::ShortFormat);
    QCOMPARE(ui::playedWhen(record, {2024, 5, 1}), QString("today, " + hour));
    QCOMPARE(ui::playedWhen(record, {2024, 5, 2}), QString("yesterday, " + hour));
    QCOMPARE(ui::playedWhen(record, {2024, 5, 3}),
             QLocale().toString(QDate(2024, 5, 1), QLocale::ShortFormat));
}

void TestGameResumer::finishedGamesAreNamedByTheirResult()
{
    ui::JournalledGame game;
    game.over = true;
    game.record.start = *core::Othello::parse("XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
                                              "XOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO X");
    const auto title = [&game] { return ui::journalledGameTitle(game).replace(QChar(0xb7), '|'); };
    game.record.roles =
        core::rolesWithOpponent(core::Side::Second, ui::computerAt(ai::Level::Easy));
    QCOMPARE(title(), QString("Othello | won 33 to 31 | Easy"));
    game.record.roles = core::rolesWithOpponent(core::Side::First, ui::computerAt(ai::Level::Hard));
    QCOMPARE(title(), QString("Othello | lost 31 to 33 | Hard"));
    game.record.roles = {};
    game.record.players = {"Ann", "Bob"};
    QCOMPARE(title(), QString("Othello | Black won 33 to 31 | Ann against Bob"));
    game.record.players = {};
    game.record.start = *core::Othello::parse("OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
                                              "OXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX X");
    QCOMPARE(title(), QString("Othello | White won 33 to 31")); // the winner's first
    game.record.start = *core::Othello::parse("XXXXXXXX------------------------"
                                              "-------------------------------- O");
    QCOMPARE(title(), QString("Othello | Black won 64 to 0")); // with the empty squares
    game.record.start = core::Othello();
    game.record.outOfTime = core::Side::Second;
    QCOMPARE(title(), QString("Othello | Black won on time"));
    game.record.outOfTime.reset();
    game.record.start = core::TicTacToe();
    game.over = false;
    QCOMPARE(title(), QString("Tic-tac-toe | move 1"));
}

void TestGameResumer::aFinishedLineIsNamedBesideTheCurrentOne()
{
    ui::JournalledGame game;
    game.record.roles =
        core::rolesWithOpponent(core::Side::Second, ui::computerAt(ai::Level::Easy));
    const auto line = [](std::initializer_list<std::uint16_t> cells) {
        std::vector<core::Move> moves;
        for (const std::uint16_t cell : cells)
            moves.emplace_back(cell);
        return moves;
    };
    game.record.moves = line({0, 3, 1, 4, 8});
    game.record.ply = 5;
    game.record.variations = {line({0, 1, 3, 4, 6}), line({0, 3, 1, 4, 6})};
    const auto title = [&game] { return ui::journalledGameTitle(game).replace(QChar(0xb7), '|'); };
    QCOMPARE(title(), QString("Tic-tac-toe | move 6 | earlier: won | Easy"));
    game.record.variations.push_back(line({0, 3, 1, 4, 7, 5}));
    QCOMPARE(title(), QString("Tic-tac-toe | move 6 | earlier: lost | Easy")); // the last of them
    game.record.moves = line({0, 3, 1, 4, 2});
    game.record.ply = 2; // moves are taken back after the end
    QCOMPARE(title(), QString("Tic-tac-toe | move 3 | earlier: won | Easy"));
}

QTEST_MAIN(TestGameResumer)
#include "tst_gameresumer.moc"
