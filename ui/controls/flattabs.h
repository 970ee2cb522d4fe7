#pragma once

#include "ui/controls/flatcombobox.h"

#include <QTabBar>
#include <QTabWidget>

namespace ui {

/// Tabs that look like segments of a row under every QStyle, the current one raised. Keys,
/// scrolling and accessibility are those of QTabBar. GUI thread.
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

/// Pages with such tabs and no frame. If not all titles fit, a combo box replaces the tabs, so that
/// none is scrolled out of view. GUI thread.
class FlatTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit FlatTabs(QWidget *parent = nullptr);

    /// Focuses the titles: the tab bar, or the combo box that replaces it.
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
