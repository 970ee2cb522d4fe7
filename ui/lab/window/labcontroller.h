#pragma once

#include "ai/lab/lessons/lessonfile.h"
#include "ui/background/backgroundtask.h"
#include "ui/lab/edit/treeedits.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/window/gamerequests.h"
#include "ui/lab/window/openrequest.h"
#include "ui/play/gamecontroller.h"
#include "ui/settings/settings.h"

#include <QPointer>

#include <optional>

namespace ui::lab {

/// What the Search Lab has open: runs one search at a time on a worker, refuses what is too large,
/// puts the result into the session and reports in a message what it means. Knows no widgets; reads
/// the game it was made for and never changes it. GUI thread.
class LabController : public QObject
{
    Q_OBJECT

public:
    /// Where what is opened comes from, as far as it matters for what has the focus.
    enum class Origin { Library, Game, RandomTree, Edit, Other };

    /// The game may be destroyed before the controller.
    explicit LabController(const GameController *game, QObject *parent = nullptr);

    LabSession *session() const { return m_session; }
    /// Changes of the search that is shown; the tree's are remembered as the person's own tree.
    TreeEdits *edits() const { return m_edits; }
    bool searching() const { return m_worker.isRunning(); }
    /// What is open, also while it is still searched; nothing at first.
    const std::optional<ai::lab::SearchSetup> &openSetup() const { return m_openSetup; }
    /// The title of the search that the session holds.
    QString title() const { return m_title; }
    /// Whether a game is being played whose position is not what is open.
    bool positionIsElsewhere() const
    {
        return m_openSetup && m_game && isPlayedElsewhere(*m_game, m_openSetup->root);
    }
    /// Whether the session holds a subtree searched alone, with searchWhole() leading back.
    bool inSubtree() const { return m_whole.trace != nullptr; }

public slots:
    /// The position being played, or else a textbook tree if nothing is open yet.
    void openFirst();
    /// Opens an example at its first step; the result is reported at the last.
    void openExample(const QString &key);
    /// Opens an example with the answers hidden until revealAnswers() or until something else is
    /// opened.
    void openExercise(const QString &key, bool solved);
    void revealAnswers();
    /// Opens a stop of the path, at the step that it is about.
    void openStop(const ai::lab::PathStop &stop);
    void openGamePosition();
    /// Searches the position before the last move as the level that played it does.
    void explainLastMove();
    /// The tree that was written last.
    void openOwnTree();
    void openRandomTree(const ai::lab::TextTree &tree, const QString &title);
    /// Opens a lesson at its step. The name stands for a title that it does not have.
    void openLesson(const ai::lab::LessonStop &lesson, const QString &name);
    /// A position of the article's program, to the depth that it searches.
    void openRefutation(const core::Position &position);

    /// Searches what is open in another way; an older search is dropped.
    void search(const ai::lab::SearchSetup &setup);
    void searchFromSelected();
    /// Searches a node alone, with the window it had.
    void searchSubtree(const LabSession::Path &path);
    void searchWhole();
    /// Drops the search that runs.
    void stop();

    /// Changes the message: the summary of a finished search would give the answers away.
    void setPredicting(bool predicting);
    /// Reports, at the last step, the message that waited for it.
    void reportResultAtEnd();

signals:
    /// What is searched, also while the search still runs, and again what is shown if it fails.
    void setupChanged(const ai::lab::SearchSetup &setup, const QString &title);
    /// Something else is about to be opened; setupChanged() follows.
    void opening(ui::lab::LabController::Origin origin);
    /// The person is to write a tree.
    void ownTreeOpened();
    /// What is opened is not what the chosen exercise is about.
    void exerciseLeft();
    /// What is opened is not what the path's stop is about.
    void stopLeft();
    /// A search is shown with one of its nodes selected and opened.
    void nodePresented();
    /// What was to be opened is, at its step.
    void presented();
    void searchStarted();
    void busyChanged();
    void messageChanged(const QString &text);

private:
    void open(const OpenRequest &request, Origin origin = Origin::Other);
    /// Opens a request without forgetting the edits.
    void show(const OpenRequest &request, Origin origin);
    void applyEdit(const TreeEdits::State &state, TreeEdits::Kind kind);
    void run(const OpenRequest &request);
    void restoreSetup();
    /// The setup and the title of what is open from now on.
    void announce(const ai::lab::SearchSetup &setup, const QString &title);
    void present(const ai::lab::TracedSearch &search, const ai::lab::StepCounts &counts,
                 const PresentOptions &options);
    /// The view as the person has it now: at the end or on the way there.
    PresentOptions currentView() const;
    LabSession::Path pathFromSetupRoot(const LabSession::Path &path) const;

    QPointer<const GameController> m_game;
    Settings m_settings;
    LabSession *m_session;
    TreeEdits *m_edits;
    OpenRequest m_opened;                            ///< before its settings were changed
    QString m_title;                                 ///< of the search that is shown
    std::optional<ai::lab::SearchSetup> m_openSetup; ///< as last announced
    QString m_openTitle;                             ///< the same
    QString m_summary;                               ///< waits to be reported at the last step
    QString m_greeting;                              ///< the message until then
    ai::lab::TracedSearch m_whole; ///< what a subtree that is searched alone belongs to
    ai::lab::StepCounts m_wholeCounts;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
