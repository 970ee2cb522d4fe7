#include "ui/controls/flowlayout.h"

#include <QLabel>
#include <QTest>
#include <QWidget>

using ui::FlowLayout;

namespace {

class Box : public QWidget
{
public:
    explicit Box(int width, int minimum)
        : m_width(width)
        , m_minimum(minimum)
    {}
    QSize sizeHint() const override { return {m_width, 20}; }
    QSize minimumSizeHint() const override { return {m_minimum, 20}; }

private:
    int m_width;
    int m_minimum;
};

/// Without margins, 10 pixels between the items.
FlowLayout *layoutOf(QWidget &window)
{
    auto *layout = new FlowLayout(&window);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    return layout;
}

} // namespace

/// Items in as many rows as they need.
class TestFlowLayout : public QObject
{
    Q_OBJECT

private slots:
    void itemsGoOnInTheNextRow();
    void hiddenItemsTakeNoSpace();
    void itemsShrinkBeforeTheRowGoesOn();
    void aFieldStaysBesideItsLabel();
};

void TestFlowLayout::itemsGoOnInTheNextRow()
{
    QWidget window;
    FlowLayout *layout = layoutOf(window);
    Box *boxes[]{new Box(100, 100), new Box(100, 100), new Box(100, 100)};
    for (Box *box : boxes)
        layout->addWidget(box);
    QCOMPARE(layout->sizeHint(), QSize(320, 20));
    QCOMPARE(layout->heightForWidth(320), 20);
    QCOMPARE(layout->heightForWidth(319), 50);
    QCOMPARE(layout->heightForWidth(209), 80);
    QCOMPARE(layout->minimumSize().width(), 100);
    window.resize(250, 50);
    window.show();
    QCOMPARE(boxes[0]->geometry(), QRect(0, 0, 100, 20));
    QCOMPARE(boxes[1]->geometry(), QRect(110, 0, 100, 20));
    QCOMPARE(boxes[2]->geometry(), QRect(0, 30, 100, 20));
    window.setLayoutDirection(Qt::RightToLeft);
    layout->activate();
    QCOMPARE(boxes[0]->geometry(), QRect(150, 0, 100, 20));
}

void TestFlowLayout::hiddenItemsTakeNoSpace()
{
    QWidget window;
    FlowLayout *layout = layoutOf(window);
    auto *first = new Box(100, 60);
    auto *second = new Box(100, 60);
    layout->addWidget(first);
    layout->addWidget(second);
    first->hide();
    QCOMPARE(layout->sizeHint(), QSize(100, 20));
    window.resize(100, 20);
    window.show();
    QCOMPARE(second->geometry(), QRect(0, 0, 100, 20));
}

void TestFlowLayout::itemsShrinkBeforeTheRowGoesOn()
{
    QWidget window;
    FlowLayout *layout = layoutOf(window);
    auto *first = new Box(100, 60);
    auto *second = new Box(100, 60);
    layout->addWidget(first);
    layout->addWidget(second);
    QCOMPARE(layout->heightForWidth(130), 20);
    QCOMPARE(layout->heightForWidth(129), 50);
    window.resize(150, 20);
    window.show();
    QCOMPARE(first->geometry(), QRect(0, 0, 80, 20));
    QCOMPARE(second->geometry(), QRect(90, 0, 60, 20));
    window.resize(129, 50);
    layout->activate();
    QCOMPARE(first->geometry(), QRect(0, 0, 100, 20));
    QCOMPARE(second->geometry(), QRect(0, 30, 100, 20));
}

void TestFlowLayout::aFieldStaysBesideItsLabel()
{
    QWidget window;
    FlowLayout *layout = layoutOf(window);
    layout->addWidget(new Box(100, 100));
    auto *field = new Box(100, 100);
    const QWidget *pair = layout->addField("&Depth", field);
    const auto *label = pair->findChild<QLabel *>();
    QCOMPARE(label->buddy(), field);
    const int width = 110 + label->sizeHint().width() + 5; // for the label, but not for the field
    window.resize(width, layout->heightForWidth(width));
    window.show();
    QVERIFY(label->mapTo(&window, QPoint()).y() >= 30 && field->mapTo(&window, QPoint()).y() >= 30);
}

QTEST_MAIN(TestFlowLayout)
#include "tst_flowlayout.moc"
