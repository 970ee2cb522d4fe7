#include "ui/window/pages/appearancepage.h"

#include "ui/board/games/boardfactory.h"
#include "ui/common/titles.h"
#include "ui/controls/named.h"
#include "ui/desktop/programpalette.h"
#include "ui/desktop/soundplayer.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>

#include <algorithm>
#include <array>

namespace ui {

namespace {

using core::GameKind;

/// The last two positions of a short game, and the move that leads from one to the other.
struct Moment
{
    core::Position previous;
    core::Move move;
    core::Position shown;
};

Moment moment(core::Position position, std::initializer_list<const char *> moves)
{
    Moment moment{position, {}, position};
    for (const char *text : moves) {
        moment.previous = moment.shown;
        moment.move = *core::parseMove(moment.previous, text);
        moment.shown = core::after(moment.previous, moment.move);
    }
    return moment;
}

Moment momentOf(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
        return moment(core::startOf(kind), {"5", "1", "9"});
    case GameKind::Othello:
        return moment(core::startOf(kind), {"f5", "d6", "c3", "d3", "c4", "f4"});
    case GameKind::Nim:
        break;
    }
    return moment(core::startOf(GameKind::Nim), {"a3", "a2"});
}

} // namespace

BoardPreview::BoardPreview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName("boardPreview");
    for (const GameKind kind : {GameKind::Othello, GameKind::TicTacToe, GameKind::Nim}) {
        BoardWidget *board = createBoardWidget(kind, this);
        board->setObjectName(QStringLiteral("preview") + QString::number(static_cast<int>(kind)));
        board->setFocusPolicy(Qt::NoFocus); // the preview needs no keyboard input
        board->setInteractive(true);
        connect(board, &BoardWidget::moveChosen, board, [board](core::Move move) {
            board->playMove(move, core::after(board->position(), move));
        });
        m_boards << board;
    }
    reset();
}

int BoardPreview::gap() const
{
    return fontMetrics().height() / 2;
}

/// The size if the board of Othello has this side.
QSize BoardPreview::sizeFor(int side) const
{
    return {side + gap() + (side - gap()) / 2, side};
}

QSize BoardPreview::sizeHint() const
{
    return sizeFor(22 * fontMetrics().height());
}

QSize BoardPreview::minimumSizeHint() const
{
    return sizeFor(12 * fontMetrics().height());
}

/// The other two boards are stacked, together as tall as the board of Othello beside them.
void BoardPreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int side = std::min(height(), (2 * width() - gap()) / 3);
    const int small = (side - gap()) / 2;
    const QRect all(QPoint(0, 0), sizeFor(side));
    const auto placeBoard = [&](BoardWidget *board, const QRect &area) {
        board->setGeometry(QStyle::visualRect(layoutDirection(), rect(), area));
    };
    placeBoard(m_boards[0], {all.topLeft(), QSize(side, side)});
    const int column = all.right() + 1 - small;
    placeBoard(m_boards[1], {column, all.top(), small, small});
    placeBoard(m_boards[2], {column, all.bottom() + 1 - small, small, small});
}

void BoardPreview::reset()
{
    for (BoardWidget *board : m_boards) {
        const Moment start = momentOf(board->kind());
        board->showPosition(start.shown, start.move, start.previous);
    }
}

void BoardPreview::setDisplay(BoardWidget::Display display)
{
    for (BoardWidget *board : m_boards)
        board->setDisplay(display);
}

void BoardPreview::setSpeed(AnimationSpeed speed)
{
    for (BoardWidget *board : m_boards)
        board->setAnimationSpeed(speed);
}

void BoardPreview::showSpeed(AnimationSpeed speed)
{
    setSpeed(speed);
    const Moment start = momentOf(GameKind::Othello);
    board(GameKind::Othello)->showPosition(start.previous, std::nullopt);
    board(GameKind::Othello)->playMove(start.move, start.shown);
}

BoardWidget *BoardPreview::board(GameKind kind) const
{
    const auto found =
        std::find_if(m_boards.begin(), m_boards.end(),
                     [kind](const BoardWidget *board) { return board->kind() == kind; });
    return *found;
}

AppearancePage::AppearancePage(Settings &settings, QWidget *parent)
    : PreferencesPage(parent)
    , m_settings(settings)
    , m_preview(new BoardPreview)
    , m_colours(named("windowColours", new SegmentedRow(tr("Window"))))
    , m_theme(named("boardTheme", new SegmentedRow(tr("Board"))))
    , m_speed(named("animationSpeed", new SegmentedRow(tr("Motion"))))
{
    setObjectName("appearancePage");
    setWindowTitle(tr("&Appearance"));
    auto *layout = new QHBoxLayout(this);
    layout->addLayout(makeChoices());
    layout->addSpacing(fontMetrics().height() / 2);
    layout->addWidget(m_preview, 1);
    connect(m_theme, &SegmentedRow::valueChosen, this, &AppearancePage::showDisplay);
    connect(m_speed, &SegmentedRow::valueChosen, this,
            [this](int speed) { m_preview->showSpeed(static_cast<AnimationSpeed>(speed)); });
    for (const SegmentedRow *row : {m_colours, m_theme, m_speed})
        connect(row, &SegmentedRow::valueChosen, this, &AppearancePage::changed);
}

QLayout *AppearancePage::makeChoices()
{
    for (const WindowColours colours : allWindowColours)
        m_colours->addSegment(windowColoursTitle(colours), static_cast<int>(colours));
    for (const BoardTheme theme : allBoardThemes)
        m_theme->addSegment(boardThemeTitle(theme), static_cast<int>(theme));
    for (const AnimationSpeed speed : allAnimationSpeeds)
        m_speed->addSegment(animationSpeedTitle(speed), static_cast<int>(speed));

    auto *window = newGroup(tr("Window"));
    window->addWidget(m_colours);
    auto *board = newGroup(tr("Board"));
    board->addWidget(m_theme);
    auto *motion = newGroup(tr("Motion"));
    motion->addWidget(m_speed);
    m_sounds = addSwitch(tr("&Sounds"), "sounds");
    motion->addWidget(m_sounds);
    m_sounds->setVisible(canPlaySounds());
    auto *marks = newGroup(tr("Show on the board"));
    auto *pairs = new QGridLayout;
    const auto addMark = [&](int row, int column, const QString &text, const char *name,
                             bool BoardDisplay::*on) {
        QCheckBox *box = addSwitch(text, name);
        pairs->addWidget(box, row, column);
        m_switches.emplace_back(box, on);
    };
    addMark(0, 0, tr("C&oordinates"), "coordinates", &BoardDisplay::coordinates);
    addMark(0, 1, tr("&Legal moves"), "legalMoves", &BoardDisplay::legalMoves);
    addMark(1, 0, tr("&Preview of a move"), "movePreview", &BoardDisplay::preview);
    addMark(1, 1, tr("Last &move"), "lastMove", &BoardDisplay::lastMove);
    marks->addLayout(pairs);
    auto *column = new QVBoxLayout;
    for (QLayout *group : {window, board, motion, marks}) {
        QWidget *card = cardOf(group);
        column->addWidget(card);
        // Another style than ours has its own colours.
        card->setHidden(group == window && !ProgramPalette::canChoose());
    }
    column->addStretch(1);
    return column;
}

/// Choices under a title.
QVBoxLayout *AppearancePage::newGroup(const QString &title)
{
    auto *label = new QLabel(title);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    auto *group = new QVBoxLayout;
    group->addWidget(label);
    return group;
}

/// A switch that the preview follows.
QCheckBox *AppearancePage::addSwitch(const QString &text, const char *name)
{
    QCheckBox *box = newSwitch(text, name);
    connect(box, &QCheckBox::toggled, this, &AppearancePage::showDisplay);
    return box;
}

void AppearancePage::load()
{
    const BoardDisplay display = m_settings.display();
    m_colours->setValue(static_cast<int>(m_settings.windowColours()));
    m_theme->setValue(static_cast<int>(display.theme));
    m_speed->setValue(static_cast<int>(m_settings.animationSpeed()));
    for (const auto &[box, on] : m_switches)
        setSwitch(box, display.*on);
    setSwitch(m_sounds, m_settings.playsSounds());
    m_preview->reset();
    m_preview->setDisplay(display);
    m_preview->setSpeed(m_settings.animationSpeed());
    rememberShown();
}

void AppearancePage::save()
{
    m_settings.windowColours.set(colours(), m_shownColours);
    m_settings.setDisplay(display(), m_shown);
    // Stores nothing while the desktop's default is shown, unless the user chooses another.
    if (speed() != m_shownSpeed)
        m_settings.setAnimationSpeed(speed());
    if (m_sounds->isChecked() != m_shownSounds)
        m_settings.setPlaysSounds(m_sounds->isChecked());
    rememberShown();
}

void AppearancePage::rememberShown()
{
    m_shownColours = colours();
    m_shown = display();
    m_shownSpeed = speed();
    m_shownSounds = m_sounds->isChecked();
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
