#pragma once

#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"

#include <QBoxLayout>
#include <QLabel>

namespace ui {

/// A card that offers a next step: a text and a row of buttons. In little space it has no
/// background. Hidden until offered. GUI thread.
class OfferCard : public Card
{
    Q_OBJECT

public:
    explicit OfferCard(QWidget *parent = nullptr);

    void setCompact(bool compact);
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

} // namespace ui
