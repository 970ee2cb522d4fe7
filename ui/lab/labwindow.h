#pragma once

#include "ui/announcer.h"
#include "ui/gamecontroller.h"
#include "ui/lab/exercisepanel.h"
#include "ui/lab/labmenus.h"
#include "ui/lab/labsession.h"
#include "ui/lab/labtexts.h"
#include "ui/lab/labworker.h"
#include "ui/lab/overview.h"
#include "ui/lab/predictpanel.h"
#include "ui/lab/randombar.h"
#include "ui/lab/setupbar.h"
#include "ui/lab/stepbar.h"
#include "ui/lab/stepspanel.h"
#include "ui/lab/treecanvas.h"
#include "ui/settings.h"

#include "ai/lab/stepcounts.h"

#include <QMainWindow>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>

namespace ui {

/// The Search Lab: runs a search of the family that plays on a worker, and shows what it did, step
/// by step. It reads the game it was opened from and never changes it. Window's thread.
class LabWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The game may be destroyed before the window.
    explicit LabWindow(const GameController *game);
    ~LabWindow() override;

    LabSession *session() { return m_session; }
    bool searching() const { return m_worker.busy(); }
    QString message() const { return m_message->text(); }

    QSize sizeHint() const override { return {1240, 820}; }

public slots:
    /// The position being played, or else a textbook tree if nothing is open yet.
    void openFirst();
    /// At its first step, with its result told at the last.
    void openExhibit(const QString &key);
    /// The same, without what tells the answer, until revealAnswers() or something else is opened.
    void openExercise(const QString &key, bool solved);
    void revealAnswers();
    void openGamePosition();
    /// Searches the position before the last move as the level that played it does.
    void explainLastMove();
    void openOwnTree();
    void openRandomTree();
    /// Refuses what is too big, else searches and shows it; an older search is forgotten.
    void search(const ai::lab::SearchSetup &setup);
    void stop();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    /// What is to be done with a finished search beside showing it.
    struct Then
    {
        LabSession::Path select = {};
        std::function<QString(const ai::lab::TracedSearch &)> message = summaryText;
        bool atEnd = true;         ///< opened at the last step; else the message waits for it
        QString greeting = {};     ///< said meanwhile, before how to go on
        bool hidesAnswers = false; ///< the message waits until the answers are revealed
        bool inField = false;      ///< the tree is being written: its keys are not to be told
    };

    QWidget *makeLeft();
    QWidget *makeRight();
    void connectMenus();
    void connectViews();

    // What is searched, and the way from the question to the view: labwindowsearches.cpp.
    void open(const ai::lab::SearchSetup &setup, const QString &title, const Then &then);
    void open(const ai::lab::SearchSetup &setup, const QString &title)
    {
        open(setup, title, Then());
    }
    void showExhibit(const QString &key, bool hidesAnswers);
    /// Where the person is, at the end or on the way there, also in the next search.
    Then alike() const;
    QString howToStep() const;
    void run(const ai::lab::SearchSetup &setup, const QString &title, const Then &then);
    void showSearch(const ai::lab::TracedSearch &search, const Then &then);
    void showRefutation();
    /// In the bar, which may be ahead of it.
    void showWhatIsShown();

    void showFuture();
    void showBusy();
    void showStep();
    void showMenus();
    void say(const QString &text);
    void speak(const char *label, const QString &text);

    // Changes to the tree that is shown, parts of it, and what leaves the window:
    // labwindowtree.cpp.
    void moveChild(const LabSession::Path &parent, int from, int to);
    void changeTree(const ai::lab::TextTree &tree, const LabSession::Path &select);
    void searchFromSelected();
    void searchSubtree(const LabSession::Path &path);
    void searchWhole();
    LabSession::Path wholePath(const LabSession::Path &path) const;

    void savePicture(bool vector);
    void saveText();
    void sayWhetherSaved(const QString &path, const QString &problem);

    QPointer<const GameController> m_game;
    Settings m_settings;
    LabSession *m_session;
    LabMenus *m_menus;
    SetupBar *m_bar;
    RandomBar *m_random;
    QLabel *m_message;
    QProgressBar *m_progress;
    QToolButton *m_stop;
    QPushButton *m_toStart;
    TreeCanvas *m_canvas;
    Overview *m_overview;
    QLabel *m_words;
    QLabel *m_counters;
    StepBar *m_steps;
    QTabWidget *m_tabs;
    StepsPanel *m_stepsPanel = nullptr;
    ExercisePanel *m_exercises = nullptr;
    PredictPanel *m_predict = nullptr;
    bool m_dividedByHand = false; ///< whether the person gave the selected node its room
    bool m_predicting = false;
    QString m_summary;  ///< waits to be said at the last step
    QString m_greeting; ///< what is said until then
    Announcer m_announcer;
    QString m_exerciseTitle; ///< of the search that the chosen exercise is about
    QString m_title;         ///< of the search that is shown; the bar may be ahead of it
    ai::lab::StepCounts m_counts;
    ai::lab::TracedSearch m_whole; ///< what a subtree looked at by itself belongs to
    ai::lab::StepCounts m_wholeCounts;
    LabWorker m_saver;  // by itself, so that a search does not end the saving
    LabWorker m_worker; // last: the search ends before what shows it
};

} // namespace ui
