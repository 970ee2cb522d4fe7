#pragma once

#include <QLabel>
#include <QWidget>

namespace ui {

/// Space for a label whose text changes from step to step. A label notifies the layouts up to the
/// window that each text needs another size, and all of them are recomputed; this widget requests
/// as many lines as it was given, and for more only once a text needs them. GUI thread.
class StableHeightLabel : public QWidget
{
public:
    /// Takes the label, whose word wrap is set already, with an initial number of lines.
    StableHeightLabel(QLabel *label, qreal lines);

    /// Has the label not wrap, and be as wide as this text at least.
    void setWidest(const QString &text);
    /// Sets how many lines fit.
    void setLines(qreal lines);
    /// Leaves some of that height, in pixels, to what stands below the label.
    void setReserved(int height);
    /// What so many lines take, in pixels.
    int heightOf(qreal lines) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The height that the label's text needs now, in pixels.
    int neededHeight() const;
    int minHeight() const;
    void fit();

    QLabel *m_label;
    qreal m_lines;
    int m_height = 0; ///< that is requested, with what is reserved
    int m_reserved = 0;
    QString m_widest;
};

} // namespace ui
