#include "ui/window/gamearea.h"

#include "ui/style/scaledfont.h"

#include <QAbstractButton>
#include <QEvent>

#include <algorithm>
#include <cmath>

namespace ui {

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
    connect(m_setupPanel, &SetupPanel::playChanged, this, &GameArea::layOut);
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
    planAnew();
}

void GameArea::showEditor(QWidget *board, PositionEditor *panel)
{
    m_editor = {board, panel};
    for (QWidget *part : {board, static_cast<QWidget *>(panel)}) {
        part->setParent(this);
        part->show();
    }
    setTabOrder(board, panel);
    layOut();
    scaleEditor();
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
    const bool formInView =
        !editing && !m_boardOnly && !m_isFormCovered && (!m_isOneRow || (playNext && !offers));
    m_setupPanel->setVisible(formInView);
    // One button is what to do after the end.
    using AtEnd = ActionRow::AtEnd;
    m_buttons->setAtEnd(formInView && m_setupPanel->isPlayAgain() ? AtEnd::Undo
                        : formInView && playNext                  ? AtEnd::PlayAgainToo
                                                                  : AtEnd::PlayAgain);
}

QWidget *GameArea::firstCommand() const
{
    return m_buttons->firstButton();
}

bool GameArea::isPointedAt() const
{
    const auto buttons = findChildren<QAbstractButton *>();
    return std::any_of(buttons.begin(), buttons.end(),
                       [](const QAbstractButton *button) { return button->underMouse(); });
}

QSize GameArea::minimumSizeHint() const
{
    constexpr QSize least(20, 18); // in the height of the text
    return least * textHeight();
}

void GameArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    planAnew();
    scaleEditor();
}

/// Without a layout of its own the parts' news end here.
bool GameArea::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::FontChange)
        planAnew();
    else if (event->type() == QEvent::LayoutRequest
             || event->type() == QEvent::LayoutDirectionChange)
        layOut();
    return done;
}

/// The sizes are right when they were measured in the letters that are shown. Where two scales
/// each lead to the other, the smaller board of the two ends it.
void GameArea::planAnew()
{
    m_roundsToSettle = 4;
    layOut();
}

void GameArea::layOut()
{
    const Plan plan = steadyPlan();
    const bool rescaled = apply(plan);
    if (m_roundsToSettle > 0)
        m_roundsToSettle = rescaled ? m_roundsToSettle - 1 : 0;
    const bool alternates = rescaled && m_roundsToSettle == 0 && m_plan.side < plan.side;
    m_plan = alternates ? m_plan : plan;
    m_isFormCovered = !plan.beside && plan.form == Form::Folded && !offersBesidePlay()
                      && wordsNeedFormsRow(plan.side);
    showParts();
    if (plan.beside)
        placeBeside(plan.side);
    else
        placeBelow(plan.side);
    if (m_editor.board != nullptr)
        placeEditor();
}

/// All but a margin that grows with the window.
QRect GameArea::inner() const
{
    constexpr int share = 45; // of the shorter side
    const int margin = std::max(textHeight() / 2, std::min(width(), height()) / share);
    return rect().adjusted(margin, margin, -margin, -margin);
}

/// In letters as large as those of the card that it stands for, as far as it stays whole beside the
/// board. Not at each layout, which a change of the font asks for.
void GameArea::scaleEditor()
{
    if (m_editor.panel == nullptr)
        return;
    m_editor.panel->setCompact(false);
    m_editor.panel->setFont(QFont());
    const QSizeF least(m_editor.panel->minimumSizeHint());
    const QSizeF column(m_players->width(), m_board->height());
    qreal fitting = std::min(column.height() / least.height(), column.width() / least.width());
    m_editor.isInColumn = m_isBeside && fitting >= 1;
    qreal wanted = m_scale;
    if (!m_editor.isInColumn) {
        constexpr double most = 0.3; // of the width
        m_editor.panel->setCompact(true);
        const QSizeF smallest(m_editor.panel->sizeHint());
        const QRect room = inner();
        fitting =
            std::min(room.height() / smallest.height(), most * room.width() / smallest.width());
        wanted = scaleFor(std::min(room.width(), room.height()));
    }
    m_editor.scale = std::max(1.0, std::min(wanted, 0.95 * fitting));
    if (m_editor.scale > 1)
        m_editor.panel->setFont(scaledFont(font(), m_editor.scale));
    placeEditor();
}

/// The board where the game's is and the panel for all that is beside it. Where that is too little,
/// beside one another or, where the board is larger so, above one another.
void GameArea::placeEditor()
{
    if (m_editor.isInColumn) {
        QRect column = m_players->geometry();
        column.setHeight(std::max(m_board->height(), m_editor.panel->sizeHint().height()));
        m_editor.board->setGeometry(m_board->geometry());
        m_editor.panel->setGeometry(column);
        return;
    }
    const QRect room = inner();
    const int between = gap(m_editor.scale);
    const QSize panel = m_editor.panel->sizeHint();
    const int width = std::max(panel.width(), int(minPanelWidth * m_editor.scale * textHeight()));
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

/// Returns whether the letters have another size now.
bool GameArea::apply(const Plan &plan)
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
        return false;
    m_scale = scale;
    const QFont font = scale > 1 ? scaledFont(this->font(), scale) : QFont();
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_players, m_words, m_buttons, m_offerRoom, m_setupPanel})
        part->setFont(font);
    return true;
}

} // namespace ui
