#pragma once

#include "ui/controls/flatcombobox.h"

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

/// Pages behind such tabs, without a frame around them. Where not all titles fit, a
/// combo box lists them in place of the tabs, rather than that some are scrolled out of sight. GUI
/// thread.
class FlatTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit FlatTabs(QWidget *parent = nullptr);

    /// Gives the titles the keyboard's focus.
    void focusTitles(Qt::FocusReason reason);
    QSize minimumSizeHint() const override;

protected:
    void tabInserted(int index) override;
    void tabRemoved(int index) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    QWidget *titles() const;

    FlatComboBox *m_chooser; ///< shown in place of the tab bar
};

} // namespace ui
