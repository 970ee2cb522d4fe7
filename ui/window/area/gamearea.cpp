#include "ui/window/area/gamearea.h"

#include "ui/style/scaledfont.h"

#include <QAbstractButton>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace ui {

GameArea::GameArea(GameBoard *board, StatusText *words, SetupPanel *setupPanel,
                   PlayersCard *players, ActionRow *actions, const Review &review)
    : m_board(board)
    , m_words(words)
    , m_setupPanel(setupPanel)
    , m_players(players)
    , m_buttons(actions)
    , m_offerRoom(new QWidget)
    , m_review(review.panel)
    , m_moves(review.moves)
{
    // In the order of the Tab key.
    for (QWidget *part : std::initializer_list<QWidget *>{m_board, m_players, m_review, m_moves,
                                                          m_buttons, m_offerRoom, m_setupPanel})
        part->setParent(this);
    m_review->hide();
    m_moves->hide();
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

void GameArea::setReviewing(bool reviewing)
{
    m_reviews = reviewing;
    m_buttons->setReviewing(reviewing);
    layOut();
}

void GameArea::showEditor(QWidget *board, PositionEditor *panel)
{
    board->setParent(this);
    panel->setParent(this);
    m_editor.show(board, panel);
    setTabOrder(board, panel);
    layOut();
    m_editor.rescale(sizes(), font(), placeForEditor());
}

void GameArea::hideEditor()
{
    m_editor.hide();
    showParts();
    layOut();
}

void GameArea::showParts()
{
    const bool editing = m_editor.isShown();
    m_board->setVisible(!editing);
    m_players->setVisible(!editing);
    m_words->setVisible(!editing && !isReviewing());
    m_review->setVisible(!editing && isReviewing());
    const bool playNext = m_setupPanel->isPlayNext();
    const bool offers = offer() != nullptr && !isReviewing();
    m_offerRoom->setVisible(!editing && offers);
    m_buttons->setVisible(!editing && !m_boardOnly && !offers
                          && (isReviewing() || !(m_isOneRow && playNext)));
    const bool formInView = !editing && !m_boardOnly && !isReviewing() && !m_isFormCovered
                            && (!m_isOneRow || (playNext && !offers));
    m_setupPanel->setVisible(formInView);
    // One button is what to do after the end.
    using AtEnd = ActionRow::AtEnd;
    m_buttons->setAtEnd(formInView && m_setupPanel->isPlayAgain() ? AtEnd::Review
                        : formInView && playNext                  ? AtEnd::PlayAgainToo
                                                                  : AtEnd::PlayAgain);
}

QWidget *GameArea::firstCommand() const
{
    return m_buttons->firstButton();
}

QSize GameArea::minimumSizeHint() const
{
    constexpr QSize minimum(20, 18); // in the height of the text
    return minimum * fontMetrics().height();
}

void GameArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    planAnew();
    m_editor.rescale(sizes(), font(), placeForEditor());
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

LayoutMetrics GameArea::sizes() const
{
    return {rect(), font(), {m_words, m_setupPanel, m_buttons, offer(), m_scale}, m_boardOnly};
}

/// The sizes are right when they were measured in the font that is shown. Where two scales each
/// lead to the other, the smaller board of the two ends it.
void GameArea::planAnew()
{
    m_roundsToSettle = 4;
    layOut();
}

void GameArea::layOut()
{
    const LayoutMode plan = m_roundsToSettle > 0 ? bestMode(sizes()) : stableMode(sizes(), m_plan);
    const bool rescaled = apply(plan);
    if (m_roundsToSettle > 0)
        m_roundsToSettle = rescaled ? m_roundsToSettle - 1 : 0;
    const bool alternates = rescaled && m_roundsToSettle == 0 && m_plan.side < plan.side;
    m_plan = alternates ? m_plan : plan;
    const LayoutMetrics sizes = this->sizes(); // in the font of the plan
    m_isFormCovered = !plan.beside && plan.form == FormState::Folded && !sizes.offersBesidePlay()
                      && sizes.wordsNeedFormsRow(plan.side);
    showParts();
    const int playersHeight = m_players->sizeHint().height();
    LayoutGeometry places = plan.beside ? placesBeside(sizes, plan, playersHeight)
                                        : placesBelow(sizes, plan, playersHeight, m_isFormCovered);
    if (isReviewing())
        placeReview(sizes, plan, places);
    place(places);
    m_editor.layOut(sizes, placeForEditor());
}

void GameArea::place(const LayoutGeometry &places)
{
    placePart(m_board, places.board);
    placePart(m_players, places.players);
    if (!places.words.isNull())
        placePart(m_words, places.words);
    placePart(m_buttons, places.commands);
    placePart(m_setupPanel, places.form);
    const bool hasMoves = places.moves.height() >= m_moves->minimumSizeHint().height();
    m_moves->setVisible(hasMoves && !m_editor.isShown());
    if (hasMoves)
        placePart(m_moves, places.moves);
    if (places.offer.isNull())
        return;
    placePart(m_offerRoom, places.offer);
    for (OfferCard *offer : m_offers) {
        offer->setCompact(places.isOfferCompact);
        offer->resize(places.offer.size());
    }
}

/// The parts of a review alone; the others get other places by it.
void GameArea::placeReview(const LayoutMetrics &sizes, const LayoutMode &plan,
                           LayoutGeometry &places)
{
    const ReviewPlaces review =
        placesOfReview(sizes, plan, places,
                       {m_review->minimumSizeHint().height(), m_review->sizeHint().height(),
                        m_moves->sizeHint().height()});
    places.players = review.players;
    places.commands = review.commands;
    places.moves = review.moves;
    placePart(m_review, review.review);
}

EditorArea::GamePlace GameArea::placeForEditor() const
{
    return {m_board->geometry(), m_players->geometry(), m_isBeside, m_scale};
}

/// A strip has no words.
void GameArea::setPlayersCompact(bool compact)
{
    if (std::exchange(m_arePlayersCompact, compact) == compact)
        return;
    m_players->setCompact(compact);
    if (compact)
        m_words->setParent(this);
}

/// Returns whether the fonts have another size now.
bool GameArea::apply(const LayoutMode &plan)
{
    m_isOneRow = plan.form == FormState::OneRow;
    m_setupPanel->setFolded(plan.form != FormState::Open);
    m_isBeside = plan.beside;
    setPlayersCompact(!m_isBeside || isReviewing());
    const qreal scale = sizes().scaleFor(plan.side);
    if (scale == m_scale)
        return false;
    m_scale = scale;
    const QFont font = scale > 1 ? scaledFont(this->font(), scale) : QFont();
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_players, m_words, m_buttons, m_offerRoom, m_review, m_moves, m_setupPanel})
        part->setFont(font);
    return true;
}

} // namespace ui
