#include "tests/support/window/actions.h"
#include "ui/lab/learn/lessonpanel.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using ui::lab::LessonPanel;

/// Writing a lesson by the keyboard.
class TestLessonPanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void enterGoesFromTheQuestionToItsAnswer();
    void everyKeyBeginsToWrite();
    void removingBeginsNoWriting();
    void tabLeavesTheLastAnswer();

private:
    /// Where the keys go.
    static void type(const QString &text)
    {
        for (const QChar letter : text) {
            QVERIFY(QApplication::focusWidget() != nullptr);
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
        }
    }
    static void key(Qt::Key one)
    {
        QVERIFY(QApplication::focusWidget() != nullptr);
        QTest::keyClick(QApplication::focusWidget(), one);
        QCoreApplication::processEvents(); // a field ends behind the key
    }
    QString cell(int row, int column) const { return m_table->item(row, column)->text(); }
    /// In a cell.
    bool writes() const
    {
        QWidget *focus = QApplication::focusWidget();
        return qobject_cast<QLineEdit *>(focus) != nullptr && m_table->isAncestorOf(focus);
    }

    std::unique_ptr<LessonPanel> m_panel;
    QTableWidget *m_table = nullptr;
};

void TestLessonPanel::init()
{
    m_panel = std::make_unique<LessonPanel>();
    m_panel->resize(500, 500);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_table = part<QTableWidget>(*m_panel, "lessonQuestions");
}

void TestLessonPanel::enterGoesFromTheQuestionToItsAnswer()
{
    press(*m_panel, "addQuestion");
    type("Why?");
    key(Qt::Key_Return);
    type("So.");
    key(Qt::Key_Return);
    QCOMPARE(cell(0, 0), QString("Why?"));
    QCOMPARE(cell(0, 1), QString("So."));
    press(*m_panel, "addQuestion");
    type("When?");
    key(Qt::Key_Tab);
    type("Now.");
    key(Qt::Key_Return);
    QCOMPARE(cell(1, 0), QString("When?"));
    QCOMPARE(cell(1, 1), QString("Now."));
}

void TestLessonPanel::everyKeyBeginsToWrite()
{
    m_panel->setLesson({"", {}, 0, {}, {{"One", "1"}, {"Two", "2"}}});
    press(*m_panel, "editLesson");
    m_table->setFocus();
    m_table->setCurrentCell(1, 0);
    QVERIFY(!writes());
    type("Three");
    key(Qt::Key_Return);
    QCOMPARE(cell(1, 0), QString("Three"));
    QCOMPARE(cell(0, 0), QString("One"));
}

void TestLessonPanel::removingBeginsNoWriting()
{
    m_panel->setLesson({"", {}, 0, {}, {{"One", "1"}, {"Two", "2"}}});
    press(*m_panel, "editLesson");
    m_table->setFocus();
    m_table->setCurrentCell(1, 0);
    const QSignalSpy edited(m_panel.get(), &LessonPanel::edited);
    press(*m_panel, "removeQuestion");
    QCOMPARE(m_table->rowCount(), 1);
    QCOMPARE(edited.count(), 1);
    QVERIFY(!writes());
}

void TestLessonPanel::tabLeavesTheLastAnswer()
{
    m_panel->setLesson({"", {}, 0, {}, {{"One", "1"}}});
    press(*m_panel, "editLesson");
    m_table->setFocus();
    m_table->setCurrentCell(0, 1);
    type("9");
    key(Qt::Key_Tab);
    QCOMPARE(cell(0, 1), QString("9"));
    QCOMPARE(m_table->rowCount(), 1);
    QVERIFY(!writes());
    QVERIFY(!m_table->hasFocus());
}

QTEST_MAIN(TestLessonPanel)
#include "tst_lessonpanel.moc"
