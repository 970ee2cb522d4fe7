#pragma once

#include <QWidget>

namespace ui {

/// The background of a group of widgets: rounded, with a thin border. It neither paints anything
/// else nor lays anything out. GUI thread.
class Card : public QWidget
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    /// The margin inside the edge, for a font's height.
    static int margin(int textHeight);
    /// Paints the background over the whole of a widget, in its palette.
    static void paint(QPainter &painter, const QWidget &widget);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace ui
