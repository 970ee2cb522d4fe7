#pragma once

#include "ui/window/pages/preferencespage.h"

#include <QDialog>
#include <QTabWidget>

namespace ui {

class Settings;

/// The Preferences: pages that show what the settings are. What is chosen holds at once.
class PreferencesWindow : public QDialog
{
    Q_OBJECT

public:
    /// The settings are not owned and must outlive this.
    PreferencesWindow(Settings &settings, QWidget *parent);

    /// Opens at the page of other programs, with the keyboard in its first field.
    void openPrograms();

    /// Remembers what is still being typed, and ends what runs for a page.
    void done(int result) override;

signals:
    /// The settings remember something else.
    void saved();

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// Adds a page at the end, which the window owns from now on.
    void addPage(PreferencesPage *page);

    QTabWidget *m_tabs;
    QList<PreferencesPage *> m_pages;
    PreferencesPage *m_programs;
};

} // namespace ui
