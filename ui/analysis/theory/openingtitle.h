#pragma once

#include "ui/play/gamecontroller.h"

#include <QLabel>
#include <QString>

#include <string_view>

namespace ui {

/// The name of an opening in the user's language. Only the first moves and the X-square are
/// translated; other names are English, as collections and programs list them.
QString openingTitle(std::string_view englishName);

/// The name without a word that "Opening:" before it already says: "Diagonal", "Tiger".
QString shortOpeningTitle(std::string_view englishName);

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
