#pragma once

#include <QWidget>

namespace ui {

/// A card that opens beside the button it belongs to, above or below it as it fits, and
/// closes with Escape or a click elsewhere. It takes the fonts of the button's panel. Window's
/// thread.
class PopupPanel : public QWidget
{
    Q_OBJECT

public:
    /// The anchor is the parent, and outlives it.
    explicit PopupPanel(QWidget *anchor);

    /// Shows the panel with the keyboard on one of its parts.
    void open(QWidget *first);

signals:
    /// It was shown and is not any more.
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QRect anchorRect() const;

    QWidget *m_anchor;
};

} // namespace ui
