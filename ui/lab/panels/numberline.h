#pragma once

#include <QWidget>

#include <optional>
#include <utility>

namespace ui::lab {

/// Alpha and beta as two marks on a line, the open interval between them, and the best value so
/// far. Infinite ends have an arrow. Without a window only the line.
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
        bool assumed = false; ///< depends on the values that were taken for letters
    };

    /// Shows no window.
    void clear();
    /// An assumed bound depends on the values that were taken for letters, and gets a star.
    void show(int alpha, int beta, const std::optional<Value> &value, bool max,
              bool alphaAssumed = false, bool betaAssumed = false);

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
    QString alphaText() const;
    QString betaText() const;
    static QString valueText(const Value &value);
    QRectF boxOf(qreal x, bool above, const QString &text) const;

    bool m_shown = false;
    int m_alpha = 0;
    int m_beta = 0;
    bool m_alphaAssumed = false;
    bool m_betaAssumed = false;
    std::optional<Value> m_value;
};

} // namespace ui::lab
