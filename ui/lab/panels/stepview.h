#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/lab/panels/stepbar.h"

#include <QAction>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>
#include <QWidget>

namespace ui::lab {

/// Messages about searches and files and, while a job is running, its progress and a button to stop
/// it.
class LabStatusBar : public QWidget
{
    Q_OBJECT

public:
    /// @param stop stops the running job; enabled while there is one. Not owned.
    explicit LabStatusBar(QAction *stop, QWidget *parent = nullptr);

    QString text() const { return m_text->text(); }
    /// Shows a message and announces it to screen readers.
    void showMessage(const QString &text);
    /// Removes a message that no longer holds; not what tells of a running job.
    void clearMessage();
    void showSearching();
    void setBusy(bool busy);
    /// Shows the link to the game's position while something else is open.
    void setPositionVisible(bool visible);
    bool isBusy() const { return !m_progress->isHidden(); }
    /// Whether there is a message, a running job or the link.
    bool hasContent() const
    {
        return !m_text->text().isEmpty() || isBusy() || !m_position->isHidden();
    }

signals:
    void positionRequested();
    /// There is a new message, or none any more.
    void changed();

private:
    QLabel *m_text;
    QPushButton *m_position;
    QProgressBar *m_progress;
    QAction *m_stop;
    QToolButton *m_stopButton;
};

/// The text of the current step (what it does and why), or at first the text of the path's stop;
/// below it the counts so far, or a message until the next step; and the step controls. GUI thread.
class StepView : public QWidget
{
    Q_OBJECT

public:
    StepView(LabSession *session, const LabCommands &commands, QWidget *parent = nullptr);

    StepBar *bar() const { return m_bar; }
    LabStatusBar *messages() const { return m_messages; }
    /// Whether the window is so low that its tree would have hardly any height: then the sentence
    /// has the window's own size, and the step controls one row.
    void setLow(bool low);

public slots:
    /// Shows a text instead of the step's until the step changes; empty: ends it.
    void showLesson(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    class CutCard;
    class TextArea;

    QWidget *makeCard();
    void showNote(int note);
    void endLesson();
    void showTrace();
    void showStep();
    void showSentence();
    void quietCounters();
    QString countsText() const;

    LabSession *m_session;
    QLabel *m_sentence;
    StableHeightLabel *m_sentencePlace =
        nullptr; ///< holds the text; keeps the height of the longest one until the search changes
    QLabel *m_counters;
    QStackedLayout *m_notes; ///< the counters, or a message instead
    LabStatusBar *m_messages;
    StepBar *m_bar;
    CutCard *m_card = nullptr;
    TextArea *m_texts = nullptr; ///< on the card
    Announcer m_announcer;
    QString m_lesson; ///< the stop's text, while it is shown
    bool m_low = false;
    int m_leaves = 0; ///< number of leaves in a tree; 0 for a game
};

} // namespace ui::lab
