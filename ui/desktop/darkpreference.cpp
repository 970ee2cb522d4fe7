#include "ui/desktop/darkpreference.h"

#include "ui/desktop/settingsportal.h"

#include <QApplication>
#include <QPalette>
#include <QProxyStyle>
#include <QStyle>

namespace ui {

namespace {

constexpr uint preferDark = 1;

QPalette darkPalette()
{
    const QColor ground(50, 50, 50);
    const QColor text(240, 240, 240);
    const QColor accent(34, 104, 156);
    QPalette palette(ground);
    palette.setColor(QPalette::Base, ground.darker(140));
    palette.setColor(QPalette::AlternateBase, ground.darker(120));
    palette.setColor(QPalette::ToolTipBase, ground.darker(140));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::HighlightedText})
        palette.setColor(role, text);
    palette.setColor(QPalette::PlaceholderText, QColor(240, 240, 240, 128));
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::Link, QColor(110, 185, 235));
    palette.setColor(QPalette::LinkVisited, QColor(190, 150, 220));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(130, 130, 130));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(145, 145, 145));
    return palette;
}

bool isFusion()
{
    const QStyle *style = QApplication::style();
    if (const auto *proxy = qobject_cast<const QProxyStyle *>(style))
        style = proxy->baseStyle();
    return style->name() == "fusion";
}

} // namespace

DarkPreference::DarkPreference(QObject *parent)
    : QObject(parent)
{
    new SettingsPortal(
        "org.freedesktop.appearance", "color-scheme",
        [this](const QVariant &value) { follow(value.toUInt() == preferDark); }, this);
}

void DarkPreference::follow(bool dark)
{
    if (dark == m_isOurs)
        return;
    const bool isLight = QApplication::palette().color(QPalette::Window).lightness() >= 128;
    if (dark && !(isLight && isFusion()))
        return;
    m_isOurs = dark;
    QApplication::setPalette(dark ? darkPalette() : QPalette());
}

} // namespace ui
