#pragma once

#include "ai/lab/lessons/lessonstop.h"
#include "ui/background/backgroundtask.h"
#include "ui/lab/edit/treeedits.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/window/gamerequests.h"
#include "ui/play/gamecontroller.h"
#include "ui/settings/settings.h"

#include <QPointer>

#include <optional>

namespace ui::lab {

/// What the Search Lab has open: runs one search at a time on a worker, refuses searches that are
/// too large, puts the result into the session and reports it in a message. Uses no widgets; reads
/// the game but never changes it. GUI thread.
class LabController : public QObject
{
    Q_OBJECT

public:
    /// Where something opened comes from, as far as it affects the focus.
    enum class Origin { Library, Game, RandomTree, Edit, Other };

    /// The game may be destroyed before the controller.
    LabController(const GameController *game, Settings &settings, QObject *parent = nullptr);

    LabSession *session() const { return m_session; }
    /// The edits of the current search; an edited tree is saved as the user's own tree.
    TreeEdits *edits() const { return m_edits; }
    bool searching() const { return m_worker.isRunning(); }
    /// The setup that is open, even while it is being searched; initially nothing.
    const std::optional<ai::lab::SearchSetup> &openSetup() const { return m_openSetup; }
    /// The title of the search that the session holds.
    QString title() const { return m_title; }
    /// Whether a game is in progress whose position is not the open one.
    bool positionIsElsewhere() const
    {
        return m_openSetup && m_game && isPlayedElsewhere(*m_game, m_openSetup->root);
    }
    /// Whether the session shows a subtree searched alone; searchWhole() goes back.
    bool inSubtree() const { return m_whole.trace != nullptr; }

public slots:
    /// Opens the game's position, or else a textbook tree if nothing is open yet.
    void openFirst();
    /// Opens an example at its first step; its result is reported at the last one.
    void openExample(const QString &key);
    /// Opens an example with hidden answers until revealAnswers(), or until something else is
    /// opened.
    void openExercise(const QString &key, bool solved);
    void revealAnswers();
    /// Opens a stop of the path at its step.
    void openPathStop(const ai::lab::PathStop &stop);
    void openGamePosition();
    /// Searches the position before the last move like the level that played it.
    void explainLastMove();
    /// Opens the tree that the user wrote last.
    void openOwnTree();
    void openRandomTree(const ai::lab::TextTree &tree, const QString &title);
    /// Opens a lesson at its step. `name` is its title if it has none.
    void openLesson(const ai::lab::LessonStop &lesson, const QString &name);
    /// Opens a position of the article's program, searched to the program's depth.
    void openRefutation(const core::Position &position);

    /// Searches the open position in another way, replacing a running search.
    void search(const ai::lab::SearchSetup &setup);
    void searchFromSelected();
    /// Searches a node alone, with the window it had.
    void searchSubtree(const LabSession::Path &path);
    void searchWhole();
    /// Cancels the running search.
    void stop();

    /// While predicting, replaces the summary message, which would give answers away.
    void setPredicting(bool predicting);
    /// At the last step, shows the summary that was held back.
    void reportResultAtEnd();

signals:
    /// The setup being searched, even before the result; emitted again for the search shown if it
    /// fails.
    void setupChanged(const ai::lab::SearchSetup &setup, const QString &title);
    /// Something else will be opened; setupChanged() follows.
    void opening(ui::lab::LabController::Origin origin);
    /// The user is to enter a tree.
    void ownTreeOpened();
    /// What is opened does not belong to the chosen exercise.
    void exerciseLeft();
    /// What is opened does not belong to the path's stop.
    void pathStopLeft();
    /// A search is shown with one of its nodes selected and opened.
    void nodePresented();
    /// What was requested is now shown, at its step.
    void presented();
    void searchStarted();
    void busyChanged();
    void messageChanged(const QString &text);

private:
    void open(const OpenRequest &request, Origin origin = Origin::Other);
    /// Opens a request and keeps the edits.
    void show(const OpenRequest &request, Origin origin);
    void applyEdit(const TreeEdits::State &state, TreeEdits::Kind kind);
    void run(const OpenRequest &request);
    void restoreSetup();
    /// Sets and announces the setup and title of what is open.
    void announce(const ai::lab::SearchSetup &setup, const QString &title);
    void present(const ai::lab::TracedSearch &search, const PresentOptions &options);
    /// The user's present view, at the end or at an earlier step.
    PresentOptions currentView() const;

    QPointer<const GameController> m_game;
    Settings &m_settings;
    LabSession *m_session;
    TreeEdits *m_edits;
    OpenRequest m_opened;                            ///< before changes to its settings
    QString m_title;                                 ///< of the search that is shown
    std::optional<ai::lab::SearchSetup> m_openSetup; ///< last announced
    QString m_openTitle;                             ///< last announced
    QString m_summary;                               ///< held back until the last step
    QString m_greeting;                              ///< shown until then
    ai::lab::TracedSearch m_whole; ///< the whole search, while a subtree of it is shown
    BackgroundTask m_worker;       // last: stopped before what it writes to
};

} // namespace ui::lab
