#include "tests/ui/part.h"
#include "tests/ui/shownwindow.h"
#include "ui/gametexts.h"
#include "ui/mainwindow.h"
#include "ui/preferenceswindow.h"

#include <QAccessible>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using Phase = ui::GameController::Phase;

/// Another program as the opponent in the window: naming it, playing it, and going on without it.
class TestOtherProgram : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void programIsNamedInThePreferencesAndKept();
    void cancelledPreferencesChangeNothing();
    void trialTellsAMoveOrTheReason();
    void preferencesCanBeReadAloud();
    void playingWithoutAProgramOpensThePreferences();
    void programIsOfferedInOthelloAlone();
    void gameIsPlayedAgainstTheProgram();
    void resultAndPassNameTheProgram();
    void continuedGameHasItsProgram();
    void failureIsToldAndTheComputerGoesOn_data();
    void failureIsToldAndTheComputerGoesOn();
    void undoAndNewGameWhileTheProgramThinks();
    void programLosesOnItsClock();
    void closingWhileTheProgramThinksIsQuick();

private:
    /// The window with a stand-in of a manner to be played against, and White its.
    std::unique_ptr<ui::MainWindow> shownAgainst(const QString &manner);

    QTemporaryDir m_settings;
};

namespace {

QString standIn(const QString &manner)
{
    return QString("\"%1\" gtp \"%2\"").arg(TABULEIRO_STANDIN, manner);
}

void choose(const ui::MainWindow &window, const char *selector, const QString &text)
{
    auto *box = part<QComboBox>(window, selector);
    const int index = box->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    box->setCurrentIndex(index);
}

void press(const QWidget &window, const char *button)
{
    QTest::mouseClick(part<QAbstractButton>(window, button), Qt::LeftButton);
}

QString words(const ui::MainWindow &window)
{
    return part<QLabel>(window, "stateText")->text();
}

QString nameOfPlayer(const ui::MainWindow &window, const char *row)
{
    return part<QLabel>(*part<QWidget>(window, row), "name")->text();
}

ui::PreferencesWindow *preferences(const ui::MainWindow &window)
{
    part<QAction>(window, "preferences")->trigger();
    auto *dialog = window.findChild<ui::PreferencesWindow *>();
    return dialog != nullptr && QTest::qWaitForWindowExposed(dialog) ? dialog : nullptr;
}

/// Plays d3 or whatever square is named.
void clickCell(const ui::MainWindow &window, int cell)
{
    QTest::mouseClick(window.board(), Qt::LeftButton, {},
                      window.board()->cellRect(cell).center().toPoint());
    QTRY_VERIFY(!window.game().saving());
}

constexpr int d3 = 19;

} // namespace

void TestOtherProgram::initTestCase()
{
    QVERIFY(m_settings.isValid());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
}

void TestOtherProgram::init()
{
    QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
    store.clear();
    store.setValue("pace", "off");
    store.setValue("thinkingTime", 50);
}

std::unique_ptr<ui::MainWindow> TestOtherProgram::shownAgainst(const QString &manner)
{
    QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
    store.setValue("opponent", "program");
    store.setValue("program/name", "Stand-in");
    store.setValue("program/command", standIn(manner));
    store.sync();
    return shownWindow();
}

void TestOtherProgram::programIsNamedInThePreferencesAndKept()
{
    {
        const auto window = shownWindow();
        QCOMPARE(part<QAction>(*window, "preferences")->shortcut(), QKeySequence("Ctrl+,"));
        auto *dialog = preferences(*window);
        QVERIFY(dialog != nullptr);
        // By keyboard alone: the name has the focus.
        QTest::keyClicks(part<QLineEdit>(*dialog, "programName"), "My engine");
        QTest::keyClicks(part<QLineEdit>(*dialog, "programCommand"), "engine --depth 3");
        QTest::keyClick(part<QComboBox>(*dialog, "programProtocol"), Qt::Key_Down);
        part<QSpinBox>(*dialog, "programPatience")->setValue(45);
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(!dialog->isVisible());
    }
    const auto window = shownWindow();
    const auto *dialog = preferences(*window);
    QVERIFY(dialog != nullptr);
    QCOMPARE(part<QLineEdit>(*dialog, "programName")->text(), QString("My engine"));
    QCOMPARE(part<QLineEdit>(*dialog, "programCommand")->text(), QString("engine --depth 3"));
    QCOMPARE(part<QComboBox>(*dialog, "programProtocol")->currentText(), QString("NBoard"));
    QCOMPARE(part<QSpinBox>(*dialog, "programPatience")->value(), 45);
}

void TestOtherProgram::cancelledPreferencesChangeNothing()
{
    const auto window = shownAgainst("fine");
    auto *dialog = preferences(*window);
    QVERIFY(dialog != nullptr);
    part<QLineEdit>(*dialog, "programCommand")->setText("another");
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(ui::Settings().program().command, standIn("fine"));
    QVERIFY(preferences(*window) != nullptr);
    QCOMPARE(part<QLineEdit>(*dialog, "programCommand")->text(), standIn("fine"));
}

void TestOtherProgram::trialTellsAMoveOrTheReason()
{
    const auto window = shownWindow();
    auto *dialog = preferences(*window);
    QVERIFY(dialog != nullptr);
    const auto *outcome = part<QLabel>(*dialog, "trialOutcome");
    press(*dialog, "tryProgram");
    QVERIFY2(outcome->text().contains("command"), qPrintable(outcome->text()));
    part<QLineEdit>(*dialog, "programName")->setText("Stand-in");
    part<QLineEdit>(*dialog, "programCommand")->setText(standIn("fine"));
    press(*dialog, "tryProgram");
    QTRY_COMPARE_WITH_TIMEOUT(outcome->text(),
                              QString("Stand-in plays: its first move would be d3."), 20'000);
    part<QLineEdit>(*dialog, "programCommand")->setText("there-is-no-such-program");
    press(*dialog, "tryProgram");
    QTRY_VERIFY2(outcome->text().startsWith("Stand-in does not start: "),
                 qPrintable(outcome->text()));
    QTRY_COMPARE(dialog->findChildren<QProcess *>().size(), 0);
}

void TestOtherProgram::preferencesCanBeReadAloud()
{
    const auto window = shownWindow();
    const auto *dialog = preferences(*window);
    QVERIFY(dialog != nullptr);
    int fields = 0;
    for (QWidget *widget : dialog->findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusProxy() != nullptr
            || (widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(face != nullptr);
        QVERIFY2(!face->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
        ++fields;
    }
    QVERIFY(fields >= 8);
    // Each button of the dialog has its letter, and none has another's.
    QStringList letters;
    for (const QPushButton *button : dialog->findChildren<QPushButton *>()) {
        const qsizetype at = button->text().indexOf('&');
        QVERIFY2(at >= 0, qPrintable(button->text()));
        letters << button->text().mid(at + 1, 1).toLower();
    }
    QCOMPARE(QSet<QString>(letters.begin(), letters.end()).size(), letters.size());
}

void TestOtherProgram::playingWithoutAProgramOpensThePreferences()
{
    const auto window = shownWindow();
    choose(*window, "opponent", "Another program");
    press(*window, "play");
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    QVERIFY2(words(*window).contains("Preferences"), qPrintable(words(*window)));
    const auto *dialog = window->findChild<ui::PreferencesWindow *>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
}

void TestOtherProgram::programIsOfferedInOthelloAlone()
{
    const auto window = shownAgainst("fine");
    auto *box = part<QComboBox>(*window, "opponent");
    QCOMPARE(box->currentText(), QString("Stand-in"));
    const auto *items = qobject_cast<QStandardItemModel *>(box->model());
    QVERIFY(items != nullptr && items->item(2)->isEnabled());
    choose(*window, "game", "Nim");
    QCOMPARE(box->currentText(), QString("Computer"));
    QVERIFY(!items->item(2)->isEnabled());
    press(*window, "play");
    QVERIFY(!window->game().program());
    QVERIFY(window->game().computerSide().has_value());
    choose(*window, "game", "Othello");
    QVERIFY(items->item(2)->isEnabled());
}

void TestOtherProgram::gameIsPlayedAgainstTheProgram()
{
    const auto window = shownAgainst("fine");
    press(*window, "play");
    QCOMPARE(nameOfPlayer(*window, "secondPlayer"), QString("Stand-in (White)"));
    QVERIFY(!part<QComboBox>(*window, "level")->isVisible());
    clickCell(*window, d3);
    QCOMPARE(words(*window), QString("Stand-in is thinking."));
    QTRY_COMPARE_WITH_TIMEOUT(window->game().phase(), Phase::PersonToMove, 20'000);
    // A stand-in plays the first legal square.
    QCOMPARE(int(window->game().match().move(1).code()),
             int(legalMoves(window->game().match().position(1)).front().code()));
    // Taken back, and played again: the program is told the whole game each time.
    press(*window, "undoButton");
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    clickCell(*window, 26); // c4
    QTRY_COMPARE_WITH_TIMEOUT(window->game().phase(), Phase::PersonToMove, 20'000);
    while (window->game().phase() != Phase::Over) {
        clickCell(*window, legalMoves(window->game().match().current()).front().code());
        QTRY_VERIFY2_WITH_TIMEOUT(window->game().phase() == Phase::PersonToMove
                                      || window->game().phase() == Phase::Over,
                                  qPrintable(words(*window)), 20'000);
    }
    QVERIFY(isOver(window->game().match().current()));
    QVERIFY2(!words(*window).contains("computer"), qPrintable(words(*window)));
    const int lead = score(window->game().match().current()); // the program has White
    if (lead < 0)
        QVERIFY2(words(*window).startsWith("Stand-in won by"), qPrintable(words(*window)));
}

void TestOtherProgram::resultAndPassNameTheProgram()
{
    core::Match lost(*core::Othello::parse(std::string(63, 'O') + "- X"));
    QVERIFY(isOver(lost.current()));
    QCOMPARE(ui::resultText(lost, core::Side::Second, "Stand-in"),
             QString("Stand-in won by 64 disc(s), 64 to 0. Nobody can move; the 1 empty square(s) "
                     "count for the winner."));
    QVERIFY(ui::resultText(lost, core::Side::Second).startsWith("The computer won by"));
}

void TestOtherProgram::continuedGameHasItsProgram()
{
    {
        const auto window = shownAgainst("fine");
        press(*window, "play");
        clickCell(*window, d3);
        QTRY_COMPARE_WITH_TIMEOUT(window->game().phase(), Phase::PersonToMove, 20'000);
    }
    const auto window = shownWindow();
    press(*window, "continueGame");
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(window->game().program().has_value());
    clickCell(*window, legalMoves(window->game().match().current()).front().code());
    QTRY_COMPARE_WITH_TIMEOUT(window->game().phase(), Phase::PersonToMove, 20'000);
    QCOMPARE(window->game().match().ply(), std::size_t(4));
}

void TestOtherProgram::failureIsToldAndTheComputerGoesOn_data()
{
    QTest::addColumn<QString>("manner");
    QTest::addColumn<QString>("message");
    QTest::newRow("illegal move") << "illegal"
                                  << "Stand-in answered no legal move: ";
    QTest::newRow("crash") << "crash"
                           << "\"out of memory\"";
    QTest::newRow("refusal") << "refuse"
                             << "Stand-in refused the command \"play black d3\"";
}

void TestOtherProgram::failureIsToldAndTheComputerGoesOn()
{
    QFETCH(QString, manner);
    QFETCH(QString, message);
    const auto window = shownAgainst(manner);
    press(*window, "play");
    auto *goOn = part<QPushButton>(*window, "goOn");
    QVERIFY(!goOn->isVisible());
    clickCell(*window, d3);
    QTRY_COMPARE_WITH_TIMEOUT(window->game().phase(), Phase::Failed, 20'000);
    QVERIFY2(words(*window).contains(message), qPrintable(words(*window)));
    QVERIFY(goOn->isVisible());
    QVERIFY((goOn->focusPolicy() & Qt::TabFocus) != 0);
    QVERIFY(part<QAction>(*window, "undo")->isEnabled());
    press(*window, "goOn");
    QVERIFY(!goOn->isVisible());
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QCOMPARE(nameOfPlayer(*window, "secondPlayer"), QString("Computer (White)"));
}

void TestOtherProgram::undoAndNewGameWhileTheProgramThinks()
{
    const auto window = shownAgainst("silent");
    press(*window, "play");
    QElapsedTimer time;
    for (int i = 0; i < 3; ++i) {
        clickCell(*window, d3);
        QCOMPARE(window->game().phase(), Phase::ComputerToMove);
        // Before and after it has started.
        if (i > 0)
            QTRY_COMPARE(window->game().findChildren<QProcess *>().size(), 1);
        time.start();
        if (i == 1)
            press(*window, "undoButton");
        else
            press(*window, "play");
        QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
        QCOMPARE(window->game().phase(), Phase::PersonToMove);
        QCOMPARE(window->game().match().ply(), std::size_t(0));
    }
    QTRY_COMPARE(window->game().findChildren<QProcess *>().size(), 0);
}

void TestOtherProgram::programLosesOnItsClock()
{
    QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
    store.setValue("clock/seconds", 2);
    const auto window = shownAgainst("silent");
    press(*window, "play");
    clickCell(*window, d3);
    QTRY_COMPARE_WITH_TIMEOUT(window->game().phase(), Phase::Over, 20'000);
    QCOMPARE(window->game().outOfTime(), window->game().computerSide());
    QCOMPARE(words(*window), QString("The time of Stand-in ran out: you won."));
    QTRY_COMPARE(window->game().findChildren<QProcess *>().size(), 0);
}

void TestOtherProgram::closingWhileTheProgramThinksIsQuick()
{
    auto window = shownAgainst("silent");
    press(*window, "play");
    clickCell(*window, d3);
    QTest::qWait(200);
    QElapsedTimer time;
    time.start();
    window->close();
    window.reset();
    QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
}

QTEST_MAIN(TestOtherProgram)
#include "tst_otherprogram.moc"
