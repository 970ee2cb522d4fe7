#pragma once

#include "ui/board/boardwidget.h"
#include "ui/controls/segmentedrow.h"
#include "ui/settings/settings.h"
#include "ui/window/pages/preferencespage.h"

#include <QCheckBox>
#include <QVBoxLayout>
#include <QWidget>

#include <utility>
#include <vector>

namespace ui {

/// The boards of the three games, each in mid-game, as they would look. The user can try a move on
/// each with the pointer to see the animation speed.
class BoardPreview : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPreview(QWidget *parent = nullptr);

    /// Shows the initial positions again.
    void reset();
    void setDisplay(BoardWidget::Display display);
    /// Plays a move of Othello at this speed.
    void showSpeed(AnimationSpeed speed);
    void setSpeed(AnimationSpeed speed);
    BoardWidget *board(core::GameKind kind) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int gap() const;
    QSize sizeFor(int side) const;

    QList<BoardWidget *> m_boards;
};

/// The boards' materials, what they show and how fast they animate, with a live preview.
class AppearancePage : public PreferencesPage
{
    Q_OBJECT

public:
    /// The settings are not owned and must outlive this.
    explicit AppearancePage(Settings &settings, QWidget *parent = nullptr);

    void load() override;
    void save() override;

private:
    QLayout *makeChoices();
    static QVBoxLayout *newGroup(const QString &title);
    QCheckBox *addSwitch(const QString &text, const char *name);
    BoardDisplay display() const;
    WindowColours colours() const { return static_cast<WindowColours>(m_colours->value()); }
    AnimationSpeed speed() const { return static_cast<AnimationSpeed>(m_speed->value()); }
    void showDisplay();
    void rememberShown();

    Settings &m_settings;
    BoardPreview *m_preview;
    SegmentedRow *m_colours;
    SegmentedRow *m_theme;
    SegmentedRow *m_speed;
    QCheckBox *m_sounds = nullptr;
    std::vector<std::pair<QCheckBox *, bool BoardDisplay::*>> m_switches; ///< of the display
    // What the page showed when it was loaded or saved last.
    WindowColours m_shownColours = WindowColours::Desktop;
    BoardDisplay m_shown;
    AnimationSpeed m_shownSpeed = AnimationSpeed::Normal;
    bool m_shownSounds = false;
};

} // namespace ui
