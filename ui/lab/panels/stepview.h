#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/lab/panels/labstatusbar.h"
#include "ui/lab/panels/stepbar.h"

#include <QStackedLayout>

namespace ui::lab {

/// The text of the current step (what it does and why), or at first the text of the path's stop;
/// below it the counts so far, or a message until the next step; and the step controls. GUI thread.
class StepView : public QWidget
{
    Q_OBJECT

public:
    StepView(LabSession *session, const LabCommands &commands, QWidget *parent = nullptr);

    StepBar *bar() const { return m_bar; }
    LabStatusBar *messages() const { return m_messages; }

public slots:
    /// Shows a text instead of the step's until the step changes; empty: ends it.
    void showLesson(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    class CutCard;

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
    Announcer m_announcer;
    QString m_lesson; ///< the stop's text, while it is shown
    int m_leaves = 0; ///< number of leaves in a tree; 0 for a game
};

} // namespace ui::lab
