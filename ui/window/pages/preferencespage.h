#pragma once

#include <QCheckBox>
#include <QSignalBlocker>
#include <QWidget>

namespace ui {

/// A page of the Preferences, named by its window title. What is chosen on it holds at once.
class PreferencesPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows what the settings remember; called whenever the window opens.
    virtual void load() = 0;
    /// Makes the settings remember what is shown.
    virtual void save() = 0;
    /// The window closes: whatever runs for the page ends.
    virtual void leave() {}

signals:
    /// A person has chosen something, or has ended to type.
    void changed();

protected:
    /// A check box; whatever sets it other than setSwitch() is a choice of the person's.
    QCheckBox *newSwitch(const QString &text, const QString &name)
    {
        auto *box = new QCheckBox(text);
        box->setObjectName(name);
        connect(box, &QCheckBox::toggled, this, &PreferencesPage::changed);
        return box;
    }
    static void setSwitch(QCheckBox *box, bool on)
    {
        const QSignalBlocker blocker(box);
        box->setChecked(on);
    }
};

} // namespace ui
