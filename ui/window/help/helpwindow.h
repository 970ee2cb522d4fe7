#pragma once

#include <QDialog>
#include <QMenuBar>
#include <QTabWidget>

namespace ui {

/// The rules of the games, the keys of all commands, and what the program is: a window beside the
/// game, never in front of a question. GUI thread.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    enum Page { Rules, Keys, About };

    /// @param menus whose commands the page of keys lists; must outlive the window
    HelpWindow(const QMenuBar &menus, QWidget *parent);

    /// Brings a page to the front, and the window with it.
    void showPage(Page page);

private:
    QTabWidget *m_pages;
};

} // namespace ui
