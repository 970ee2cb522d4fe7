#include "tests/support/qt/gamestest.h"
#include "ui/play/setup/positioneditor.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

using Phase = ui::GameController::Phase;

/// Positions set up by hand.
class TestPositionEditor : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aPositionSetUpByHandIsPlayed();
    void theEditorSaysWhatIsWrong();
};

void TestPositionEditor::aPositionSetUpByHandIsPlayed()
{
    const auto window = shown();
    part<QComboBox>(*window, "opponent")->setCurrentIndex(1);
    QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *editor = part<ui::PositionEditor>(*window, "positionEditor");
    QVERIFY(editor->isVisible());
    auto *squares = part<QTableView>(*editor, "squares");
    auto *text = part<QLineEdit>(*editor, "positionText");
    QTest::keyClick(squares, Qt::Key_X);     // a1
    QTest::keyClick(squares, Qt::Key_Right); // b1
    QTest::keyClick(squares, Qt::Key_Space);
    QTest::keyClick(squares, Qt::Key_Space);
    QVERIFY2(text->text().startsWith("XO------"), qPrintable(text->text()));
    QTest::mouseClick(squares->viewport(), Qt::LeftButton, {},
                      squares->visualRect(squares->model()->index(0, 2)).center());
    QVERIFY2(text->text().startsWith("XOX-----"), qPrintable(text->text()));
    QTest::keyClick(squares, Qt::Key_Delete);
    QVERIFY2(text->text().startsWith("XO------"), qPrintable(text->text()));
    part<QPushButton>(*editor, "playFromHere")->click();
    QVERIFY(!editor->isVisible());
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY(toText(window->game().match().start()).starts_with("XO------"));
    QVERIFY(window->board()->position() == window->game().match().start());
    // Nim's heaps are typed.
    choose(*window, "Nim");
    play(*window, {});
    trigger(*window, "setUpPosition");
    text->clear();
    QTest::keyClicks(text, "2-4 normal second");
    part<QPushButton>(*editor, "playFromHere")->click();
    QCOMPARE(toText(window->game().match().start()), std::string("2-4 normal second"));
}

void TestPositionEditor::theEditorSaysWhatIsWrong()
{
    ui::PositionEditor editor(nullptr);
    editor.edit(core::TicTacToe());
    auto *start = part<QPushButton>(editor, "playFromHere");
    auto *text = part<QLineEdit>(editor, "positionText");
    auto *problem = part<QLabel>(editor, "positionProblem");
    QVERIFY(start->isEnabled());
    for (const char *wrong : {"XXX------ O", "XXXOO---- O", "X", "banana", ""}) {
        text->clear();
        QTest::keyClicks(text, wrong);
        emit text->textEdited(text->text());
        QVERIFY2(!start->isEnabled(), wrong);
        QVERIFY2(problem->text().contains("No game") || problem->text().contains("over"),
                 qPrintable(problem->text()));
    }
    part<QPushButton>(editor, "usualStart")->click();
    QVERIFY(start->isEnabled());
}

QTEST_MAIN(TestPositionEditor)
#include "tst_positioneditor.moc"
