#include "ui/style/symbolicon.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace ui {

namespace {

/// The only colour in the symbols' files; it is replaced.
constexpr QLatin1String drawnColour("#000000");

QByteArray coloured(const QByteArray &symbol, const QColor &colour)
{
    return QByteArray(symbol).replace(drawnColour.data(), colour.name().toLatin1());
}

class SymbolEngine final : public QIconEngine
{
public:
    SymbolEngine(const QByteArray &symbol, const QColor &colour, const QColor &disabled)
        : m_normal(coloured(symbol, colour))
        , m_disabled(coloured(symbol, disabled))
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QSvgRenderer renderer(mode == QIcon::Disabled ? m_disabled : m_normal);
        const int side = std::min(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        renderer.render(painter, square);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new SymbolEngine(*this); }

private:
    QByteArray m_normal;
    QByteArray m_disabled;
};

} // namespace

QIcon symbolIcon(const QString &name, const QColor &colour, const QColor &disabled)
{
    QFile file(":/symbols/" + name + ".svg");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new SymbolEngine(file.readAll(), colour, disabled));
}

} // namespace ui
