#pragma once

#include "core/position.h"
#include "ui/play/card/scorebar.h"

#include <QLabel>

#include <array>
#include <optional>

namespace ui {

/// The disc counts of both sides in one line: the first side's number at the start, the second's at
/// the end, and a bar with their shares between them. All sizes follow the font.
class DiscCounts : public QWidget
{
    Q_OBJECT

public:
    explicit DiscCounts(QWidget *parent = nullptr);

    /// Shows a position's counts; nothing for games without discs.
    void show(const core::Position &position);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setSizes();

    std::array<QLabel *, 2> m_signs{};  ///< by side
    std::array<QLabel *, 2> m_counts{}; ///< by side
    ScoreBar *m_bar;
};

} // namespace ui
