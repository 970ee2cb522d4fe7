#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/lab/panels/labstatusbar.h"
#include "ui/lab/panels/stepbar.h"

#include <QStackedLayout>

namespace ui::lab {

/// The one place to read: what the step that is reached does and why, or at a stop of the path its
/// text first; below it what has been counted so far, or a message until the next step; and the
/// controls of time. GUI thread.
class StepView : public QWidget
{
    Q_OBJECT

public:
    StepView(LabSession *session, const LabCommands &commands, QWidget *parent = nullptr);

    StepBar *bar() const { return m_bar; }
    LabStatusBar *messages() const { return m_messages; }

public slots:
    /// Shows a text in place of the step's words, until another step is gone to; none ends it.
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
        nullptr; ///< of the words, and as tall as the longest until it ends
    QLabel *m_counters;
    QStackedLayout *m_notes; ///< the counters, or a message in their place
    LabStatusBar *m_messages;
    StepBar *m_bar;
    CutCard *m_card = nullptr;
    Announcer m_announcer;
    QString m_lesson; ///< of the path's stop, where it is shown
    int m_leaves = 0; ///< of a tree, visited or not; 0 of a game
};

} // namespace ui::lab
