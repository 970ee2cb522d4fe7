#pragma once

#include "ui/play/gamecontroller.h"

#include <QLabel>

namespace ui {

/// Names the opening of the position shown; hidden if it has no name, and after the end.
class OpeningLabel : public QLabel
{
    Q_OBJECT

public:
    /// The game must outlive it.
    explicit OpeningLabel(const GameController &game, QWidget *parent = nullptr);

private:
    void showOpening();

    const GameController &m_game;
};

} // namespace ui
