#pragma once

#include "ui/controls/actionbutton.h"
#include "ui/lab/tree/treecanvas.h"
#include "ui/lab/tree/treelegend.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QTimer>
#include <QWidget>

#include <array>
#include <functional>

namespace ui::lab {

/// Two searches of the same position in step: their trees, the sentence of the step and what was
/// counted. One that is done waits for the other. GUI thread.
class SideBySideWindow : public QWidget
{
    Q_OBJECT

public:
    explicit SideBySideWindow(QWidget *parent = nullptr);

    /// At a step, or at the last one if there are not as many. Of a trace past its limit there are
    /// the steps near the root, and the counts say so. Neither search was stopped.
    void compare(const ai::lab::TracedSearch &first, const ai::lab::TracedSearch &second,
                 std::uint32_t step);
    const LabSession &session(int side) const { return *m_halves[std::size_t(side)].session; }

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    struct Half
    {
        LabSession *session = nullptr;
        QLabel *title = nullptr;
        TreeCanvas *tree = nullptr;
        QLabel *words = nullptr;
        QLabel *counts = nullptr;
    };

    Half makeHalf(const char *name);
    void addButtons(QHBoxLayout *row);
    void addPlay(QHBoxLayout *row);
    void setPlaying(bool playing);
    void addStep(QHBoxLayout *row, const QString &symbol, const QString &text,
                 const QKeySequence &keys, const std::function<int()> &target);
    int nextCut(bool forwards) const;
    void goTo(int step);
    void showStep(const Half &half);

    std::array<Half, 2> m_halves;
    TreeLegend *m_legend; ///< of both trees
    QSlider *m_steps;
    QLabel *m_place;
    QList<QAction *> m_back;
    QList<QAction *> m_forwards;
    QAction *m_play = nullptr;
    ActionButton *m_playButton = nullptr;
    QTimer *m_timer; ///< of the steps that are played
};

} // namespace ui::lab
