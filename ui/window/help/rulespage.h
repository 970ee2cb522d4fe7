#pragma once

#include "core/position.h"

#include <QTextBrowser>

#include <optional>

namespace ui {

/// How the games are played, with pictures that the boards themselves paint, so that they look like
/// the boards always: light and dark, and at the screen's own resolution. GUI thread.
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
