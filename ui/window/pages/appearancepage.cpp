#include "ui/window/pages/appearancepage.h"

#include "ui/common/titles.h"
#include "ui/desktop/soundplayer.h"
#include "ui/window/pages/boardpreview.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

AppearancePage::AppearancePage(Settings &settings, QWidget *parent)
    : PreferencesPage(parent)
    , m_settings(settings)
    , m_preview(new BoardPreview)
    , m_theme(new SegmentedRow(tr("Board")))
    , m_speed(new SegmentedRow(tr("Motion")))
{
    setObjectName("appearancePage");
    setWindowTitle(tr("&Appearance"));
    auto *choices = new QWidget;
    addChoices(choices);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(choices);
    layout->addSpacing(fontMetrics().height());
    layout->addWidget(m_preview, 1);
    connect(m_theme, &SegmentedRow::valueChosen, this, &AppearancePage::showDisplay);
    connect(m_speed, &SegmentedRow::valueChosen, this,
            [this](int speed) { m_preview->showSpeed(static_cast<AnimationSpeed>(speed)); });
    for (const SegmentedRow *row : {m_theme, m_speed})
        connect(row, &SegmentedRow::valueChosen, this, &AppearancePage::changed);
}

void AppearancePage::addChoices(QWidget *choices)
{
    m_theme->setObjectName("boardTheme");
    for (const BoardTheme theme : allBoardThemes)
        m_theme->addSegment(boardThemeTitle(theme), static_cast<int>(theme));
    m_speed->setObjectName("animationSpeed");
    for (const AnimationSpeed speed : allAnimationSpeeds)
        m_speed->addSegment(animationSpeedTitle(speed), static_cast<int>(speed));

    auto *column = new QVBoxLayout(choices);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new QLabel(tr("Board")));
    column->addWidget(m_theme);
    column->addSpacing(fontMetrics().height());
    column->addWidget(new QLabel(tr("Motion")));
    column->addWidget(m_speed);
    m_sounds = addSwitch(column, tr("&Sounds"), "sounds");
    m_sounds->setVisible(canPlaySounds());
    column->addSpacing(fontMetrics().height());
    column->addWidget(new QLabel(tr("Show on the board")));
    addSwitch(column, tr("C&oordinates"), "coordinates", &BoardDisplay::coordinates);
    addSwitch(column, tr("&Legal moves"), "legalMoves", &BoardDisplay::legalMoves);
    addSwitch(column, tr("&Preview of a move"), "movePreview", &BoardDisplay::preview);
    addSwitch(column, tr("Last &move"), "lastMove", &BoardDisplay::lastMove);
    column->addStretch(1);
}

QCheckBox *AppearancePage::addSwitch(QLayout *layout, const QString &text, const char *name)
{
    QCheckBox *box = newSwitch(text, name);
    layout->addWidget(box);
    connect(box, &QCheckBox::toggled, this, &AppearancePage::showDisplay);
    return box;
}

void AppearancePage::addSwitch(QLayout *layout, const QString &text, const char *name,
                               bool BoardDisplay::*on)
{
    m_switches.emplace_back(addSwitch(layout, text, name), on);
}

void AppearancePage::load()
{
    const BoardDisplay display = m_settings.display();
    m_theme->setValue(static_cast<int>(display.theme));
    m_speed->setValue(static_cast<int>(m_settings.animationSpeed()));
    for (const auto &[box, on] : m_switches)
        setSwitch(box, display.*on);
    setSwitch(m_sounds, m_settings.playsSounds());
    m_preview->reset();
    m_preview->setDisplay(display);
    m_preview->setSpeed(m_settings.animationSpeed());
}

void AppearancePage::save()
{
    m_settings.setDisplay(display());
    // Stores nothing while the desktop's default is shown, unless the user chooses another speed.
    const auto speed = static_cast<AnimationSpeed>(m_speed->value());
    if (speed != m_settings.animationSpeed())
        m_settings.setAnimationSpeed(speed);
    if (m_sounds->isChecked() != m_settings.playsSounds())
        m_settings.setPlaysSounds(m_sounds->isChecked());
}

BoardDisplay AppearancePage::display() const
{
    BoardDisplay display;
    for (const auto &[box, on] : m_switches)
        display.*on = box->isChecked();
    display.theme = static_cast<BoardTheme>(m_theme->value());
    return display;
}

void AppearancePage::showDisplay()
{
    m_preview->setDisplay(display());
}

} // namespace ui
