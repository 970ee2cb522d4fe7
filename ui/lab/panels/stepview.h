#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/lab/panels/stepbar.h"

namespace ui::lab {

/// The step that is reached: what it does and why, what has been counted so far, and the controls
/// of time.
class StepView : public QWidget
{
    Q_OBJECT

public:
    explicit StepView(LabSession *session, QWidget *parent = nullptr);

    StepBar *bar() const { return m_bar; }

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeCard();
    void showStep();
    void showWords();
    void quietCounters();

    LabSession *m_session;
    QLabel *m_words;
    QLabel *m_counters;
    StepBar *m_bar;
    Announcer m_announcer;
};

} // namespace ui::lab
