#pragma once

#include "ui/play/setup/positioneditor.h"
#include "ui/window/pagearrangement.h"

#include <QFont>
#include <QLayout>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// The layout of the game's page, as PageArrangement has it; a part without a place is hidden. The
/// fonts grow in steps with the page. Everything follows from the sizes of the moment, not from
/// what the layout was before. GUI thread.
class GameLayout : public QLayout
{
    Q_OBJECT

public:
    /// @param page gets the parts as children, in the order of the Tab key
    GameLayout(QWidget *page, const GameParts &parts);
    ~GameLayout() override;

    /// Takes over a card that has the place of the commands for as long as it is shown.
    void addOffer(OfferCard *offer);

    /// Without the form and offers.
    void setFullScreen(bool isFull);
    /// The review has the place of all but the board, the players as a strip and the commands.
    void setReviewing(bool isReviewing);
    /// What was played has the place of the review, also where that or an editor has the column.
    void setExploring(bool isExploring);
    /// Whether what was played has the place of the board as well.
    bool isBoardCovered() const { return m_parts.board->isHidden() && !isEditing(); }
    /// Shows the board and the panel of an editor, which keep their owner, instead of all else
    /// until hideEditor().
    void showEditor(QWidget *board, PositionEditor *panel);
    void hideEditor();

    /// Where the parts of a game would be on a page of this size without an offer; nothing where
    /// the board has no column beside it.
    std::optional<GamePlaces> placesBeside(const QRect &page);

    /// The first of the commands, for the order of the Tab key.
    QWidget *firstCommand() const { return m_parts.commands->firstButton(); }

    void setGeometry(const QRect &page) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    void addItem(QLayoutItem *item) override;

private:
    /// A position that is set up.
    struct Editor
    {
        QWidget *board = nullptr;
        PositionEditor *panel = nullptr;
        QRect page; ///< that its font was chosen for
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
    qreal scaleIn(const QRect &page) const;
    PageArrangement arrangementIn(const QRect &page, const OfferCard *offer);
    void setFonts(qreal scale);
    void setPlayersCompact(bool isCompact);
    void show(const GamePlaces &places, FormState form);
    void showEditorAt(const GamePlaces &places, const QRect &inner, qreal scale, bool isBeside);
    void fitEditor(const QSize &column, const QRect &inner, qreal scale, bool isBeside);
    void place(QWidget *part, const QRect &area) const;

    GameParts m_parts;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    QWidget *m_offerArea; ///< of the offers, of which one is shown at a time
    QList<OfferCard *> m_offers;
    Editor m_editor;
    QFont m_font; ///< of the parts
    bool m_isFullScreen = false;
    bool m_isReviewing = false;
    bool m_isExploring = false;
    bool m_isStrip = false; ///< the players' card
};

} // namespace ui
