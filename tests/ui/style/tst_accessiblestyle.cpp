#include "tests/support/qt/layouts.h"
#include "tests/support/window/gamestest.h"
#include "ui/lab/window/labwindow.h"
#include "ui/style/accessiblestyle.h"
#include "ui/style/surface.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleFactory>
#include <QTabBar>
#include <QTabWidget>

/// Every control of every window can be hit, and each of the game's window shows that it has the
/// keyboard, in every style that is installed.
class TestAccessibleStyle : public GamesTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void dialogsHaveNoSymbolsThatNoDesktopDrew();
    void symbolsOfAMenuStandApart();
    void targetsAreLargeEnough_data();
    void targetsAreLargeEnough();
    void focusCanBeSeen_data();
    void focusCanBeSeen();
    void edgesOfFieldsCanBeSeen_data();
    void edgesOfFieldsCanBeSeen();
    void scrollBarsAreSlimAndSeen_data();
    void scrollBarsAreSlimAndSeen();
    void anotherStyleOfTheDesktopHasTheTargetsToo();
    void lettersAreUnderlinedWhileAltIsHeld();
    void theMouseTakesTheRingOfTheKeyboardAway();
    void menusFillTheirBar();
    void aListWithoutAFrameHasNoEdge();
    void aCoveredRingIsNotBegun();
};

namespace {

enum class Colours { Light, Dark, HighContrast };

QPalette paletteOf(Colours colours)
{
    if (colours == Colours::Light)
        return {};
    const bool extreme = colours == Colours::HighContrast;
    QPalette palette(extreme ? QColor(Qt::black) : QColor(0x31363b),
                     extreme ? QColor(Qt::black) : QColor(0x232629));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, extreme ? QColor(Qt::white) : QColor(0xf0f0f0));
    palette.setColor(QPalette::Base, extreme ? QColor(Qt::black) : QColor(0x1b1e20));
    if (extreme) {
        palette.setColor(QPalette::Highlight, QColor(0x333300));
        palette.setColor(QPalette::HighlightedText, Qt::white);
    }
    return palette;
}

/// Each view is a set of commands that open it.
struct View
{
    const char *name;
    QStringList commands; ///< that open it
};

const std::vector<View> gameViews = {{"start", {}},
                                     {"game", {"newGame"}},
                                     {"moves", {"newGame", "moveList"}},
                                     {"preferences", {"preferences"}},
                                     {"position", {"setUpPosition"}}};
const std::vector<View> dialogs = {
    {"statistics", {"statistics"}}, {"help", {"help"}}, {"clock", {"otherClock"}}};
const View searchLab = {"Search Lab", {"searchLab"}};

void addViews(const std::vector<View> &views)
{
    QTest::addColumn<QString>("style");
    QTest::addColumn<int>("colours");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QStringList>("commands");
    const std::pair<const char *, Colours> palettes[] = {{"light", Colours::Light},
                                                         {"dark", Colours::Dark},
                                                         {"high contrast", Colours::HighContrast}};
    for (const char *style : {"Fusion", "Windows", "Adwaita", "Breeze"}) {
        if (!QStyleFactory::keys().contains(style, Qt::CaseInsensitive))
            continue; // it is not installed
        for (const auto &[colours, palette] : palettes) {
            if (palette == Colours::HighContrast && style != QLatin1String("Fusion"))
                continue; // the others paint with colours of their own
            for (const View &view : views)
                QTest::addRow("%s, %s, %s", view.name, style, colours)
                    << QString(style) << int(palette) << QSize(960, 660) << view.commands;
            QTest::addRow("small, %s, %s", style, colours)
                << QString(style) << int(palette) << QSize(360, 400) << QStringList{"newGame"};
        }
    }
}

std::unique_ptr<ui::MainWindow> opened(const QSize &size, const QStringList &commands)
{
    auto window = shownWindow(size);
    for (const QString &command : commands)
        trigger(*window, command.toUtf8().constData());
    layOut();
    return window;
}

/// The shown widgets of all windows, those on every page of tabs.
QList<QWidget *> shownWidgets()
{
    QList<QWidget *> all;
    for (QWidget *widget : QApplication::allWidgets()) {
        if (widget->isVisible() && widget->isEnabled())
            all << widget;
    }
    return all;
}

/// Parts of a control that the toolkit makes: the whole can be hit in other ways.
bool isPartOfAnother(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return widget.objectName().startsWith("qt_")
           || qobject_cast<const QLineEdit *>(parent) != nullptr
           || qobject_cast<const QAbstractSpinBox *>(parent) != nullptr
           || qobject_cast<const QComboBox *>(parent) != nullptr
           || qobject_cast<const QTabBar *>(parent) != nullptr
           || qobject_cast<const QDockWidget *>(parent) != nullptr;
}

QString nameOf(const QWidget &widget)
{
    QStringList names;
    for (const QWidget *one = &widget; one != nullptr; one = one->parentWidget()) {
        if (!one->objectName().isEmpty())
            names.prepend(one->objectName());
    }
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return names.mid(std::max<qsizetype>(0, names.size() - 3)).join('/')
           + (button != nullptr ? " \"" + button->text() + '"' : QString()) + ' '
           + widget.metaObject()->className();
}

/// How many pixels differ by 3:1 at least.
int visibleChange(const QImage &one, const QImage &other)
{
    int pixels = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb before = one.pixel(x, y);
            const QRgb after = other.pixel(x, y);
            if (before != after && ui::contrast(QColor(before), QColor(after)) >= 3)
                ++pixels;
        }
    }
    return pixels;
}

} // namespace

void TestAccessibleStyle::init()
{
    useOwnFolder();
}

void TestAccessibleStyle::cleanup()
{
    QApplication::setPalette(QPalette());
    QApplication::setStyle("Fusion");
}

/// Those that Qt has of its own fit no desktop of today.
void TestAccessibleStyle::dialogsHaveNoSymbolsThatNoDesktopDrew()
{
    if (QIcon::hasThemeIcon("dialog-cancel"))
        QSKIP("The desktop has symbols of its own");
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("Fusion")));
    const QDialogButtonBox box(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    QVERIFY(box.button(QDialogButtonBox::Save)->icon().isNull());
    QVERIFY(box.button(QDialogButtonBox::Cancel)->icon().isNull());
}

/// The pictures of the recent games are larger than a line of text.
void TestAccessibleStyle::symbolsOfAMenuStandApart()
{
    constexpr int size = 40;
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("Fusion")));
    QMenu menu;
    ui::setSymbolSize(menu, size);
    QPixmap picture(size, size);
    picture.fill(Qt::red);
    const QList<QAction *> actions{menu.addAction(picture, "one"), menu.addAction(picture, "two")};
    menu.popup({});
    QVERIFY(menu.actionGeometry(actions[0]).height() > size);
    const QImage shown = menu.grab().toImage();
    int reds = 0; // along the middle of the pictures
    const int x = menu.actionGeometry(actions[0]).left() + size / 2 + 4;
    for (int y = 0; y < shown.height(); ++y)
        reds += shown.pixelColor(x, y) == QColor(Qt::red) ? 1 : 0;
    QCOMPARE(reds, 2 * size);
}

void TestAccessibleStyle::targetsAreLargeEnough_data()
{
    std::vector<View> all = gameViews;
    all.insert(all.end(), dialogs.begin(), dialogs.end());
    all.push_back(searchLab);
    addViews(all);
}

void TestAccessibleStyle::targetsAreLargeEnough()
{
    QFETCH(QString, style);
    QFETCH(int, colours);
    QFETCH(QSize, size);
    QFETCH(QStringList, commands);
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create(style)));
    QApplication::setPalette(paletteOf(Colours(colours)));
    const auto window = opened(size, commands);
    QStringList small;
    const auto check = [&small](const QWidget &widget, const QSize &target, const QString &part) {
        if (target.width() < ui::smallestTarget || target.height() < ui::smallestTarget)
            small << QString("%1 %2: %3 x %4")
                         .arg(nameOf(widget), part)
                         .arg(target.width())
                         .arg(target.height());
    };
    int targets = 0;
    for (const QWidget *widget : shownWidgets()) {
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i, ++targets)
                check(*tabs, tabs->tabRect(i).size(), tabs->tabText(i));
        } else if (const auto *bar = qobject_cast<const QMenuBar *>(widget)) {
            for (QAction *menu : bar->actions()) {
                if (const QRect place = bar->actionGeometry(menu); !place.isEmpty()) {
                    check(*bar, place.size(), menu->text());
                    ++targets;
                }
            }
        } else if (!isPartOfAnother(*widget)
                   && (qobject_cast<const QAbstractButton *>(widget) != nullptr
                       || qobject_cast<const QComboBox *>(widget) != nullptr
                       || qobject_cast<const QAbstractSpinBox *>(widget) != nullptr
                       || qobject_cast<const QLineEdit *>(widget) != nullptr)) {
            check(*widget, widget->size(), {});
            ++targets;
        }
    }
    QVERIFY(targets > 5);
    QVERIFY2(small.isEmpty(), qPrintable(small.join('\n')));
}

void TestAccessibleStyle::focusCanBeSeen_data()
{
    std::vector<View> all = gameViews;
    all.insert(all.end(), dialogs.begin(), dialogs.end());
    addViews(all);
}

/// The same window with the keyboard elsewhere and on each of the stops of the Tab key.
void TestAccessibleStyle::focusCanBeSeen()
{
    QFETCH(QString, style);
    QFETCH(int, colours);
    QFETCH(QSize, size);
    QFETCH(QStringList, commands);
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create(style)));
    QApplication::setPalette(paletteOf(Colours(colours)));
    const auto window = opened(size, commands);
    QStringList unseen;
    int stops = 0;
    for (QWidget *widget : shownWidgets()) {
        const bool isStop = (widget->focusPolicy() & Qt::TabFocus) != 0
                            && widget->focusProxy() == nullptr && !isPartOfAnother(*widget);
        if (!isStop || widget->size().isEmpty())
            continue;
        QWidget *top = widget->window();
        top->activateWindow();
        QApplication::setActiveWindow(top);
        top->setAttribute(Qt::WA_KeyboardFocusChange);
        if (QWidget *holder = QApplication::focusWidget())
            holder->clearFocus();
        const QRect place(widget->mapTo(top, QPoint(0, 0)), widget->size());
        const QRect around = place.adjusted(-3, -3, 3, 3) & top->rect();
        QCoreApplication::processEvents();
        const QImage before = top->grab(around).toImage();
        widget->setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        if (!widget->hasFocus())
            continue; // it hands the keyboard on
        ++stops;
        const int seen = visibleChange(before, top->grab(around).toImage());
        // Two sides of a pixel of a target, however large the control is.
        if (seen < 2 * ui::smallestTarget)
            unseen << QString("%1: %2").arg(nameOf(*widget)).arg(seen);
    }
    QVERIFY(stops > 2);
    QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join('\n')));
}

void TestAccessibleStyle::edgesOfFieldsCanBeSeen_data()
{
    QTest::addColumn<int>("colours");
    QTest::newRow("light") << int(Colours::Light);
    QTest::newRow("dark") << int(Colours::Dark);
    QTest::newRow("high contrast") << int(Colours::HighContrast);
}

/// A pixel of the left edge of each beside the window around it.
void TestAccessibleStyle::edgesOfFieldsCanBeSeen()
{
    QFETCH(int, colours);
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("Fusion")));
    QApplication::setPalette(paletteOf(Colours(colours)));
    QWidget window;
    QLineEdit line(&window);
    QCheckBox box("Choice", &window);
    line.setGeometry(20, 20, 200, 30);
    box.setGeometry(20, 70, 200, 30);
    window.resize(240, 120);
    const QImage shown = window.grab().toImage();
    const QColor ground(shown.pixel(5, 5));
    for (const QWidget *field : std::initializer_list<const QWidget *>{&line, &box}) {
        const int middle = field->y() + field->height() / 2;
        double edge = 1;
        for (int x = field->x(); x < field->x() + 6; ++x)
            edge = std::max(edge, ui::contrast(QColor(shown.pixel(x, middle)), ground));
        QVERIFY2(edge >= 3, qPrintable(QString("%1: %2").arg(nameOf(*field)).arg(edge)));
    }
}

void TestAccessibleStyle::scrollBarsAreSlimAndSeen_data()
{
    edgesOfFieldsCanBeSeen_data();
}

/// On a card as well as on the window, whichever way one reads; a click beside the handle goes a
/// page on.
void TestAccessibleStyle::scrollBarsAreSlimAndSeen()
{
    QFETCH(int, colours);
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("Fusion")));
    QApplication::setPalette(paletteOf(Colours(colours)));
    for (const Qt::Orientation orientation : {Qt::Vertical, Qt::Horizontal}) {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            const bool isVertical = orientation == Qt::Vertical;
            QScrollBar bar(orientation);
            bar.setLayoutDirection(direction);
            bar.setRange(0, 90);
            bar.setPageStep(10);
            QCOMPARE(isVertical ? bar.sizeHint().width() : bar.sizeHint().height(),
                     ui::scrollBarExtent);
            bar.resize(isVertical ? QSize(ui::scrollBarExtent, 300)
                                  : QSize(300, ui::scrollBarExtent));
            bar.show();
            const QImage shown = bar.grab().toImage();
            const auto pixel = [&](int along) {
                const int at = isVertical || direction == Qt::LeftToRight ? along : 299 - along;
                return isVertical ? shown.pixelColor(ui::scrollBarExtent / 2, at)
                                  : shown.pixelColor(at, ui::scrollBarExtent / 2);
            };
            for (const QColor &ground :
                 {bar.palette().color(QPalette::Window), ui::cardColour(bar.palette())})
                QVERIFY2(ui::contrast(pixel(24), ground) >= 3, qPrintable(pixel(24).name()));
            QCOMPARE(pixel(290), bar.palette().color(QPalette::Window)); // no button, no groove
            const int end = isVertical || direction == Qt::LeftToRight ? 290 : 9;
            QTest::mouseClick(&bar, Qt::LeftButton, {},
                              isVertical ? QPoint(ui::scrollBarExtent / 2, end)
                                         : QPoint(end, ui::scrollBarExtent / 2));
            QCOMPARE(bar.value(), 10);
            bar.setRange(0, 0);
            QVERIFY(ui::contrast(bar.grab().toImage().pixelColor(6, 6),
                                 bar.palette().color(QPalette::Window))
                    < 1.01);
        }
    }
}

void TestAccessibleStyle::anotherStyleOfTheDesktopHasTheTargetsToo()
{
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("Fusion")));
    QWidget window;
    new ui::AccessibleStyleInstaller(&window);
    QApplication::setStyle(QStyleFactory::create("Windows"));
    QVERIFY(dynamic_cast<ui::AccessibleStyle *>(QApplication::style()) == nullptr);
    QTRY_VERIFY(dynamic_cast<ui::AccessibleStyle *>(QApplication::style()) != nullptr);
    const auto *kept = dynamic_cast<ui::AccessibleStyle *>(QApplication::style());
    QCOMPARE(kept->baseStyle()->name().toLower(), QString("windows"));
    QCoreApplication::processEvents(); // what it did itself is no news
    QCOMPARE(QApplication::style(), static_cast<const QStyle *>(kept));
}

void TestAccessibleStyle::lettersAreUnderlinedWhileAltIsHeld()
{
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("Fusion")));
    QWidget window;
    QMenu menu;
    window.show();
    const auto underlined = [](const QWidget &widget) {
        return widget.style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, &widget) != 0;
    };
    QVERIFY(!underlined(window));
    QVERIFY(underlined(menu)); // there the letter alone chooses
    QTest::keyPress(&window, Qt::Key_Alt);
    QVERIFY(underlined(window));
    QTest::keyRelease(&window, Qt::Key_Alt);
    QVERIFY(!underlined(window));
    QTest::keyPress(&window, Qt::Key_Alt);
    QEvent away(QEvent::WindowDeactivate);
    QCoreApplication::sendEvent(&window, &away);
    QVERIFY(!underlined(window));
}

void TestAccessibleStyle::theMouseTakesTheRingOfTheKeyboardAway()
{
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("Fusion")));
    QWidget window;
    QPushButton first("One", &window);
    QPushButton second("Two", &window);
    second.move(0, 100);
    QListWidget list(&window);
    list.setFrameShape(QFrame::NoFrame);
    list.move(0, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_Tab);
    auto *focused = window.focusWidget();
    QVERIFY(focused != nullptr && ui::showsFocus(*focused));
    QTest::mouseClick(focused == &first ? &second : &first, Qt::LeftButton);
    QVERIFY(!ui::showsFocus(*window.focusWidget()));
    QTest::keyClick(&window, Qt::Key_Tab);
    QVERIFY(ui::showsFocus(*window.focusWidget()));
    QTest::mouseClick(list.viewport(), Qt::LeftButton);
    QVERIFY(list.hasFocus());
    const QImage clicked = list.grab().toImage();
    first.setFocus(Qt::MouseFocusReason);
    QCOMPARE(list.grab().toImage(), clicked);
}

/// Whose height is that of the pages beside them.
void TestAccessibleStyle::menusFillTheirBar()
{
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("Fusion")));
    const auto window = shown({960, 660});
    auto *bar = window->menuBar();
    for (QAction *menu : bar->actions()) {
        const QRect place = bar->actionGeometry(menu);
        QVERIFY2(
            place.top() <= 3 && bar->height() - place.bottom() <= 4,
            qPrintable(
                QString("%1 to %2 of %3").arg(place.top()).arg(place.bottom()).arg(bar->height())));
    }
}

/// In the dark the frame of a list has an edge that can be seen, where there is a frame.
void TestAccessibleStyle::aListWithoutAFrameHasNoEdge()
{
    ui::AccessibleStyle style;
    QListWidget list;
    list.setStyle(&style);
    list.setPalette(paletteOf(Colours::Dark));
    list.viewport()->setAutoFillBackground(false); // or it would cover an edge
    list.resize(80, 60);
    const auto edge = [&list] { return list.grab().toImage().pixelColor(0, 30); };
    const QColor ground = list.grab().toImage().pixelColor(40, 30);
    QVERIFY(edge() != ground);
    list.setFrameShape(QFrame::NoFrame);
    QCOMPARE(edge(), ground);
}

void TestAccessibleStyle::aCoveredRingIsNotBegun()
{
    QListWidget list;
    list.setFrameShape(QFrame::NoFrame);
    QStyleOptionFrame frame;
    frame.initFrom(&list);
    frame.state |= QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    for (const bool covered : {true, false}) {
        list.viewport()->setAutoFillBackground(covered);
        QPixmap image(frame.rect.size());
        image.fill(Qt::white);
        QPainter painter(&image);
        ui::AccessibleStyle().drawControl(QStyle::CE_ShapedFrame, &frame, &painter, &list);
        QCOMPARE(image.toImage().pixelColor(1, 1) == QColor(Qt::white), covered);
    }
}

QTEST_MAIN(TestAccessibleStyle)
#include "tst_accessiblestyle.moc"
