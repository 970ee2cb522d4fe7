#pragma once

#include "core/position.h"

#include <QDialog>
#include <QMenuBar>
#include <QTabWidget>

namespace ui {

class RulesPage;

/// The rules of the games, the keys of all commands, and what the program is. A separate window
/// that never covers a modal question. GUI thread.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    enum Page { Rules, Keys, About };

    /// @param menus the commands for the page of keys; must outlive the window
    HelpWindow(const QMenuBar &menus, QWidget *parent);

    /// Brings the window and a page to the front; the page of rules scrolls to a game.
    void showPage(Page page, core::GameKind kind);

private:
    RulesPage *m_rules;
    QTabWidget *m_pages;
};

} // namespace ui
