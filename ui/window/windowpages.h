#pragma once

#include "core/position.h"
#include "ui/commands/maincommands.h"
#include "ui/learn/pageswitch.h"
#include "ui/learn/progressstore.h"
#include "ui/settings/settings.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>

#include <optional>

namespace ui {

class GameLayout;
class LearnPage;
class StudyView;

/// The two pages of the main window: Play, with the board of the game, and Learn, created when
/// first opened. The game goes on while Learn is shown. A command that opens something of the game
/// switches back to Play; commands that would change the game unseen are disabled meanwhile. GUI
/// thread.
class WindowPages : public QObject
{
    Q_OBJECT

public:
    /// Creates the window's central widget with the page Play, which has this layout. The docks
    /// belong to that page and are hidden on the other. The parent is the window; it and all
    /// arguments must outlive this.
    WindowPages(QMainWindow *window, GameLayout *play, const QList<QDockWidget *> &docks,
                const MainCommands &commands, const Settings &settings);
    ~WindowPages() override;

    bool isLearnShown() const { return m_stack->currentIndex() != 0; }
    void showPlay();
    void showLearn();
    /// The page Learn, once it was opened.
    const LearnPage *learnPage() const;
    /// The position on the board of the page Learn, where that is shown and has one.
    std::optional<core::Position> studiedPosition() const;
    /// The board of the page Learn with its column; null until that page is made.
    StudyView *studyView() const;
    /// Shows a game's first lesson on the page Learn.
    void showFirstLesson(core::GameKind game);
    /// Adds a line of ai::learn::Progress to what Learn keeps.
    void addProgress(const std::string &line) { progress().add(line); }

signals:
    /// The page Play is shown again.
    void playShown();
    void studiedPositionChanged();
    /// Another page is shown, or something else on the page Learn.
    void titleChanged();
    /// A lesson, a puzzle or a game of the ladder begins on the page Learn.
    void studyBegun();
    /// A game of the ladder that is over is to be reviewed.
    void reviewRequested(const core::GameRecord &game);
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    void openLearn();
    void leadToBoard(const QAction *command);
    ProgressStore &progress();
    void makeLearnPage();
    void hideDocks();
    void restoreDocks();

    QMainWindow *m_window;
    GameLayout *m_play;
    QList<QDockWidget *> m_docks;
    QList<QPointer<QDockWidget>> m_hidden; ///< docks to show again on the page Play
    const MainCommands &m_commands;
    const Settings &m_settings;
    QActionGroup *m_ofGame; ///< commands disabled while the page Learn is shown
    QStackedWidget *m_stack;
    PageSwitch *m_switch;
    ProgressStore *m_progress = nullptr; ///< created when first needed
    QPointer<LearnPage> m_learn;
};

} // namespace ui
