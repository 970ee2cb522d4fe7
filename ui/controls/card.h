#pragma once

#include <QWidget>

namespace ui {

/// The surface under things that belong together: rounded, with a thin line around it. It paints
/// nothing else and lays nothing out. GUI thread.
class Card : public QWidget
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    /// The space between the edge and what lies on the card, for a font's height.
    static int margin(int textHeight);
    /// Paints the surface over the whole of a widget, in its palette.
    static void paint(QPainter &painter, const QWidget &widget);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace ui
