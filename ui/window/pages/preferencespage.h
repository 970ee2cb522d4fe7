#pragma once

#include <QWidget>

namespace ui {

/// A page of the Preferences, named by its window title. What it shows is remembered when the whole
/// window is saved, and not before.
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
};

} // namespace ui
