#pragma once

#include "ui/controls/card.h"
#include "ui/style/surface.h"

#include <QCheckBox>
#include <QLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QWidget>

namespace ui {

/// A page of the Preferences; its window title is its name. Choices take effect at once.
class PreferencesPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows what the settings remember; called whenever the window opens.
    virtual void load() = 0;
    /// Makes the settings remember what is shown.
    virtual void save() = 0;
    /// The window is closing: stop whatever runs for the page.
    virtual void leave() {}

signals:
    /// The user has chosen something, or has finished typing.
    void changed();

protected:
    /// A check box that emits changed() when the user toggles it, but not when setSwitch() does.
    QCheckBox *newSwitch(const QString &text, const QString &name)
    {
        auto *box = new QCheckBox(text);
        box->setObjectName(name);
        connect(box, &QCheckBox::toggled, this, &PreferencesPage::changed);
        return box;
    }
    /// A card with a layout of choices.
    static Card *cardOf(QLayout *choices)
    {
        auto *card = new Card;
        const int margin = Card::margin(card->fontMetrics().height());
        choices->setContentsMargins(margin, margin, margin, margin);
        card->setLayout(choices);
        return card;
    }
    /// Makes a field for numbers or text as tall as the other choices.
    static void setRowHeight(QWidget &field)
    {
        field.setMinimumHeight(rowHeight(field.fontMetrics().height()));
    }
    /// Makes a field as tall as the other choices, and its text begin where theirs begin.
    static void alignText(QLineEdit &field)
    {
        setRowHeight(field);
        const int padding = field.fontMetrics().height() / 4;
        field.setTextMargins(padding, 0, padding, 0);
    }
    static void setSwitch(QCheckBox *box, bool on)
    {
        const QSignalBlocker blocker(box);
        box->setChecked(on);
    }
};

} // namespace ui
