#pragma once

#include <QWidget>

#include <optional>
#include <utility>

namespace ui::lab {

/// Alpha and beta as two marks on a line, the open interval between them, and the best value so
/// far. Infinite ends have an arrow.
class NumberLine : public QWidget
{
    Q_OBJECT

public:
    explicit NumberLine(QWidget *parent = nullptr);

    /// The best of a node's children so far, or what the node returned.
    struct Value
    {
        int value = 0;
        bool returned = false;
    };

    /// Shows no window.
    void clear();
    void show(int alpha, int beta, const std::optional<Value> &value, bool max);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::pair<int, int> range() const;
    qreal placeOf(int value) const;
    void paintAxis(QPainter &painter) const;
    void paintWindow(QPainter &painter) const;
    void paintBounds(QPainter &painter) const;
    void paintValue(QPainter &painter, const Value &value) const;
    static QString valueText(const Value &value);
    QRectF boxOf(qreal x, bool above, const QString &text) const;

    bool m_shown = false;
    int m_alpha = 0;
    int m_beta = 0;
    std::optional<Value> m_value;
};

} // namespace ui::lab
