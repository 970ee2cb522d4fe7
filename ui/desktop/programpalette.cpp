#include "ui/desktop/programpalette.h"

#include "ui/desktop/settingsportal.h"

#include <QApplication>
#include <QPalette>
#include <QProxyStyle>
#include <QStyle>

namespace ui {

namespace {

constexpr uint preferDark = 1;

struct Colours
{
    QColor ground;
    QColor field;
    QColor control;
    QColor text;
    QColor accent;
    QColor accentText;
    QColor link;
    QColor visitedLink;
    QColor disabledText;
    QColor disabledHighlight;
};

constexpr QRgb white = 0xffffffff;

QPalette paletteOf(const Colours &colours)
{
    QPalette palette(colours.control, colours.ground);
    palette.setColor(QPalette::Base, colours.field);
    palette.setColor(QPalette::AlternateBase, colours.ground);
    palette.setColor(QPalette::ToolTipBase, colours.field);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, colours.text);
    QColor placeholder = colours.text;
    placeholder.setAlpha(128);
    palette.setColor(QPalette::PlaceholderText, placeholder);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.accentText);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.visitedLink);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.disabledHighlight);
    return palette;
}

QPalette lightPalette()
{
    return paletteOf({.ground = 0xfff3f0ea,
                      .field = 0xfffffefb,
                      .control = 0xffeae6de,
                      .text = 0xff1c2320,
                      .accent = 0xff2b6fd1,
                      .accentText = white,
                      .link = 0xff1f5cb4,
                      .visitedLink = 0xff6b4a94,
                      .disabledText = 0xff9a9c94,
                      .disabledHighlight = 0xffa9aaa4});
}

QPalette darkPalette()
{
    return paletteOf({.ground = 0xff15181a,
                      .field = 0xff0f1213,
                      .control = 0xff2b3236,
                      .text = 0xffeef1ee,
                      .accent = 0xff2f6cbd,
                      .accentText = white,
                      .link = 0xff6eb9eb,
                      .visitedLink = 0xffbe96dc,
                      .disabledText = 0xff7d8682,
                      .disabledHighlight = 0xff7d8682});
}

bool isFusion()
{
    const QStyle *style = QApplication::style();
    if (const auto *proxy = qobject_cast<const QProxyStyle *>(style))
        style = proxy->baseStyle();
    return style->name() == "fusion";
}

bool isLight(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() >= 128;
}

/// Whether the colours are the style's standard ones rather than a desktop's.
bool isStandard(const QPalette &palette)
{
    const QPalette standard = QApplication::style()->standardPalette();
    for (const auto role : {QPalette::Window, QPalette::WindowText, QPalette::Base,
                            QPalette::Button, QPalette::Highlight}) {
        if (palette.color(role) != standard.color(role))
            return false;
    }
    return true;
}

} // namespace

ProgramPalette::ProgramPalette(QObject *parent)
    : QObject(parent)
    , m_light(isFusion() && isLight(QApplication::palette()) && isStandard(QApplication::palette())
                  ? lightPalette()
                  : QPalette())
{
    update();
    new SettingsPortal(
        "org.freedesktop.appearance", "color-scheme",
        [this](const QVariant &value) {
            m_desktopWantsDark = value.toUInt() == preferDark;
            update();
        },
        this);
}

bool ProgramPalette::canChoose()
{
    return isFusion();
}

void ProgramPalette::choose(WindowColours colours)
{
    m_chosen = colours;
    update();
}

QPalette ProgramPalette::wanted() const
{
    switch (m_chosen) {
    case WindowColours::Light:
        return lightPalette();
    case WindowColours::Dark:
        return darkPalette();
    case WindowColours::Desktop:
        break;
    }
    return m_desktopWantsDark && m_isDesktopLight ? darkPalette() : m_light;
}

void ProgramPalette::update()
{
    if (!isFusion())
        return;
    if (m_set == QPalette()) // the present palette is the desktop's
        m_isDesktopLight = isLight(QApplication::palette());
    if (const QPalette palette = wanted(); palette != m_set) {
        m_set = palette;
        QApplication::setPalette(palette);
    }
}

} // namespace ui
