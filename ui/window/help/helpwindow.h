#pragma once

#include "core/position.h"

#include <QDialog>
#include <QMenuBar>
#include <QTabWidget>
#include <QTextBrowser>

#include <optional>

namespace ui {

/// What the program is, its version and its licence, which is that of the source. GUI thread.
class AboutPage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit AboutPage(QWidget *parent = nullptr);
};

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
