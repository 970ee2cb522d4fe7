#pragma once

#include "ui/commands/labcommands.h"
#include "ui/controls/actionbutton.h"
#include "ui/controls/stableheightlabel.h"
#include "ui/lab/model/labsession.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace ui::lab {

/// The step controls: to the beginning, a step back and forwards, to the next cut, play, and a
/// slider over all steps. They are in one row if they fit, and symbols only in a narrow window.
/// Further commands step by node and go to the end. Steps run from left to right in every language.
/// Playing never starts by itself. While a quiz controls the steps, it says so instead of the
/// slider, with buttons for the question and for ending the quiz.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    /// @param commands must outlive it
    StepBar(LabSession *session, const LabCommands &commands, QWidget *parent = nullptr);

    static constexpr int playInterval = 1'000; ///< milliseconds from step to step

    /// Set to false while predicting: only answers go on.
    void setForwardsAllowed(bool allowed);
    /// In a low window one row of symbols is better than two rows.
    void setLow(bool low);

public slots:
    void setPlaying(bool playing);
    /// Not while a quiz controls the steps.
    void togglePlaying() { m_play->trigger(); }

signals:
    /// Request to show the running quiz, or to stop it.
    void questionRequested();
    void endQuizRequested();

public:
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The hints contain it: layouts would not let what is above shrink beside such a widget.
    bool hasHeightForWidth() const override { return false; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectCommands(const LabCommands &commands);
    void addButtons();
    void addTime();
    void addQuizNotice();
    /// The slider, or the quiz's message that replaces it.
    QWidget *other() const { return m_forwardsAllowed ? m_time : m_quiz; }
    void arrange();
    bool fitsInOneRow(bool named) const;
    int buttonsWidth(bool named) const;
    void playStep();
    void connectStride(QAction *command, LabSession::StepSize size, bool forwards);
    void connectJump(QAction *command, bool end);
    void showTrace();
    void showStep();
    QString placeText(std::uint32_t step) const;

    LabSession *m_session;
    QTimer m_timer{this};
    QBoxLayout *m_rows;
    QWidget *m_buttons;
    QWidget *m_time;
    QWidget *m_quiz; ///< replaces the slider while a quiz controls the steps
    QSlider *m_slider;
    QLabel *m_place;
    StableHeightLabel *m_stablePlace;
    QAction *m_play;
    ActionButton *m_playButton = nullptr;
    struct Button
    {
        ActionButton *button;
        const QAction *command;
        bool hasText; ///< beside the symbol, if it fits
    };
    std::vector<Button> m_all;
    QList<QAction *> m_back;     ///< the commands that go back
    QList<QAction *> m_forwards; ///< those that go forwards
    bool m_forwardsAllowed = true;
    bool m_low = false;
};

} // namespace ui::lab
