#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/stableheightlabel.h"
#include "ui/play/card/moveannouncement.h"
#include "ui/play/gamecontroller.h"
#include "ui/play/gametexts.h"
#include "ui/play/playedline.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QWidget>

#include <utility>

namespace ui {

/// The state of the game in sentences, for everyone: one bold sentence for what happens now, and
/// quiet ones for what just happened, a hint, or why something cannot be done. Screen readers hear
/// what the person did not do (MoveAnnouncement). It keeps its height from move to move, so that
/// nothing around it jumps.
class StatusText : public QWidget
{
    Q_OBJECT

public:
    /// Shows the state of a game, which must outlive it.
    explicit StatusText(const GameController &game, QWidget *parent = nullptr);

    /// Shows and announces a message beside the state, until this changes: sentences, of which the
    /// first is what matters most.
    void showMessage(const QString &message) { showMessages({message}); }
    void showMessages(const QStringList &sentences);
    /// Takes a message away which is about what was done before.
    void clearMessage();
    /// Shows a problem after every state, such as that the game cannot be saved. Empty: none.
    void setProblem(const QString &problem);
    const QString &problem() const { return m_problem; }
    /// Adds what decided the game that is over, and announces it.
    void addToResult(const QStringList &explanation);
    /// Adds what is proposed after the game that is over, and announces it. Empty: nothing.
    void setProposal(const QString &proposal);
    /// Adds a button for an answer to proposals.
    void addAnswer(QAction *command);
    /// Whether proposals are shown here with their answers; they are announced all the same.
    void setShowsProposal(bool shown);
    /// Whether the depth and the best move so far are shown while the computer thinks.
    void setShowsThinking(bool shown);
    /// Whether the window is full, where neither Play nor the menus are in view: the text names the
    /// keys instead. The empty sequence: it is not.
    void setFullScreen(const QKeySequence &playKeys);
    /// Says again, and announces, what one can do.
    void repeatDetails() { showMessages(detailSentences(m_game, m_playKeys, Counts::Elsewhere)); }
    /// Adds a button for a command, shown while the command is enabled.
    void addCommand(QAction *command);
    /// Adds a line about the game, such as its opening, at the lower edge: shown while the
    /// sentences leave space for it, and never in one paragraph. Takes the ownership.
    void addNote(QWidget *note);
    /// Figures of the end with their captions, for where there is no card that shows them.
    void setFacts(const QList<std::pair<QString, QString>> &facts);
    /// All sentences in one paragraph, where there is little space: what matters least is left to
    /// the tool tip if it does not fit.
    void setCompact(bool compact);
    /// What the buttons of the moment and the sentences that are never left out need at a width, in
    /// pixels.
    int heightFor(int width) const;

signals:
    /// The computer is to go on for another program, which failed.
    void replaceProgramRequested();
    /// A message was shown; empty: what was shown is of a state that is over. Also where the text
    /// is not in view.
    void messageChanged(const QString &message);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showState();
    void showProgress(const ai::SearchResult &result);
    QString spoken() const;
    void write();
    void placeButtons();
    int notesHeight() const;
    void placeNotes();
    /// A sentence beside the state.
    struct Sentence
    {
        QString text;
        bool mayBeLeftOut;
    };
    QList<Sentence> sentences() const;
    QString keysOfFullScreen() const;
    QString html(const QList<Sentence> &shown) const;
    bool hasButtons() const;
    FlatButton *makeButton(QAction *command);
    void showAnswers();
    int buttonsHeight() const;

    const GameController &m_game;
    QLabel *m_label;
    StableHeightLabel *m_space;
    QHBoxLayout *m_buttons;
    QWidget *m_notes; ///< placed by hand: whether it is shown must not change the card's height
    FlatButton *m_replaceProgram;
    Announcer m_announcer;
    MoveAnnouncement m_moveAnnouncement;
    QStringList m_message; ///< instead of what just happened
    QString m_problem;
    QString m_playKeys; ///< named where the window is full
    bool m_saysHowToLeave = false;
    QStringList m_explanation;                           ///< of the result
    PlayedLine m_explained;                              ///< the game that m_explanation is of
    QString m_proposal;                                  ///< after the result
    QList<std::pair<FlatButton *, QAction *>> m_answers; ///< to the proposal
    bool m_showsProposal = true;
    QString m_progress; ///< of the search that goes on
    bool m_showsThinking = false;
    QStringList m_facts; ///< of the end, shown where the card has no space for them
    bool m_isCompact = false;
};

} // namespace ui
