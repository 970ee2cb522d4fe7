#include "ui/controls/popuppanel.h"

#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QTest>
#include <QVBoxLayout>

/// A panel that opens beside its button.
class TestPopupPanel : public QObject
{
    Q_OBJECT

private slots:
    void opensBesideItsButtonAndOnTheScreen_data();
    void opensBesideItsButtonAndOnTheScreen();
    void escapeClosesItAndTheButtonHasTheFocusAgain();
    void hasTheFontOfItsButton();
};

namespace {

/// A window with a button, whose panel has a field.
struct Scene
{
    Scene()
    {
        auto *layout = new QVBoxLayout(&panel);
        layout->addWidget(&field);
        window.resize(200, 60);
    }

    QWidget window;
    QPushButton button{"Choose", &window};
    ui::PopupPanel panel{&button};
    QLineEdit field{&panel};
};

} // namespace

void TestPopupPanel::opensBesideItsButtonAndOnTheScreen_data()
{
    QTest::addColumn<QPoint>("place");
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    QTest::newRow("upper left") << screen.topLeft();
    QTest::newRow("lower right") << screen.bottomRight() - QPoint(100, 40);
}

void TestPopupPanel::opensBesideItsButtonAndOnTheScreen()
{
    QFETCH(QPoint, place);
    Scene scene;
    scene.window.move(place);
    scene.window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&scene.window));
    scene.panel.open(&scene.field);
    const QRect screen = scene.window.screen()->availableGeometry();
    QVERIFY(screen.contains(scene.panel.geometry()));
    const QRect button(scene.button.mapToGlobal(QPoint(0, 0)), scene.button.size());
    QVERIFY(!button.intersects(scene.panel.geometry()));
}

void TestPopupPanel::escapeClosesItAndTheButtonHasTheFocusAgain()
{
    Scene scene;
    scene.window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&scene.window));
    scene.panel.open(&scene.field);
    QVERIFY(scene.panel.isVisible());
    QCOMPARE(scene.panel.focusWidget(), &scene.field);
    QTest::keyClick(&scene.field, Qt::Key_Escape);
    QVERIFY(!scene.panel.isVisible());
    QCOMPARE(scene.window.focusWidget(), &scene.button);
}

void TestPopupPanel::hasTheFontOfItsButton()
{
    Scene scene;
    QFont large = scene.window.font();
    large.setPointSize(31);
    scene.window.setFont(large);
    QCOMPARE(scene.field.font().pointSize(), 31);
}

QTEST_MAIN(TestPopupPanel)
#include "tst_popuppanel.moc"
