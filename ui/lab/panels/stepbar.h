#pragma once

#include "ui/controls/fixedheightlabel.h"
#include "ui/lab/model/labsession.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QTimer>
#include <QWidget>

namespace ui::lab {

/// The controls of time: back and forwards by event, by node and by cut, to either end, a slider
/// over all steps, and a play button with a speed. It never starts by itself.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    explicit StepBar(LabSession *session, QWidget *parent = nullptr);

    /// All commands of time, for a menu.
    QList<QAction *> commands() const { return m_back + QList<QAction *>{m_play} + m_forwards; }
    bool playing() const { return m_timer.isActive(); }
    /// While predicting only the answers go on.
    void setForwardsAllowed(bool allowed);

public slots:
    void setPlaying(bool playing);
    /// Unless a quiz keeps the steps.
    void togglePlaying() { m_play->trigger(); }

private:
    void addCommands();
    QLayout *makeButtons();
    void playStep();
    QAction *addStride(const QString &sign, const QString &text, const QKeySequence &keys,
                       LabSession::StepSize size, bool forwards);
    QAction *addJump(const QString &sign, const QString &text, const QKeySequence &keys, bool end);
    QAction *addAction(const QString &sign, const QString &text, const QKeySequence &keys);
    void showTrace();
    void showStep();
    QString placeText(std::uint32_t step) const;

    LabSession *m_session;
    QTimer m_timer;
    QComboBox *m_speed;
    QSlider *m_slider;
    QLabel *m_place;
    FixedHeightLabel *m_room;
    QAction *m_play = nullptr;
    QList<QAction *> m_back;
    QList<QAction *> m_forwards;
    bool m_forwardsAllowed = true;
};

} // namespace ui::lab
