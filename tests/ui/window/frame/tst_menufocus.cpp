#include "ui/window/frame/menufocus.h"

#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QTest>

/// Who has the keyboard's focus while a menu bar is entered; how it is left is tested with the
/// game's.
class TestMenuFocus : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void altAloneEntersTheBar();
    void altWithAnotherKeyDoesNotEnterTheBar();

private:
    void send(QEvent::Type type, int key)
    {
        QKeyEvent event(type, key, Qt::AltModifier);
        QApplication::sendEvent(m_window.get(), &event);
    }
    std::unique_ptr<QMainWindow> m_window;
    QLineEdit *m_field = nullptr;
};

void TestMenuFocus::init()
{
    m_window = std::make_unique<QMainWindow>();
    m_window->menuBar()->addMenu("&Level")->addAction("Easy");
    new ui::MenuFocus(m_window->menuBar());
    m_field = new QLineEdit;
    m_window->setCentralWidget(m_field);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_field->setFocus();
}

void TestMenuFocus::altAloneEntersTheBar()
{
    send(QEvent::ShortcutOverride, Qt::Key_Alt);
    send(QEvent::KeyPress, Qt::Key_Alt);
    send(QEvent::KeyRelease, Qt::Key_Alt);
    QVERIFY(m_window->menuBar()->activeAction() != nullptr);
}

/// As it comes with a screen reader: Alt, the other key, and the Alt once more before its release.
void TestMenuFocus::altWithAnotherKeyDoesNotEnterTheBar()
{
    send(QEvent::ShortcutOverride, Qt::Key_Alt);
    send(QEvent::ShortcutOverride, Qt::Key_Left);
    QEvent used(QEvent::Shortcut); // which it was
    QApplication::sendEvent(m_window.get(), &used);
    send(QEvent::ShortcutOverride, Qt::Key_Alt);
    send(QEvent::KeyPress, Qt::Key_Alt);
    send(QEvent::KeyRelease, Qt::Key_Alt);
    QVERIFY(m_window->menuBar()->activeAction() == nullptr);
    QVERIFY(m_field->hasFocus());
    altAloneEntersTheBar();
}

QTEST_MAIN(TestMenuFocus)
#include "tst_menufocus.moc"
