#include "ui/window/gamelayout.h"

#include "ui/analysis/theory/theoryoverlay.h"
#include "ui/style/scaledfont.h"
#include "ui/window/editorcontroller.h"

#include <QStyle>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace ui {

GameLayout::GameLayout(QWidget *page, const GameParts &parts)
    : ItemLayout(page)
    , m_parts(parts)
    , m_offerArea(new QWidget)
{
    setContentsMargins(0, 0, 0, 0);
    m_offerArea->setObjectName("offers");
    for (QWidget *part : std::initializer_list<QWidget *>{
             parts.board, parts.players, parts.review, parts.explorer, parts.commands, parts.moves,
             m_offerArea, parts.level, parts.form})
        addWidget(part);
    parts.review->hide();
    parts.moves->hide();
    parts.explorer->hide();
    parts.level->hide();
    connect(parts.level, &LevelRow::changed, this, &GameLayout::arrangeAgain);
    connect(parts.form, &SetupPanel::playChanged, this, &GameLayout::arrangeAgain);
}

void GameLayout::addOffer(OfferCard *offer)
{
    offer->setParent(m_offerArea);
    m_offers << offer;
    connect(offer, &OfferCard::changed, this, &GameLayout::arrangeAgain);
}

void GameLayout::setFullScreen(bool isFull)
{
    m_isFullScreen = isFull;
    arrangeAgain();
}

void GameLayout::setReviewing(bool isReviewing)
{
    m_isReviewing = isReviewing;
    followColumn();
}

void GameLayout::setExploring(bool isExploring)
{
    if (std::exchange(m_isExploring, isExploring) != isExploring)
        followColumn();
}

void GameLayout::followColumn()
{
    // Before the row changes its pages: while it is hidden for that, Qt would not repaint the part
    // of the page that it covered.
    arrangeAgain();
    using Column = ActionRow::Column;
    m_parts.commands->setColumn(m_isExploring   ? Column::Explorer
                                : m_isReviewing ? Column::Review
                                                : Column::Game);
}

void GameLayout::showEditor(QWidget *board, PositionEditor *panel)
{
    m_editor = {board, panel, {}, false};
    board->setParent(parentWidget());
    panel->setParent(parentWidget());
    board->show();
    panel->show();
    QWidget::setTabOrder(board, panel);
    arrangeAgain();
}

void GameLayout::hideEditor()
{
    m_editor = {};
    arrangeAgain();
}

/// Lays the page out at once, so that the old layout is never painted.
void GameLayout::arrangeAgain()
{
    invalidate();
    activate();
}

QSize GameLayout::minimumSize() const
{
    constexpr QSize inLines(20, 18);
    return inLines * parentWidget()->fontMetrics().height();
}

void GameLayout::setGeometry(const QRect &page)
{
    QLayout::setGeometry(page);
    const PageArrangement arrangement = arrangementIn(page, offer());
    const QRect inner = arrangement.inner();
    setPlayersCompact(!arrangement.isBeside() || isReviewing() || m_isExploring);
    m_parts.status->setShowsProposal(!arrangement.hasLevelRow());
    m_parts.form->setFolded(arrangement.form() != FormState::Open);
    if (isEditing()) {
        GamePlaces places;
        if (m_isExploring)
            places.explorer = inner; // shown throughout: hiding it would lose the focus
        show(places, arrangement.form());
        showEditorAt(arrangement.places(), inner, scaleIn(page), arrangement.isBeside());
        if (m_isExploring)
            coverEditor(inner);
    } else {
        show(placesIn(arrangement), arrangement.form());
    }
}

qreal GameLayout::scaleIn(const QRect &page)
{
    return boardPageScale(page.size(), parentWidget()->fontMetrics().height(), columnWidth());
}

/// The width of the column and its distance from the board in the page's own font. It depends on
/// the language: the form is the widest part. Measured again only when the font changes, because
/// that changes the fonts of all parts.
int GameLayout::columnWidth()
{
    const QFont font = parentWidget()->font();
    if (m_columnWidth == 0 || m_measuredFont != font) {
        setFonts(1);
        m_measuredFont = font;
        m_columnWidth =
            PageArrangement::columnWidth(*m_parts.form, parentWidget()->fontMetrics().height());
    }
    return m_columnWidth;
}

/// The font scale depends only on the page, so that the parts are measured in the fonts in which
/// they are shown.
PageArrangement GameLayout::arrangementIn(const QRect &page, const OfferCard *offer)
{
    const int lineHeight = parentWidget()->fontMetrics().height();
    const int margin = boardPageMargin(page.size(), lineHeight);
    const qreal scale = scaleIn(page);
    setFonts(scale);
    return {m_parts,
            {page.adjusted(margin, margin, -margin, -margin), scale * lineHeight, offer,
             m_isFullScreen}};
}

std::optional<GamePlaces> GameLayout::placesBeside(const QRect &page)
{
    const PageArrangement arrangement = arrangementIn(page, nullptr);
    return arrangement.isBeside() ? std::optional(arrangement.places()) : std::nullopt;
}

GamePlaces GameLayout::placesIn(const PageArrangement &arrangement) const
{
    return m_isExploring   ? arrangement.placesOfExplorer()
           : isReviewing() ? arrangement.placesOfReview()
                           : arrangement.places();
}

/// The card that is shown; null if none is, or on the full screen.
const OfferCard *GameLayout::offer() const
{
    const auto shown = std::find_if(m_offers.begin(), m_offers.end(),
                                    [](const OfferCard *offer) { return !offer->isHidden(); });
    return shown == m_offers.end() || m_isFullScreen ? nullptr : *shown;
}

void GameLayout::setFonts(qreal scale)
{
    const QFont font = scale > 1 ? scaledFont(parentWidget()->font(), scale) : QFont();
    if (std::exchange(m_font, font) == font)
        return;
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_parts.players, m_parts.status, m_parts.commands, m_offerArea, m_parts.review,
             m_parts.moves, m_parts.explorer, m_parts.level, m_parts.form})
        part->setFont(font);
}

/// A strip shows no status text; the page places it elsewhere.
void GameLayout::setPlayersCompact(bool isCompact)
{
    if (std::exchange(m_isStrip, isCompact) == isCompact)
        return;
    m_parts.players->setCompact(isCompact);
    if (isCompact)
        m_parts.status->setParent(parentWidget());
}

void GameLayout::show(const GamePlaces &places, FormState form)
{
    const bool isPlayNext = m_parts.form->isPlayNext();
    const bool offers = !places.offer.isNull();
    const bool takesTurns = form == FormState::OneRow && !isReviewing() && !m_isExploring;
    const bool hasForm = !places.form.isNull() && (!takesTurns || (isPlayNext && !offers));
    const bool hasCommands = !(takesTurns && hasForm);
    const bool hasMoves = places.moves.height() >= m_parts.moves->minimumSizeHint().height();
    place(m_parts.board, places.board);
    place(m_parts.players, places.players);
    if (m_isStrip)
        place(m_parts.status, places.status);
    else
        m_parts.status->show();
    place(m_parts.commands, hasCommands ? places.commands : QRect());
    place(m_parts.form, hasForm ? places.form : QRect());
    place(m_offerArea, places.offer);
    for (OfferCard *offer : std::as_const(m_offers)) {
        offer->setCompact(places.isOfferCompact);
        offer->resize(places.offer.size());
    }
    place(m_parts.review, places.review);
    place(m_parts.moves, hasMoves ? places.moves : QRect());
    place(m_parts.explorer, places.explorer);
    place(m_parts.level, places.level);
    // Play in the form begins the next game, whether or not it is like the last.
    m_parts.commands->setOffersPlayAgain(!hasForm);
}

/// Places the editor's board where the game's is, and its panel over the whole column. If the
/// column is too small for the panel, places both beside or above each other, whichever gives the
/// larger board.
void GameLayout::showEditorAt(const GamePlaces &places, const QRect &inner, qreal scale,
                              bool isBeside)
{
    const QRect column = places.players.united(places.form);
    if (std::exchange(m_editor.page, inner) != inner)
        fitEditor({column.width(), places.board.height()}, inner, scale, isBeside);
    PositionEditor *panel = m_editor.panel;
    const QSize needed = panel->sizeHint();
    if (m_editor.isInColumn) {
        placeOfEditor(m_editor.board, places.board);
        placeOfEditor(
            panel, QRect(column.topLeft(),
                         QSize(column.width(), std::max(places.board.height(), needed.height()))));
        return;
    }
    const int lineHeight = panel->fontMetrics().height();
    const int gap = lineHeight * 2 / 3;
    const int width = std::max(needed.width(), PageArrangement::minPanelWidth * lineHeight);
    const int beside = needed.height() <= inner.height()
                           ? std::min(inner.height(), inner.width() - gap - width)
                           : 0;
    const int below = std::min(inner.width(), inner.height() - gap / 2 - needed.height());
    const int side = std::max({beside, below, 0});
    if (beside >= below) {
        const int left = inner.left() + (inner.width() - side - gap - width) / 2;
        const int top = inner.top() + (inner.height() - side) / 2;
        placeOfEditor(m_editor.board, {left, top, side, side});
        placeOfEditor(panel, {left + side + gap, top, width, std::max(side, needed.height())});
    } else {
        placeOfEditor(m_editor.board,
                      {inner.left() + (inner.width() - side) / 2, inner.top(), side, side});
        placeOfEditor(panel, inner.adjusted(0, side + gap / 2, 0, 0));
    }
}

/// While exploring, sets only the geometry: showing a part that the explorer covers would request
/// another layout at once.
void GameLayout::placeOfEditor(QWidget *part, const QRect &area) const
{
    if (m_isExploring)
        part->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), geometry(), area));
    else
        place(part, area);
}

/// Places the explorer over the editor's panel or, if that is too small, over the whole page.
void GameLayout::coverEditor(const QRect &inner)
{
    const QRect panel = m_editor.panel->geometry();
    const bool isWhole = panel.height() >= m_parts.explorer->minimumSizeHint().height()
                         && panel.width() >= m_parts.explorer->minimumSizeHint().width();
    m_parts.explorer->setGeometry(isWhole ? panel : inner);
    m_parts.explorer->show();
    m_editor.panel->hide();
    m_editor.board->setVisible(isWhole);
}

/// Scales the panel's font towards that of the column that it replaces, as long as the panel fits.
/// Called only when the page's size changes, because a font change requests a layout.
void GameLayout::fitEditor(const QSize &column, const QRect &inner, qreal scale, bool isBeside)
{
    PositionEditor *panel = m_editor.panel;
    panel->setCompact(false);
    panel->setFont(QFont());
    const QSizeF needed(panel->minimumSizeHint());
    qreal fitting = std::min(column.height() / needed.height(), column.width() / needed.width());
    m_editor.isInColumn = isBeside && fitting >= 1;
    if (!m_editor.isInColumn) {
        constexpr double maxShare = 0.3; // of the width
        panel->setCompact(true);
        const QSizeF smallest(panel->sizeHint());
        fitting = std::min(inner.height() / smallest.height(),
                           maxShare * inner.width() / smallest.width());
    }
    const qreal fittingScale = std::min(scale, 0.95 * fitting);
    if (fittingScale > 1)
        panel->setFont(scaledFont(parentWidget()->font(), fittingScale));
}

/// Mirrored in right-to-left layouts.
void GameLayout::place(QWidget *part, const QRect &area) const
{
    if (!area.isNull()) {
        part->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), geometry(), area));
    } else if (const QWidget *focused = part->window()->focusWidget();
               focused != nullptr && (focused == part || part->isAncestorOf(focused))) {
        // A part that is hidden would pass the focus on as Tab does, which shows the board's
        // cursor.
        m_parts.board->widget()->setFocus(Qt::OtherFocusReason);
    }
    part->setVisible(!area.isNull());
}

TheoryPlace::TheoryPlace(QMainWindow *window, TheoryOverlay *theory, EditorController *editor)
    : QObject(window)
    , m_fit(window)
    , m_widening(window, m_fit)
{
    const auto follow = [this, theory] { theory->setFits(m_fit.fits(*theory->dock())); };
    follow();
    connect(&m_fit, &DockFit::changed, this, follow);
    connect(editor, &EditorController::stateChanged, this,
            [theory, editor] { theory->setCovered(editor->isActive()); });
}

} // namespace ui
