#pragma once

#include <QTabBar>
#include <QTabWidget>

namespace ui {

/// Tabs that look like segments of a row under every style, the current one raised. Keys, scrolling
/// and accessibility are QTabBar's. GUI thread.
class FlatTabBar : public QTabBar
{
    Q_OBJECT

public:
    explicit FlatTabBar(QWidget *parent = nullptr);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void paintTab(QPainter &painter, int index);
};

/// Pages behind such tabs, without a frame around them.
class FlatTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit FlatTabs(QWidget *parent = nullptr);
};

} // namespace ui
