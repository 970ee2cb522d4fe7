#pragma once

#include "ui/lab/tree/treecanvas.h"

#include <QLabel>
#include <QSlider>
#include <QWidget>

#include <array>

namespace ui::lab {

/// Two searches of the same position in step: their trees, the sentence of the step and what was
/// counted. One that is done waits for the other. GUI thread.
class SideBySideWindow : public QWidget
{
    Q_OBJECT

public:
    explicit SideBySideWindow(QWidget *parent = nullptr);

    /// From the first step on. Of a trace past its limit there are the steps near the root, and the
    /// counts say so. Neither search was stopped.
    void compare(const ai::lab::TracedSearch &first, const ai::lab::TracedSearch &second);
    const LabSession &session(int side) const { return *m_halves[std::size_t(side)].session; }

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
    void goTo(int step);
    void showStep(const Half &half);

    std::array<Half, 2> m_halves;
    QSlider *m_steps;
    QLabel *m_place;
};

} // namespace ui::lab
