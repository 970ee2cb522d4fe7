#include "ui/style/placeholdercolour.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>

namespace ui {

PlaceholderColour::PlaceholderColour(QWidget *window)
    : QObject(window)
{
    window->installEventFilter(this);
    follow();
}

bool PlaceholderColour::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange)
        follow();
    return false;
}

void PlaceholderColour::follow()
{
    constexpr int faint = 160; // of 255
    QPalette palette = QApplication::palette();
    QColor wanted = palette.color(QPalette::Text);
    wanted.setAlpha(faint);
    if (palette.color(QPalette::PlaceholderText) == wanted)
        return; // also ends the recursion through setPalette()
    palette.setColor(QPalette::PlaceholderText, wanted);
    QApplication::setPalette(palette);
}

} // namespace ui
