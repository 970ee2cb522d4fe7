#pragma once

#include <QLabel>
#include <QWidget>

namespace ui {

/// Reserves space for a label whose text changes often. A QLabel notifies all layouts up to the
/// window whenever a text needs another size; this widget requests a fixed number of lines, and
/// more only once a text needs them. GUI thread.
class StableHeightLabel : public QWidget
{
public:
    /// Takes ownership of the label, whose word wrap must be set already; `lines` is the initial
    /// height.
    StableHeightLabel(QLabel *label, qreal lines);

    /// Makes the label not wrap, and at least as wide as this text.
    void setWidest(const QString &text);
    /// Sets the minimum height in lines.
    void setLines(qreal lines);
    /// Reserves some of that height, in pixels, for what stands below the label.
    void setReserved(int height);
    /// The height of that many lines, in pixels.
    int heightOf(qreal lines) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The height that the current text needs, in pixels.
    int neededHeight() const;
    int minHeight() const;
    void fit();

    QLabel *m_label;
    qreal m_lines;
    int m_height = 0; ///< the height requested, including the reserved part
    int m_reserved = 0;
    QString m_widest;
};

} // namespace ui
