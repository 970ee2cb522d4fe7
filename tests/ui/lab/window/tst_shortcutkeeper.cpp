#include "tests/support/window/labtest.h"
#include "ui/common/texts.h"

#include <QPlainTextEdit>
#include <QSet>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

/// The Lab's shortcuts, wherever the focus is, and the list of them.
class TestShortcutKeeper : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void stepsGoOnFromEveryField();
    void textKeepsItsOwnUndo();
    void notesKeepTheirOwnUndo();
    void textsKeepTheKeysOfTheirCursor();
    void tabsTakeTheFocus();
    void noLetterBelongsToTwo();
    void everyShortcutIsListed();

private:
    /// An edit of the tree that could be undone.
    static void activateWithNewChild(ui::lab::LabWindow &window)
    {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.session()->select(path({0}));
        trigger(window, "addChild");
        finish(window);
    }
};

void TestShortcutKeeper::stepsGoOnFromEveryField()
{
    const auto window = opened("othello-start");
    auto *session = window->session();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    for (const char *name : {"depth", "algorithm", "stepList", "stepSlider"}) {
        auto *field = part<QWidget>(*window, name);
        field->setFocus();
        QVERIFY2(field->hasFocus(), name);
        session->goTo(5);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End, Qt::ControlModifier);
        QVERIFY2(session->atEnd(), name);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(session->step(), 0U);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(session->step(), 1U);
    }
}

void TestShortcutKeeper::textKeepsItsOwnUndo()
{
    const auto window = opened("four-max");
    activateWithNewChild(*window);
    auto *text = part<ui::lab::TreeTextEdit>(*window, "treeText");
    const QString before = text->text();
    text->setFocus();
    text->moveCursor(QTextCursor::Start);
    QTest::keyClicks(text, "x");
    QTest::keyClick(text, Qt::Key_Z, Qt::ControlModifier);
    finish(*window);
    QCOMPARE(text->text(), before); // the letter went, the child stays
    part<QWidget>(*window, "treeCanvas")->setFocus();
    QTest::keyClick(part<QWidget>(*window, "treeCanvas"), Qt::Key_Z, Qt::ControlModifier);
    finish(*window);
    QCOMPARE(text->text(), QString("MAX(MIN(4,5),MIN(2,7))"));
}

/// Text of several lines, too.
void TestShortcutKeeper::notesKeepTheirOwnUndo()
{
    const auto window = opened("four-max");
    activateWithNewChild(*window);
    const QString tree = part<ui::lab::TreeTextEdit>(*window, "treeText")->text();
    auto *notes = part<QPlainTextEdit>(*window, "lessonNotes");
    showPageOf(*window, notes);
    part<QPushButton>(*window, "editLesson")->setChecked(true);
    notes->setFocus();
    QVERIFY(notes->hasFocus());
    const QString before = notes->toPlainText();
    QTest::keyClicks(notes, "x");
    QVERIFY(notes->toPlainText() != before);
    QTest::keyClick(notes, Qt::Key_Z, Qt::ControlModifier);
    finish(*window);
    QCOMPARE(notes->toPlainText(), before);                                   // the letter went,
    QCOMPARE(part<ui::lab::TreeTextEdit>(*window, "treeText")->text(), tree); // the child stays
}

/// While it is written; a lesson that is read has no cursor to move.
void TestShortcutKeeper::textsKeepTheKeysOfTheirCursor()
{
    const auto window = opened("four-max");
    activateWithNewChild(*window);
    auto *session = window->session();
    auto *notes = part<QPlainTextEdit>(*window, "lessonNotes");
    auto *title = part<QLineEdit>(*window, "lessonTitle");
    auto *edit = part<QPushButton>(*window, "editLesson");
    showPageOf(*window, notes);
    edit->setChecked(true);
    notes->setPlainText("First words\nLast words");
    title->setText("Two words");
    session->goTo(3);
    notes->setFocus();
    QTest::keyClick(notes, Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(notes->textCursor().position(), notes->toPlainText().size());
    QTest::keyClick(notes, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(notes->textCursor().position(), notes->toPlainText().size() - 5);
    QTest::keyClick(notes, Qt::Key_Home, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(notes->textCursor().selectedText().startsWith("First words"));
    title->setFocus();
    title->setCursorPosition(0);
    QTest::keyClick(title, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(title->cursorPosition(), 4);
    auto *tree = part<ui::lab::TreeTextEdit>(*window, "treeText");
    showPageOf(*window, tree);
    tree->setFocus();
    tree->moveCursor(QTextCursor::Start);
    QTest::keyClick(tree, Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(tree->textCursor().position(), tree->toPlainText().size());
    QCOMPARE(session->step(), 3U);
    showPageOf(*window, notes);
    edit->setChecked(false);
    notes->setFocus();
    QTest::keyClick(notes, Qt::Key_End, Qt::ControlModifier);
    QVERIFY(session->atEnd());
}

void TestShortcutKeeper::tabsTakeTheFocus()
{
    const auto window = opened();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    auto *tabs = part<QStackedWidget>(*window, "labPages");
    for (int i = 0; i < tabs->count() && i < 9; ++i) {
        part<QWidget>(*window, "treeCanvas")->setFocus();
        QTest::keyClick(part<QWidget>(*window, "treeCanvas"), static_cast<Qt::Key>(Qt::Key_1 + i),
                        Qt::ControlModifier);
        QCOMPARE(tabs->currentIndex(), i);
        if (i == 0)
            continue; // the step's page leaves the focus where it is
        QWidget *focus = QApplication::focusWidget();
        QVERIFY2(focus != nullptr && focus->isVisible() && tabs->isAncestorOf(focus)
                     && focus->focusPolicy() != Qt::NoFocus,
                 qPrintable(QString::number(i)));
    }
}

/// Alt and a letter leads to one menu or one field.
void TestShortcutKeeper::noLetterBelongsToTwo()
{
    const auto window = opened();
    QStringList letters;
    const auto add = [&letters](const QString &text) {
        const qsizetype mark = text.indexOf('&');
        if (mark >= 0)
            letters += text.mid(mark + 1, 1).toUpper();
    };
    for (const QAction *menu : window->menuBar()->actions())
        add(menu->text());
    for (const QLabel *label : part<QWidget>(*window, "editPanel")->findChildren<QLabel *>()) {
        if (label->window() == window.get()) // not in the form of random trees
            add(label->text());
    }
    QVERIFY(letters.size() > 6);
    QCOMPARE(QSet<QString>(letters.begin(), letters.end()).size(), letters.size());
}

void TestShortcutKeeper::everyShortcutIsListed()
{
    const auto window = opened();
    trigger(*window, "labShortcuts");
    const auto *list = part<QTreeWidget>(*window, "keysPage");
    QVERIFY(list->isWindow() && list->isVisible());
    for (const char *name : {"projector", "undoEdit", "openAll", "savePng", "fit", "openOwnTree"}) {
        const auto *action = part<QAction>(*window, name);
        const auto rows = list->findItems(ui::withoutMnemonic(action->text()),
                                          Qt::MatchExactly | Qt::MatchRecursive);
        QVERIFY2(rows.size() == 1, name);
        QVERIFY2(rows.constFirst()->text(1).contains(
                     action->shortcut().toString(QKeySequence::NativeText)),
                 name);
    }
    // No two commands have the same keys.
    QMap<QString, QString> owners;
    for (const QAction *action : window->findChildren<QAction *>()) {
        for (const QKeySequence &keys : action->shortcuts()) {
            const QString owner = owners.value(keys.toString());
            QVERIFY2(owner.isEmpty(),
                     qPrintable(keys.toString() + ": " + owner + ", " + action->text()));
            owners[keys.toString()] = action->text();
        }
    }
}

QTEST_MAIN(TestShortcutKeeper)
#include "tst_shortcutkeeper.moc"
