#pragma once

#include "ui/controls/itemlayout.h"
#include "ui/play/setup/positioneditor.h"
#include "ui/window/frame/windowsize.h"
#include "ui/window/pagearrangement.h"

#include <QFont>

#include <optional>

namespace ui {

class EditorController;
class TheoryOverlay;

/// The layout of the game's page, computed by PageArrangement; a part without a place is hidden.
/// The fonts grow in steps with the page. The result depends only on the current sizes, not on the
/// previous layout. GUI thread.
class GameLayout : public ItemLayout
{
    Q_OBJECT

public:
    /// @param page becomes the parent of the parts, in Tab order
    GameLayout(QWidget *page, const GameParts &parts);

    /// Takes over a card that is shown in the place of the commands.
    void addOffer(OfferCard *offer);

    /// The full screen shows neither the form nor offers.
    void setFullScreen(bool isFull);
    /// While reviewing, the review replaces everything but the board, the players' strip and the
    /// commands.
    void setReviewing(bool isReviewing);
    /// While exploring, the explorer takes the place of the review, or of an editor's panel.
    void setExploring(bool isExploring);
    /// Whether the explorer covers the board too.
    bool isBoardCovered() const { return m_parts.board->isHidden() && !isEditing(); }
    /// Shows only the board and the panel of an editor, which keep their owner, until hideEditor().
    void showEditor(QWidget *board, PositionEditor *panel);
    void hideEditor();

    /// The places of a game's parts on a page of this size without an offer; nothing if the
    /// arrangement has no column beside the board.
    std::optional<GamePlaces> placesBeside(const QRect &page);

    /// The first of the command buttons, for the Tab order.
    QWidget *firstCommand() const { return m_parts.commands->firstButton(); }

    void setGeometry(const QRect &page) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;

private:
    /// The open position editor, if any.
    struct Editor
    {
        QWidget *board = nullptr;
        PositionEditor *panel = nullptr;
        QRect page; ///< the page for which its font was chosen
        bool isInColumn = false;
    };

    void arrangeAgain();
    bool isEditing() const { return m_editor.panel != nullptr; }
    bool isReviewing() const { return m_isReviewing && !m_isFullScreen; }
    GamePlaces placesIn(const PageArrangement &arrangement) const;
    void followColumn();
    void coverEditor(const QRect &inner);
    void placeOfEditor(QWidget *part, const QRect &area) const;
    const OfferCard *offer() const;
    qreal scaleIn(const QRect &page);
    int columnWidth();
    PageArrangement arrangementIn(const QRect &page, const OfferCard *offer);
    void setFonts(qreal scale);
    void setPlayersCompact(bool isCompact);
    void show(const GamePlaces &places, FormState form);
    void showEditorAt(const GamePlaces &places, const QRect &inner, qreal scale, bool isBeside);
    void fitEditor(const QSize &column, const QRect &inner, qreal scale, bool isBeside);
    void place(QWidget *part, const QRect &area) const;

    GameParts m_parts;
    QWidget *m_offerArea; ///< the parent of the offers, of which at most one is shown
    QList<OfferCard *> m_offers;
    Editor m_editor;
    QFont m_font;          ///< the font of the parts
    QFont m_measuredFont;  ///< the page's, for m_columnWidth
    int m_columnWidth = 0; ///< 0: not measured
    bool m_isFullScreen = false;
    bool m_isReviewing = false;
    bool m_isExploring = false;
    bool m_isStrip = false; ///< whether the players' card is a strip
};

/// Places Nim's table beside the board: widens the window for it if the screen is wide enough. The
/// table is hidden if the two do not fit, and while an editor is open. GUI thread; must be deleted
/// before the window begins to delete its docks.
class TheoryPlace : public QObject
{
    Q_OBJECT

public:
    /// The parent is the window, which already has the dock.
    TheoryPlace(QMainWindow *window, TheoryOverlay *theory, EditorController *editor);

private:
    DockFit m_fit;
    WindowWidening m_widening;
};

} // namespace ui
