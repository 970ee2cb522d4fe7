#pragma once

#include "core/position.h"

#include <QDialog>
#include <QMenuBar>
#include <QTabWidget>

namespace ui {

class RulesPage;

/// The rules of the games, the keys of all commands, and what the program is: a window beside the
/// game, never in front of a question. GUI thread.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    enum Page { Rules, Keys, About };

    /// @param menus whose commands the page of keys lists; must outlive the window
    HelpWindow(const QMenuBar &menus, QWidget *parent);

    /// Brings a page to the front, and the window with it; the rules at those of a game.
    void showPage(Page page, core::GameKind kind);

private:
    RulesPage *m_rules;
    QTabWidget *m_pages;
};

} // namespace ui
