#include "ui/controls/verticalscrollarea.h"

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

using ui::VerticalScrollArea;

/// A page that scrolls up and down.
class TestVerticalScrollArea : public QObject
{
    Q_OBJECT

private slots:
    void isNeverNarrowerThanItsContent();
};

/// Also where a part of it is shown, or hidden, once all is laid out.
void TestVerticalScrollArea::isNeverNarrowerThanItsContent()
{
    QWidget window;
    auto *page = new QVBoxLayout(&window);
    auto *content = new QWidget;
    auto *parts = new QVBoxLayout(content);
    auto *wide = new QLabel("wide");
    wide->setMinimumWidth(300);
    parts->addWidget(new QLabel("narrow"));
    parts->addWidget(wide);
    wide->hide();
    auto *area = new VerticalScrollArea(content);
    page->addWidget(area);
    window.resize(100, 100);
    window.show();
    QVERIFY(window.minimumSizeHint().width() < 300);
    wide->show();
    QTRY_VERIFY(window.width() > 300);
    QVERIFY(area->viewport()->width() >= content->minimumSizeHint().width());
    wide->hide();
    QTRY_VERIFY(window.minimumSizeHint().width() < 300);
}

QTEST_MAIN(TestVerticalScrollArea)
#include "tst_verticalscrollarea.moc"
