#pragma once

#include <QObject>
#include <QWidget>

namespace ui {

/// Keeps placeholder texts readable, also when the desktop changes between dark and light while the
/// program runs: some desktops' dark palettes have a placeholder colour for light ones. GUI thread.
class PlaceholderColour : public QObject
{
public:
    /// Watches this window for changes of the application's palette; owned by the window.
    explicit PlaceholderColour(QWidget *window);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    static void follow();
};

} // namespace ui
