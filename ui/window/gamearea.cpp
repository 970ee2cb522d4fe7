#include "ui/window/gamearea.h"

#include "ui/common/scaledfont.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// In the height of the panel's text.
constexpr int cardHeight = 16; ///< with every line that it may have
constexpr double stripHeight = 2.7;
constexpr double paragraphHeight = 2.5;
constexpr int leastPanelWidth = 17;
constexpr int mostPanelWidth = 30;
/// In the height of the system's text: from a board of this size on, the panel grows with it.
constexpr int boardOfSystemText = 52;
/// A form in view is worth this part of the board's size.
constexpr double worthOfForm = 0.1;

} // namespace

GameArea::GameArea(GameBoard *board, StatusText *words, SetupPanel *setupPanel,
                   PlayersCard *players, ActionRow *actions)
    : m_board(board)
    , m_words(words)
    , m_setupPanel(setupPanel)
    , m_players(players)
    , m_buttons(actions)
{
    // In the order of the Tab key.
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_board, m_players, m_buttons, m_setupPanel})
        part->setParent(this);
}

void GameArea::setBoardOnly(bool boardOnly)
{
    m_boardOnly = boardOnly;
    m_buttons->setVisible(!boardOnly);
    m_setupPanel->setVisible(!boardOnly);
    layOut();
}

QWidget *GameArea::firstCommand() const
{
    return m_buttons->firstButton();
}

QSize GameArea::minimumSizeHint() const
{
    constexpr QSize least(18, 16); // in the height of the text
    return least * textHeight();
}

void GameArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

/// Without a layout of its own the parts' news end here.
bool GameArea::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange
        || event->type() == QEvent::LayoutDirectionChange)
        layOut();
    return done;
}

void GameArea::layOut()
{
    const Plan plan = bestPlan();
    apply(plan);
    if (plan.beside)
        placeBeside(plan.side);
    else
        placeBelow(plan.side);
}

/// The plan with the largest board, where a form in view is worth a little of it.
GameArea::Plan GameArea::bestPlan() const
{
    Plan best{false, true, std::max(0, sideBelow(true))}; // where nothing has room
    double bestWorth = 0;
    for (const bool beside : {true, false}) {
        for (const bool folded : {false, true}) {
            const int side = beside ? sideBeside(folded) : sideBelow(folded);
            const double worth = side * (folded && !m_boardOnly ? 1 - worthOfForm : 1);
            if (worth > bestWorth) {
                bestWorth = worth;
                best = {beside, folded, side};
            }
        }
    }
    return best;
}

int GameArea::textHeight() const
{
    return fontMetrics().height();
}

qreal GameArea::scaleFor(int side) const
{
    constexpr double steps = 20; // so that the fonts do not change with every pixel
    const double wanted = double(side) / (boardOfSystemText * textHeight());
    return std::max(1.0, std::floor(wanted * steps) / steps);
}

int GameArea::gap(qreal scale) const
{
    return int(0.7 * scale * textHeight());
}

QRect GameArea::inner() const
{
    const int margin = textHeight() / 2;
    return rect().adjusted(margin, margin, -margin, -margin);
}

/// What the form needs, in the letters of a scale.
QSize GameArea::formSize(bool folded, qreal scale) const
{
    if (m_boardOnly)
        return {0, 0};
    return (QSizeF(m_setupPanel->sizeWhen(folded)) * (scale / m_scale)).toSize();
}

int GameArea::commandsHeight(qreal scale) const
{
    return m_boardOnly ? 0 : int(m_buttons->sizeHint().height() * scale / m_scale);
}

/// A paragraph, or what the words of the moment need: at a game's end and away from its last
/// position they have buttons.
int GameArea::wordsHeight(qreal scale) const
{
    return std::max(int(paragraphHeight * scale * textHeight()),
                    int(m_words->sizeHint().height() * scale / m_scale));
}

int GameArea::panelWidth(int side) const
{
    const qreal scale = scaleFor(side);
    const int em = int(scale * textHeight());
    const int least = std::max({leastPanelWidth * em, formSize(false, scale).width(),
                                int(m_buttons->minimumSizeHint().width() * scale / m_scale)});
    return std::max(least, std::min(side / 2, mostPanelWidth * em));
}

/// The side of the board with the panel beside it; 0 where the panel is too high.
int GameArea::sideBeside(bool folded) const
{
    const QSize room = inner().size();
    int side = room.height();
    // The panel's width follows the board's size, and that what the panel leaves.
    for (int round = 0; round < 8; ++round)
        side = std::min(side, room.width() - 2 * gap(scaleFor(side)) - panelWidth(side));
    const qreal scale = scaleFor(side);
    const int needed = int(cardHeight * scale * textHeight()) + commandsHeight(scale)
                       + formSize(folded, scale).height() + 2 * gap(scale);
    return needed <= room.height() ? side : 0;
}

/// The side of the board with the strip above and the rest below it.
int GameArea::sideBelow(bool folded) const
{
    const QSize room = inner().size();
    int side = std::min(room.width(), room.height());
    for (int round = 0; round < 8; ++round) {
        const qreal scale = scaleFor(side);
        const int rest = int(stripHeight * scale * textHeight()) + wordsHeight(scale)
                         + commandsHeight(scale) + formSize(folded, scale).height()
                         + 2 * gap(scale);
        side = std::min(side, room.height() - rest);
    }
    return formSize(folded, scaleFor(side)).width() <= room.width() ? side : 0;
}

void GameArea::apply(const Plan &plan)
{
    m_setupPanel->setFolded(plan.folded);
    if (plan.beside != m_isBeside) {
        m_isBeside = plan.beside;
        m_players->setCompact(!plan.beside);
        if (!plan.beside) {
            m_words->setParent(this);
            m_words->show();
        }
    }
    const qreal scale = scaleFor(plan.side);
    if (scale == m_scale)
        return;
    m_scale = scale;
    const QFont font = scale > 1 ? scaledFont(this->font(), scale) : QFont();
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_players, m_words, m_buttons, m_setupPanel})
        part->setFont(font);
}

/// Places a part in a layout from left to right, which is mirrored where the script is.
void GameArea::place(QWidget *part, const QRect &area)
{
    part->setGeometry(QStyle::visualRect(layoutDirection(), rect(), area));
}

void GameArea::placeBeside(int side)
{
    const QRect room = inner();
    const int between = gap(m_scale);
    const int width = panelWidth(side);
    const int left = room.left() + (room.width() - side - 2 * between - width) / 2;
    const int panelLeft = left + side + 2 * between;
    const int card = m_players->sizeHint().height();
    const int commands = commandsHeight(m_scale);
    const int form = formSize(m_setupPanel->isFolded(), m_scale).height();
    const int height = std::max(side, card + commands + form + 2 * between);
    const int top = room.top() + std::max(0, (room.height() - height) / 2);
    place(m_board, {left, top, side, side});
    place(m_players, {panelLeft, top, width, card});
    place(m_buttons, {panelLeft, top + card + between, width, commands});
    place(m_setupPanel, {panelLeft, top + height - form, width, form});
}

void GameArea::placeBelow(int side)
{
    const QRect room = inner();
    const int between = gap(m_scale) / 2;
    // As wide as the board, but where that is too narrow for the rest.
    const int least = int(leastPanelWidth * 1.5 * m_scale * textHeight());
    const int width = std::max(side, std::min(room.width(), least));
    const int left = room.left() + (room.width() - width) / 2;
    // Not lower where the players have no counts, so that no game moves the board.
    const int strip =
        std::max(int(stripHeight * m_scale * textHeight()), m_players->sizeHint().height());
    const int words = m_words->sizeHint().height();
    const int commands = commandsHeight(m_scale);
    const int form = formSize(m_setupPanel->isFolded(), m_scale).height();
    int top = room.top();
    const auto placeNext = [&](QWidget *part, int partHeight) {
        place(part, {left, top, width, partHeight});
        top += partHeight + between;
    };
    placeNext(m_players, strip);
    place(m_board, {left + (width - side) / 2, top, side, side});
    top += side + between;
    placeNext(m_words, words);
    placeNext(m_buttons, commands);
    placeNext(m_setupPanel, form);
}

} // namespace ui
