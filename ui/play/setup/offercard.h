#pragma once

#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/play/gamecontroller.h"

#include <QBoxLayout>
#include <QLabel>

#include <array>
#include <optional>

namespace ui {

/// A card that offers a next step: a text and a row of buttons. In little space it has no
/// background. Hidden until offered. GUI thread.
class OfferCard : public Card
{
    Q_OBJECT

public:
    explicit OfferCard(QWidget *parent = nullptr);

    void setCompact(bool compact);
    /// Whether the list of moves is to stay in view beside the card: the offer is about a game that
    /// one may look at instead.
    virtual bool leavesMoves() const { return false; }
    /// The height, in pixels, that the card needs at a width.
    int neededHeight(int width, bool compact) const;

signals:
    /// The card was shown or hidden, or its size changed with its contents.
    void changed();

protected:
    QLabel *text() const { return m_text; }
    /// Adds a button to the row, which takes ownership.
    void addButton(FlatButton *button);
    /// To be called after the text or the buttons changed.
    void refresh();

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int outerMargin(bool compact) const;
    int marginAbove(bool compact) const; ///< the same below
    int spacing() const;
    int buttonHeight() const;
    bool isOneLine(int width, bool compact) const;
    void arrange();

    QLabel *m_text;
    QWidget *m_row;
    QHBoxLayout *m_buttons;
    bool m_isCompact = false;
};

/// Offers to choose a side in a game that was opened or set up. An answer is optional: the offer
/// disappears with the next move.
class SideOffer : public OfferCard
{
    Q_OBJECT

public:
    /// Offers the sides of a game, which must outlive it.
    explicit SideOffer(const GameController &game, QWidget *parent = nullptr);

    bool leavesMoves() const override { return true; }
    /// Shows itself if the current game can go on; marks the person's side if it is known.
    void offer();

signals:
    /// The side with which the person continues; nothing for two people.
    void sideChosen(std::optional<core::Side> person);

private:
    enum Choice : std::size_t { First, Second, TwoPeople };

    void markChoice();
    void choose(Choice choice);

    const GameController &m_game;
    std::array<FlatButton *, 3> m_buttons{}; ///< by Choice
};

} // namespace ui
