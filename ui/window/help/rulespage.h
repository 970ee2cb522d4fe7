#pragma once

#include "core/position.h"

#include <QTextBrowser>

#include <optional>

namespace ui {

/// The rules of the games, with pictures painted by the board widgets themselves, so that they
/// always match the boards: light and dark, and at the screen's resolution. GUI thread.
class RulesPage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit RulesPage(QWidget *parent = nullptr);

    /// Scrolls to the rules of a game.
    void showGame(core::GameKind kind);

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();
    void addPictures();
    void addPicture(const QString &name, const core::Position &position,
                    std::optional<core::Move> lastMove = std::nullopt);
};

} // namespace ui
