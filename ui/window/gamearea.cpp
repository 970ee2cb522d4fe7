#include "ui/window/gamearea.h"

#include "ui/controls/scaledfont.h"

#include <QEvent>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// In the height of the panel's text.
constexpr double cardLines = 15.6; ///< with every line that it may have
constexpr double stripLines = 2.4;
constexpr double paragraphHeight = 2.2;
constexpr int minPanelWidth = 17;
constexpr int maxPanelWidth = 30;
/// In the height of the system's text: from a board of this size on, the panel grows with it.
constexpr int boardOfSystemText = 38;
/// What a board is worth in its size where the form is folded, and where it takes turns.
constexpr double foldedWorth = 0.9;
constexpr double oneRowWorth = 0.75;

/// The largest size up to a most that fits, where every smaller one fits as well; 0 if none does.
template <class Fits>
int largest(int most, Fits fits)
{
    int known = 0;
    for (int unknown = std::max(0, most); known < unknown;) {
        const int middle = (known + unknown + 1) / 2;
        if (fits(middle))
            known = middle;
        else
            unknown = middle - 1;
    }
    return known;
}

} // namespace

GameArea::GameArea(GameBoard *board, StatusText *words, SetupPanel *setupPanel,
                   PlayersCard *players, ActionRow *actions)
    : m_board(board)
    , m_words(words)
    , m_setupPanel(setupPanel)
    , m_players(players)
    , m_buttons(actions)
    , m_offerRoom(new QWidget)
{
    // In the order of the Tab key.
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_board, m_players, m_buttons, m_offerRoom, m_setupPanel})
        part->setParent(this);
    m_offerRoom->setObjectName("offers");
    connect(m_setupPanel, &SetupPanel::playNextChanged, this, &GameArea::layOut);
}

void GameArea::addOffer(OfferCard *offer)
{
    offer->setParent(m_offerRoom);
    m_offers << offer;
    connect(offer, &OfferCard::changed, this, &GameArea::layOut);
}

/// The one that is shown; nothing where there is none, or no room for one.
OfferCard *GameArea::offer() const
{
    const auto shown = std::find_if(m_offers.begin(), m_offers.end(),
                                    [](const OfferCard *offer) { return !offer->isHidden(); });
    return shown == m_offers.end() || m_boardOnly ? nullptr : *shown;
}

void GameArea::setBoardOnly(bool boardOnly)
{
    m_boardOnly = boardOnly;
    layOut();
}

void GameArea::showEditor(QWidget *board, QWidget *panel)
{
    m_editor = {board, panel};
    for (QWidget *part : {board, panel}) {
        part->setParent(this);
        part->show();
    }
    setTabOrder(board, panel);
    showParts();
    layOut();
}

void GameArea::hideEditor()
{
    m_editor = {};
    showParts();
    layOut();
}

void GameArea::showParts()
{
    const bool editing = m_editor.board != nullptr;
    m_board->setVisible(!editing);
    m_players->setVisible(!editing);
    m_words->setVisible(!editing);
    const bool playNext = m_setupPanel->isPlayNext();
    const bool offers = offer() != nullptr;
    m_offerRoom->setVisible(!editing && offers);
    m_buttons->setVisible(!editing && !m_boardOnly && !offers && !(m_isOneRow && playNext));
    m_setupPanel->setVisible(!editing && !m_boardOnly && !m_isFormCovered
                             && (!m_isOneRow || (playNext && !offers)));
}

QWidget *GameArea::firstCommand() const
{
    return m_buttons->firstButton();
}

QSize GameArea::minimumSizeHint() const
{
    constexpr QSize least(20, 18); // in the height of the text
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
    if (m_editor.board != nullptr)
        return placeEditor();
    const Plan plan = bestPlan();
    apply(plan);
    m_isFormCovered = !plan.beside && plan.form == Form::Folded && wordsNeedFormsRow(plan.side);
    showParts();
    if (plan.beside)
        placeBeside(plan.side);
    else
        placeBelow(plan.side);
}

/// The plan with the largest board, where a form in view is worth a little of it.
GameArea::Plan GameArea::bestPlan() const
{
    Plan best{false, Form::OneRow, std::max(0, sideBelow(Form::OneRow))}; // where nothing has room
    for (const bool beside : {true, false}) {
        for (const Form form : {Form::Open, Form::Folded, Form::OneRow}) {
            const Plan plan{beside, form, beside ? sideBeside(form) : sideBelow(form)};
            if (worthOf(plan) > worthOf(best))
                best = plan;
        }
    }
    return best;
}

double GameArea::worthOf(const Plan &plan) const
{
    if (plan.form == Form::Open || m_boardOnly)
        return plan.side;
    return plan.side * (plan.form == Form::Folded ? foldedWorth : oneRowWorth);
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

/// Beside one another or, where the board is larger so, above one another.
void GameArea::placeEditor()
{
    const QRect room = inner();
    const int between = gap(1);
    const QSize panel = m_editor.panel->sizeHint();
    const int width = std::max(panel.width(), minPanelWidth * textHeight());
    const int beside = panel.height() <= room.height()
                           ? std::min(room.height(), room.width() - between - width)
                           : 0;
    const int below = std::min(room.width(), room.height() - between / 2 - panel.height());
    const int side = std::max({beside, below, 0});
    if (beside >= below) {
        const int left = room.left() + (room.width() - side - between - width) / 2;
        const int top = room.top() + (room.height() - side) / 2;
        place(m_editor.board, {left, top, side, side});
        place(m_editor.panel, {left + side + between, top, width, std::max(side, panel.height())});
    } else {
        place(m_editor.board, {room.left() + (room.width() - side) / 2, room.top(), side, side});
        place(m_editor.panel, {room.left(), room.top() + side + between / 2, room.width(),
                               room.bottom() + 1 - (room.top() + side + between / 2)});
    }
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

/// Where the board needs the room.
int GameArea::leastCommandsHeight(qreal scale) const
{
    return m_boardOnly ? 0 : int(m_buttons->minimumSizeHint().height() * scale / m_scale);
}

int GameArea::offerHeight(qreal scale, int width, bool compact) const
{
    return int(
        std::ceil(offer()->neededHeight(int(width * m_scale / scale), compact) * scale / m_scale));
}

/// Of the commands or, instead of them, of what is offered.
int GameArea::upperRowHeight(qreal scale, int width, bool least) const
{
    if (offer() != nullptr)
        return offerHeight(scale, width, true);
    return least ? leastCommandsHeight(scale) : commandsHeight(scale);
}

/// The card's in every state of the game, unless its words need more.
int GameArea::cardHeight(qreal scale) const
{
    const int lines = int(cardLines * scale * textHeight());
    return m_isBeside ? std::max(lines, int(m_players->sizeHint().height() * scale / m_scale))
                      : lines;
}

/// Of the players above a board.
int GameArea::stripHeight(qreal scale) const
{
    return int(stripLines * scale * textHeight());
}

int GameArea::paragraph(qreal scale) const
{
    return int(paragraphHeight * scale * textHeight());
}

/// The width of all that is not the board, under a board of this size: no less than the words and
/// the buttons need.
int GameArea::widthBelow(int side) const
{
    const int least = int(minPanelWidth * 1.5 * scaleFor(side) * textHeight());
    return std::max(side, std::min(inner().width(), least));
}

/// What the words of the moment need under a board: those of a problem may have a button.
int GameArea::neededWordsHeight(int side) const
{
    const qreal ratio = scaleFor(side) / m_scale;
    return int(std::ceil(m_words->heightFor(int(widthBelow(side) / ratio)) * ratio));
}

/// The room that the board leaves to the words: a paragraph, and more only where the row of the
/// folded form, which they may take, is too little.
int GameArea::wordsHeight(Form form, int side) const
{
    const qreal scale = scaleFor(side);
    const int row = form == Form::Folded ? formSize(true, scale).height() + gap(scale) / 2 : 0;
    return std::max(paragraph(scale), neededWordsHeight(side) - row);
}

/// Whether long words take the row of the folded form, so that the board keeps its size.
bool GameArea::wordsNeedFormsRow(int side) const
{
    const qreal scale = scaleFor(side);
    const int rest = stripHeight(scale) + side + neededWordsHeight(side)
                     + rowsHeight(Form::Folded, scale, gap(scale) / 2,
                                  upperRowHeight(scale, widthBelow(side), true))
                     + gap(scale);
    return !m_boardOnly && rest > inner().height();
}

/// Of the commands and the form with the gaps above them.
int GameArea::rowsHeight(Form form, qreal scale, int between, int commands) const
{
    if (m_boardOnly)
        return 0;
    const int below = formSize(form != Form::Open, scale).height();
    return form == Form::OneRow ? std::max(commands, below) + between
                                : commands + below + 2 * between;
}

int GameArea::panelWidth(int side) const
{
    const qreal scale = scaleFor(side);
    const int em = int(scale * textHeight());
    const int least = std::max({minPanelWidth * em, formSize(false, scale).width(),
                                int(m_buttons->minimumSizeHint().width() * scale / m_scale)});
    return std::max(least, std::min(side / 2, maxPanelWidth * em));
}

/// The side of the board with the panel beside it; 0 where the panel is too high.
int GameArea::sideBeside(Form form) const
{
    const QSize room = inner().size();
    const int side = largest(room.height(), [&](int size) {
        return size + 2 * gap(scaleFor(size)) + panelWidth(size) <= room.width();
    });
    const qreal scale = scaleFor(side);
    const int needed =
        int(cardLines * scale * textHeight())
        + rowsHeight(form, scale, gap(scale), upperRowHeight(scale, panelWidth(side), false));
    return needed <= room.height() ? side : 0;
}

/// The side of the board with the strip above and the rest below it.
int GameArea::sideBelow(Form form) const
{
    const QSize room = inner().size();
    const int side = largest(std::min(room.width(), room.height()), [&](int size) {
        const qreal scale = scaleFor(size);
        const int rest =
            stripHeight(scale) + wordsHeight(form, size)
            + rowsHeight(form, scale, gap(scale) / 2, upperRowHeight(scale, widthBelow(size), true))
            + gap(scale);
        return size + rest <= room.height();
    });
    return formSize(form != Form::Open, scaleFor(side)).width() <= room.width() ? side : 0;
}

void GameArea::apply(const Plan &plan)
{
    m_isOneRow = plan.form == Form::OneRow;
    m_setupPanel->setFolded(plan.form != Form::Open);
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
         std::initializer_list<QWidget *>{m_players, m_words, m_buttons, m_offerRoom, m_setupPanel})
        part->setFont(font);
}

} // namespace ui
