#include "tests/support/qt/fonts.h"
#include "ui/controls/actionbutton.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using ui::ActionButton;

/// A button that stands for a command of the menus.
class TestActionButton : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void init();
    void givesTheCommandAndFollowsIt();
    void symbolAloneHasAName();
    void anotherSymbolReplacesTheCommands();

private:
    std::unique_ptr<QAction> m_command;
    std::unique_ptr<ActionButton> m_button;
};

void TestActionButton::init()
{
    m_button.reset();
    m_command = std::make_unique<QAction>("Take the last &move back");
    m_command->setObjectName("undo");
    m_command->setIconText("Undo");
    m_button = std::make_unique<ActionButton>();
    m_button->setCommand(m_command.get());
}

void TestActionButton::givesTheCommandAndFollowsIt()
{
    QCOMPARE(m_button->text(), QString("Undo"));
    QVERIFY(!m_button->icon().isNull());
    const QSignalSpy triggered(m_command.get(), &QAction::triggered);
    m_button->click();
    QCOMPARE(triggered.size(), 1);
    m_command->setEnabled(false);
    QVERIFY(!m_button->isEnabled());
    m_button->setShows(ActionButton::Shows::Text);
    QVERIFY(m_button->icon().isNull());
    QCOMPARE(m_button->text(), QString("Undo"));
}

void TestActionButton::symbolAloneHasAName()
{
    const int whole = m_button->sizeHint().width();
    m_button->setShows(ActionButton::Shows::Symbol);
    QVERIFY(m_button->text().isEmpty());
    QVERIFY(!m_button->icon().isNull());
    QCOMPARE(m_button->accessibleName(), QString("Take the last move back"));
    QVERIFY(m_button->sizeHint().width() < whole);
    // The symbol is in the middle.
    m_button->resize(m_button->sizeHint());
    const QImage image = m_button->grab().toImage();
    const QColor ink = m_button->palette().color(QPalette::Active, QPalette::WindowText);
    int left = image.width();
    int right = -1;
    for (int y = 4; y < image.height() - 4; ++y) {
        for (int x = 4; x < image.width() - 4; ++x) {
            if (qGray(image.pixel(x, y)) > (qGray(ink.rgb()) + 128) / 2)
                continue;
            left = std::min(left, x);
            right = std::max(right, x);
        }
    }
    QVERIFY(right > left);
    QVERIFY2(std::abs(left - (image.width() - 1 - right)) <= 2,
             qPrintable(QString("%1 to %2 of %3").arg(left).arg(right).arg(image.width())));
}

void TestActionButton::anotherSymbolReplacesTheCommands()
{
    m_button->setShows(ActionButton::Shows::Symbol);
    m_button->resize(m_button->sizeHint());
    const QImage own = m_button->grab().toImage();
    m_button->setSymbol("redo");
    QVERIFY(m_button->grab().toImage() != own);
    m_button->setSymbol({});
    QCOMPARE(m_button->grab().toImage(), own);
}

QTEST_MAIN(TestActionButton)
#include "tst_actionbutton.moc"
