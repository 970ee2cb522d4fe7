#pragma once

#include <QObject>
#include <QWidget>

namespace ui {

/// Keeps the colour of fields' placeholders readable, also when the desktop turns dark or light
/// while the program runs: some desktops' dark colours leave it as dark as on a light one. Window's
/// thread.
class PlaceholderColour : public QObject
{
public:
    /// Follows the changes of the application's palette that reach this window; owned by the
    /// window.
    explicit PlaceholderColour(QWidget *window);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    static void follow();
};

} // namespace ui
