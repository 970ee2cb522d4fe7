#include "ui/lab/tree/treelegend.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/style/scaledfont.h"

#include <QEvent>

namespace ui::lab {

TreeLegend::TreeLegend(QWidget *parent)
    : QLabel(parent)
{
    setObjectName("treeLegend");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setBackgroundRole(QPalette::Base);
    setForegroundRole(QPalette::Text);
    setAutoFillBackground(true);
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    constexpr int margin = 4;
    setMargin(margin);
    setFont(scaledFont(font(), 0.85));
    setAccessibleName(tr("Legend"));
    fill();
}

void TreeLegend::setSigns(const Signs &signs)
{
    if (m_signs == signs)
        return;
    m_signs = signs;
    fill();
}

/// Lists each sign, drawn by characters in its colour, with its meaning, both on one line.
void TreeLegend::fill()
{
    QStringList signs;
    QStringList meanings;
    const auto add = [&](const QString &sign, const QColor &colour, const QString &meaning) {
        const QString drawn = QStringLiteral("<b style=\"color:%1\">%2</b>&nbsp;");
        signs += (sign.isEmpty() ? QString() : drawn.arg(colour.name(), sign))
                 + meaning.toHtmlEscaped().replace(' ', QChar(QChar::Nbsp));
        meanings += meaning;
    };
    const QColor ink = palette().color(QPalette::Text);
    if (m_signs.boards) {
        add(QStringLiteral("\u2302"), ink, tr("point above: MAX to move, below: MIN"));
        const QString max = QStringLiteral("\u25b2<span style=\"color:%1\">\u25bc</span>");
        add(max.arg(wonColour(palette(), false).name()), wonColour(palette(), true),
            tr("won by MAX, by MIN"));
    } else {
        add(QStringLiteral("\u25b3"), ink, tr("MAX to move"));
        add(QStringLiteral("\u25bd"), ink, tr("MIN to move"));
    }
    if (m_signs.chance)
        add(QStringLiteral("\u25cb"), ink, tr("chance"));
    add(QStringLiteral("\u2501\u2501"), principalColour(palette()), tr("principal variation"));
    add(QStringLiteral("\u2500\u2500"), ink, tr("best child so far"));
    add(QStringLiteral("//"), cutColour(palette()), tr("cut"));
    add(QStringLiteral("\u25a8"), mutedInk(palette()), tr("never visited: cut"));
    add(QStringLiteral("\u2504\u2504"), mutedInk(palette()), tr("not visited yet"));
    if (m_signs.hiddenCounts)
        add({}, ink,
            tr("\u2193"
               "9 //2: 9 nodes and 2 cuts hidden below"));
    if (m_signs.assumedLetters)
        add({}, ink, tr("*: holds if letters have the values that were taken"));
    setText(signs.join(QStringLiteral(" &nbsp; ")));
    updateAccessibleDescription(*this, meanings.join("; "));
}

void TreeLegend::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace ui::lab
