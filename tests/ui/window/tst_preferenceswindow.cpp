#include "tests/support/qt/gamestest.h"
#include "tests/support/qt/standin.h"
#include "ui/common/settings.h"
#include "ui/window/preferenceswindow.h"

#include <QAccessible>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>

/// Another program is named and tried in the Preferences.
class TestPreferencesWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void programIsNamedInThePreferencesAndKept();
    void peopleAreNamedOnceAndWrittenIntoFiles();
    void cancelledPreferencesChangeNothing();
    void trialTellsAMoveOrTheReason();
    void preferencesCanBeReadAloud();
};

namespace {

ui::PreferencesWindow *preferences(const ui::MainWindow &window)
{
    part<QAction>(window, "preferences")->trigger();
    auto *dialog = window.findChild<ui::PreferencesWindow *>();
    return dialog != nullptr && QTest::qWaitForWindowExposed(dialog) ? dialog : nullptr;
}

} // namespace

void TestPreferencesWindow::programIsNamedInThePreferencesAndKept()
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

void TestPreferencesWindow::peopleAreNamedOnceAndWrittenIntoFiles()
{
    {
        const auto window = shownWindow();
        auto *dialog = preferences(*window);
        QVERIFY(dialog != nullptr);
        part<QLineEdit>(*dialog, "yourName")->setFocus();
        QTest::keyClicks(part<QLineEdit>(*dialog, "yourName"), "Zoe");
        QTest::keyClick(dialog, Qt::Key_Tab);
        QCOMPARE(dialog->focusWidget(), part<QLineEdit>(*dialog, "secondName"));
        QTest::keyClicks(part<QLineEdit>(*dialog, "secondName"), "Bob");
        QTest::keyClick(dialog, Qt::Key_Return);
    }
    const auto window = shownWindow(); // remembered
    choose(*window, "opponent", "A second person");
    trigger(*window, "newGame");
    QCOMPARE(window->game().nameOf(core::Side::First), QString("Zoe"));
    QCOMPARE(window->game().nameOf(core::Side::Second), QString("Bob"));
    choose(*window, "opponent", "Computer");
    choose(*window, "starter", "Computer");
    trigger(*window, "newGame");
    QCOMPARE(window->game().nameOf(core::Side::First), QString());
    QCOMPARE(window->game().record().players[1], std::string("Zoe"));
}

void TestPreferencesWindow::cancelledPreferencesChangeNothing()
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

void TestPreferencesWindow::trialTellsAMoveOrTheReason()
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

void TestPreferencesWindow::preferencesCanBeReadAloud()
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

QTEST_MAIN(TestPreferencesWindow)
#include "tst_preferenceswindow.moc"
