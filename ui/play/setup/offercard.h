#pragma once

#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"

#include <QBoxLayout>
#include <QLabel>

namespace ui {

/// A card that offers something to do next: words and a row of buttons. Where there is little space
/// it has no surface. Hidden until it is offered. GUI thread.
class OfferCard : public Card
{
    Q_OBJECT

public:
    explicit OfferCard(QWidget *parent = nullptr);

    void setCompact(bool compact);
    /// The height, in pixels, that the card needs in a width.
    int neededHeight(int width, bool compact) const;

signals:
    /// The card was shown, hidden, or offers something else: its size is another one.
    void changed();

protected:
    QLabel *text() const { return m_text; }
    /// Into the row, which takes it over.
    void addButton(FlatButton *button);
    /// To be called after the words or the buttons changed.
    void refresh();

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int outerMargin(bool compact) const;
    int marginAbove(bool compact) const; ///< and below
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
