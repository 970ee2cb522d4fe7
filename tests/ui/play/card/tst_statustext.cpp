#include "tests/support/window/gamestest.h"
#include "ui/play/card/statustext.h"
#include "ui/play/opponents/movefinder.h"

#include <QAccessible>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>

using Phase = ui::GameController::Phase;

/// What the text about the game says. Announcements are tested by tst_moveannouncement and, as they
/// are heard, with the real window (hear_game.py).
class TestStatusText : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void resultIsSaidInTheWindowWithPlayAgain();
    void passIsSaid();
    void theAccessibleNameSaysTheComputersMove();
    void stateIsReadAsItIsShown();
    void failedSearchIsSaid();
    void hintIsShownWithWords();
    void aMessageTakesTheSpaceOfTheNotes();
    void wordsUseTheWholeWidth_data();
    void wordsUseTheWholeWidth();
    void wordsBeginWhereTheWindowDoes();
    void aNoteLeavesTheResult();
    void whereThereIsLittleSpaceTheLeastGoesFirst();
    void sentencesAreReadInTheOrderInWhichTheyAreHeard();
    void theExplanationIsOfTheGameThatIsShown();
    void factsStandInTheTextWhereThereIsNoCard();
    void whatCannotBeSavedIsSaidAndGoesOn();
    void aGameThatCouldNotBeSavedIsSaidToBeLost();
    void thinkingIsShownOnRequestAndRemembered();
    void aLongTextTakesTheSpaceOfTheOpening();
};

void TestStatusText::resultIsSaidInTheWindowWithPlayAgain()
{
    const auto window = shown();
    choose(*window, "game", "Tic-tac-toe");
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    for (const int cell : {0, 3, 1, 4, 2})
        clickCell(*window, cell);
    QCOMPARE(window->game().phase(), Phase::Over);
    // What decided the game may have been found already.
    QVERIFY2(stateText(*window).startsWith("X won with the top row."),
             qPrintable(stateText(*window)));
    const auto *again = part<QPushButton>(*window, "play");
    QCOMPARE(again->text(), QString("&Play again"));
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    press(*window, "play");
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    QCOMPARE(again->text(), QString("&Play"));
}

void TestStatusText::passIsSaid()
{
    const auto window = shown();
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    QStringList said;
    connect(&window->game(), &ui::GameController::stateChanged, this,
            [&] { said << stateText(*window); });
    // A game in which White has no square after Black's last move here.
    for (const char *square : {"f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"}) {
        const auto move = core::parseMove(window->game().match().current(), square);
        QVERIFY2(move.ok(), square);
        clickCell(*window, move->code());
    }
    QTRY_VERIFY(window->game().phase() != Phase::PassToCome);
    QVERIFY2(!said.filter("must pass").isEmpty(), qPrintable(said.join('\n')));
    QVERIFY2(stateText(*window).contains("passed"), qPrintable(stateText(*window)));
}

void TestStatusText::wordsUseTheWholeWidth_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 640), QSize(960, 660), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestStatusText::wordsUseTheWholeWidth()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    QCOMPARE(part<QLabel>(*window, "stateText")->width(),
             part<QWidget>(*window, "statusText")->width());
}

void TestStatusText::wordsBeginWhereTheWindowDoes()
{
    const auto window = shown({1280, 900});
    auto *label = part<QLabel>(*window, "stateText");
    // Of the words, from the left edge and from the right one.
    const auto gaps = [label] {
        const QImage image = label->grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        const QRgb ground = image.pixel(0, image.height() - 1);
        int left = image.width();
        int right = image.width();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) == ground)
                    continue;
                left = std::min(left, x);
                right = std::min(right, image.width() - 1 - x);
            }
        }
        return std::pair(left, right);
    };
    const auto [left, right] = gaps();
    QVERIFY(left < right);
    part<QWidget>(*window, "statusText")->setLayoutDirection(Qt::RightToLeft);
    const auto [mirroredLeft, mirroredRight] = gaps();
    QVERIFY(mirroredRight < mirroredLeft);
}

void TestStatusText::theAccessibleNameSaysTheComputersMove()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    const core::Match &match = window->game().match();
    const QString square = QString::fromStdString(core::moveText(match.position(1), match.move(1)));
    const auto discs = [&](std::size_t ply) {
        return std::get<core::Othello>(match.position(ply)).count(core::Side::Second);
    };
    const QString said = QString("The computer played %1 and turned %2. Your move.")
                             .arg(square, QString::number(discs(2) - discs(1) - 1));
    QCOMPARE(part<QLabel>(*window, "stateText")->accessibleName(), said);
}

void TestStatusText::stateIsReadAsItIsShown()
{
    const auto window = shown();
    const auto read = [&] {
        return QAccessible::queryAccessibleInterface(part<QLabel>(*window, "stateText"))
            ->text(QAccessible::Name);
    };
    press(*window, "play");
    QCOMPARE(read(), stateText(*window));
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY2(stateText(*window).startsWith("Your move. The computer played "), qPrintable(read()));
    QCOMPARE(read(), stateText(*window).remove("Your move. ") + " Your move."); // as it happened
    press(*window, "undoButton");
    QCOMPARE(read(), stateText(*window));
    clickCell(*window, 0); // refused
    QCOMPARE("Your move. " + read(), stateText(*window));
}

void TestStatusText::failedSearchIsSaid()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    emit window->game().findChild<ui::MoveFinder *>()->searchFailed("a reason");
    QVERIFY2(stateText(*window).contains("a reason"), qPrintable(stateText(*window)));
    QVERIFY(part<QAction>(*window, "undo")->isEnabled());
    press(*window, "undoButton");
    QVERIFY2(stateText(*window).startsWith("Your move."), qPrintable(stateText(*window)));
}

/// Of a hint the reason is shown as well, rather than the opening's name.
void TestStatusText::aMessageTakesTheSpaceOfTheNotes()
{
    ui::GameController game;
    game.start(core::Othello(), {});
    ui::StatusText status(game);
    auto *note = new QLabel("Opening: Diagonal");
    status.addNote(note);
    status.show();
    const auto *label = part<QLabel>(status, "stateText");
    const QStringList said{"Try e6, a well-tried move of the opening. The game is then about even.",
                           "It leaves your opponent 2 squares, fewer than any other move.",
                           "It turns only inner discs, and so opens little to your opponent."};
    // The least height at which nothing is left out.
    for (int height = 50; height < 500; ++height) {
        status.resize(260, height);
        status.showMessages(said);
        if (label->toolTip().isEmpty())
            break;
    }
    QVERIFY(label->text().contains("inner discs"));
    QVERIFY(status.height() < label->heightForWidth(status.width()) + note->sizeHint().height());
}

void TestStatusText::hintIsShownWithWords()
{
    const auto window = shown();
    choose(*window, "game", "Nim");
    press(*window, "play");
    QSignalSpy found(&window->game(), &ui::GameController::hintFound);
    press(*window, "hintButton");
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(stateText(*window),
             QString("Your move. Take 3: it wins with best play. It leaves 17, one more than a "
                     "multiple of 4."));
}

void TestStatusText::aNoteLeavesTheResult()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, {"1", "4", "2", "5", "3"});
    // What decided the game comes when it is found.
    const auto shows = [&window](const QString &note) {
        const QString text = stateText(*window);
        return text.startsWith("X won with the top row.") && text.contains(note);
    };
    emit window->board()->refused("There is no c4 on this board.");
    QVERIFY2(shows("There is no c4 on this board."), qPrintable(stateText(*window)));
    emit window->board()->refused("There is no c5 on this board.");
    QVERIFY2(shows("There is no c5 on this board."), qPrintable(stateText(*window)));
    QVERIFY2(!shows("c4"), qPrintable(stateText(*window)));
    trigger(*window, "lookFirst");
    emit window->board()->refused("There is no c4 on this board.");
    QCOMPARE(stateText(*window), QString("The start of the game. There is no c4 on this board."));
}

void TestStatusText::whatCannotBeSavedIsSaidAndGoesOn()
{
    file("tabuleiro/games", "where the folder should be");
    const auto window = shown();
    play(*window, {"d3", "c3"});
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QTRY_VERIFY2(stateText(*window).startsWith("Black to move.")
                     && stateText(*window).contains("This game cannot be saved"),
                 qPrintable(stateText(*window)));
    QVERIFY(QFile::remove(m_folder->path() + "/tabuleiro/games"));
    play(*window, {"d3"});
    QCOMPARE(stateText(*window), QString("White to move. Black played d3 and turned 1."));
}

void TestStatusText::aGameThatCouldNotBeSavedIsSaidToBeLost()
{
    file("tabuleiro/games", "where the folder should be");
    const auto window = shown();
    play(*window, {"d3"});
    QTRY_VERIFY(stateText(*window).contains("This game cannot be saved"));
    press(*window, "play");
    QVERIFY2(stateText(*window).contains("Your last game is lost, for it could not be saved."),
             qPrintable(stateText(*window)));
}

void TestStatusText::thinkingIsShownOnRequestAndRemembered()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue("thinkingTime", 600'000);
    {
        const auto window = shown();
        QVERIFY(!part<QAction>(*window, "showThinking")->isChecked());
        trigger(*window, "showThinking");
    }
    const auto window = shown();
    QVERIFY(part<QAction>(*window, "showThinking")->isChecked());
    ui::GameController &game = window->game();
    game.setLevel(ai::Level::Hard);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::First));
    const QRegularExpression progress(
        "^The computer is thinking. Depth [0-9]+, best so far: [a-h][1-8].$");
    QTRY_VERIFY2(progress.match(stateText(*window)).hasMatch(), qPrintable(stateText(*window)));
    const QString read = QAccessible::queryAccessibleInterface(part<QLabel>(*window, "stateText"))
                             ->text(QAccessible::Name);
    QVERIFY2(!read.contains("Depth"), qPrintable(read)); // it would be read many times a second
    trigger(*window, "showThinking");
    QCOMPARE(stateText(*window), QString("The computer is thinking."));
    trigger(*window, "moveNow");
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    trigger(*window, "showThinking");
    QVERIFY2(!stateText(*window).contains("Depth"), qPrintable(stateText(*window)));
}

/// Two lines at the most, with the rest in the tool tip: the choices and Play stay in view.
void TestStatusText::whereThereIsLittleSpaceTheLeastGoesFirst()
{
    const auto window = shown({360, 400});
    trigger(*window, "newGame");
    auto *status = part<ui::StatusText>(*window, "statusText");
    const auto *label = part<QLabel>(*window, "stateText");
    status->showMessages({"Hint: c3. You are then about 12 discs ahead.",
                          "It leaves the other side 12 squares; other moves leave up to 13."});
    QCoreApplication::processEvents();
    QVERIFY2(stateText(*window).endsWith("ahead."), qPrintable(stateText(*window)));
    QVERIFY(label->toolTip().contains("up to 13."));
    QVERIFY(status->heightFor(status->width()) <= status->height());
    QVERIFY(part<QWidget>(*window, "nextGame")->isVisible());
    QVERIFY(part<QWidget>(*window, "play")->isVisible());
    window->resize(960, 660);
    QTRY_VERIFY(stateText(*window).endsWith("up to 13."));
    QVERIFY(label->toolTip().isEmpty());
    window->resize(360, 400);
    status->showMessages({"The first sentence takes nearly all of the room that there is for it.",
                          "<b>Ann</b> has a name out of a file."});
    QTRY_VERIFY2(label->toolTip().contains("&lt;b&gt;Ann"), qPrintable(label->toolTip()));
}

void TestStatusText::sentencesAreReadInTheOrderInWhichTheyAreHeard()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, {"1", "5", "9", "2", "8", "7", "3", "6", "4"});
    auto *status = part<ui::StatusText>(*window, "statusText");
    status->addToResult({"This decided it."});
    status->setProposal("Try Medium?");
    // Beside the board the proposal is shown in its own row, and heard with the rest all the same.
    const QString all = part<QLabel>(*window, "stateText")->accessibleName();
    QVERIFY2(all.indexOf("nobody has a line") < all.indexOf("This decided it."), qPrintable(all));
    QVERIFY2(all.contains("This decided it. Try Medium?"), qPrintable(all));
}

void TestStatusText::theExplanationIsOfTheGameThatIsShown()
{
    ui::GameController game;
    const auto play = [](ui::GameController &one, const std::vector<const char *> &moves) {
        one.start(core::TicTacToe(), {});
        for (const char *move : moves)
            one.play(*core::parseMove(one.match().current(), move));
    };
    ui::StatusText status(game);
    play(game, {"1", "2", "5", "3", "9"});
    status.addToResult({"This decided it."});
    const auto *label = status.findChild<QLabel *>("stateText");
    game.browseTo(2);
    game.browseTo(5);
    QVERIFY2(label->text().contains("This decided it."), qPrintable(label->text()));
    ui::GameController other;
    play(other, {"1", "5", "2", "3", "4", "7"});
    game.resume(other.record());
    QCOMPARE(game.phase(), Phase::Over);
    QVERIFY2(!label->text().contains("This decided it."), qPrintable(label->text()));
    QVERIFY(!label->accessibleName().contains("This decided it."));
}

void TestStatusText::factsStandInTheTextWhereThereIsNoCard()
{
    const auto window = shown({360, 640});
    choose(*window, "Tic-tac-toe");
    play(*window, {"1", "5", "9", "2", "8", "7", "3", "6", "4"});
    auto *status = part<ui::StatusText>(*window, "statusText");
    status->setFacts({{"8 of 9", "best so far"}, {"1", "mistake so far"}});
    const QString facts = "8 of 9 best so far, 1 mistake so far.";
    QVERIFY2(stateText(*window).endsWith(facts), qPrintable(stateText(*window)));
    window->resize(960, 660); // where they have a row of their own
    QTRY_VERIFY2(!stateText(*window).contains(facts), qPrintable(stateText(*window)));
    window->resize(360, 640);
    QTRY_VERIFY(stateText(*window).endsWith(facts));
    status->setFacts({});
    QVERIFY(!stateText(*window).contains(facts));
}

/// And nothing below it moves.
void TestStatusText::aLongTextTakesTheSpaceOfTheOpening()
{
    const auto window = shown({1280, 900});
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    for (const char *square : {"f5", "d6", "c3", "d3", "c4"})
        clickCell(*window, core::parseMove(window->game().match().current(), square)->code());
    const auto *opening = part<QLabel>(*window, "opening");
    QTRY_VERIFY(opening->isVisible());
    const QRect commands = part<QWidget>(*window, "hintButton")->geometry();
    auto *status = part<ui::StatusText>(*window, "statusText");
    const int height = status->height();
    status->showMessage(QString("What takes four lines of the card, ").repeated(5) + "is read.");
    QTRY_VERIFY(!opening->isVisible());
    QCOMPARE(status->height(), height);
    QCOMPARE(part<QWidget>(*window, "hintButton")->geometry(), commands);
    status->clearMessage();
    QTRY_VERIFY(opening->isVisible());
}

QTEST_MAIN(TestStatusText)
#include "tst_statustext.moc"
