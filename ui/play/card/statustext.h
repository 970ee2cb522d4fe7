#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/stableheightlabel.h"
#include "ui/play/card/moveannouncement.h"
#include "ui/play/gamecontroller.h"
#include "ui/play/gametexts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QWidget>

#include <utility>

namespace ui {

/// The state of the game in sentences: a bold one for what happens now, and quieter ones for what
/// just happened, a hint, or why something is not possible. Screen readers announce what the person
/// did not do (MoveAnnouncement). The height stays the same from move to move, so that nothing
/// around it moves.
class StatusText : public QWidget
{
    Q_OBJECT

public:
    /// Shows the state of a game, which must outlive it.
    explicit StatusText(const GameController &game, QWidget *parent = nullptr);

    /// Shows and announces a message beside the state until the state changes. The most important
    /// sentence comes first.
    void showMessage(const QString &message) { showMessages({message}); }
    void showMessages(const QStringList &sentences);
    /// Removes a message about an earlier action.
    void clearMessage();
    /// Shows a problem with every state, such as that the game cannot be saved. Empty: none.
    void setProblem(const QString &problem);
    const QString &problem() const { return m_problem; }
    /// Adds and announces the explanation of a finished game's result.
    void addToResult(const QStringList &explanation);
    /// Adds and announces a proposal after a finished game. Empty: none.
    void setProposal(const QString &proposal);
    /// Adds a button that answers proposals.
    void addAnswer(QAction *command);
    /// Whether proposals and their answers are shown here; they are announced either way.
    void setShowsProposal(bool shown);
    /// Whether the depth and the best move so far are shown while the computer thinks.
    void setShowsThinking(bool shown);
    /// Set while the window is full screen: neither Play nor the menus are in view then, so the
    /// text names the keys. An empty sequence: not full screen.
    void setFullScreen(const QKeySequence &playKeys);
    /// Shows and announces the details again, which say what one can do.
    void repeatDetails() { showMessages(detailSentences(m_game, m_playKeys, Counts::Elsewhere)); }
    /// Adds a button for a command, shown while the command is enabled.
    void addCommand(QAction *command);
    /// Adds a note about the game, such as the name of its opening, at the lower edge. It is shown
    /// if the sentences leave space, and never in compact mode. Takes ownership.
    void addNote(QWidget *note);
    /// Figures about the end with their captions, shown if there is no card for them.
    void setFacts(const QList<std::pair<QString, QString>> &facts);
    /// Compact mode: all sentences in one paragraph; the least important ones move to the tool tip
    /// if they do not fit.
    void setCompact(bool compact);
    /// The height, in pixels, that the current buttons and the sentences that may not be left out
    /// need at a width.
    int heightFor(int width) const;

signals:
    /// The user wants the computer to replace the external program, which failed.
    void replaceProgramRequested();
    /// A message was shown, even if the text is not in view; empty: the message before is obsolete.
    void messageChanged(const QString &message);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showState();
    void showProgress(const ai::SearchResult &result);
    QString spoken() const;
    qreal lines() const;
    void updateTexts();
    void placeButtons();
    int notesHeight() const;
    void placeNotes();
    /// A sentence shown after the state.
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
    QWidget *m_notes; ///< placed by hand, so that showing it does not change the card's height
    FlatButton *m_replaceProgram;
    Announcer m_announcer;
    MoveAnnouncement m_moveAnnouncement;
    QStringList m_message; ///< replaces the details
    QString m_problem;
    QString m_playKeys; ///< named in the text if the window is full screen
    bool m_saysHowToLeave = false;
    QStringList m_explanation;                           ///< of the result
    PlayedLine m_explained;                              ///< the game that m_explanation is of
    QString m_proposal;                                  ///< after the result
    QList<std::pair<FlatButton *, QAction *>> m_answers; ///< buttons that answer the proposal
    bool m_showsProposal = true;
    QString m_progress; ///< of the running search
    bool m_showsThinking = false;
    QStringList m_facts; ///< about the end, shown here if the card has no space for them
    bool m_isCompact = false;
};

} // namespace ui
