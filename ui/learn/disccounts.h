#pragma once

#include "core/position.h"
#include "ui/play/card/scorebar.h"

#include <QLabel>

#include <array>
#include <optional>

namespace ui {

/// The discs of both sides in one line, as they count in a game: the first side's number at the
/// start, the other's at the end, and between them how they are divided. All sizes follow the font.
class DiscCounts : public QWidget
{
    Q_OBJECT

public:
    explicit DiscCounts(QWidget *parent = nullptr);

    /// Shows what is on a board; of a game without discs nothing.
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
