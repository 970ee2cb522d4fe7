#pragma once

#include <QWidget>

namespace ui {

/// A card that opens above or below the button it belongs to, and closes on Escape or a click
/// elsewhere. It inherits the font of the button's panel. GUI thread.
class PopupPanel : public QWidget
{
    Q_OBJECT

public:
    /// The parent is the anchor.
    explicit PopupPanel(QWidget *anchor);

    /// Shows the panel and focuses one of its parts.
    void open(QWidget *first);

signals:
    /// The panel was closed.
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
