#pragma once

#include "ui/window/pages/preferencespage.h"

#include <QDialog>
#include <QTabWidget>

namespace ui {

class Settings;

/// The Preferences: pages that show the settings. Choices take effect at once.
class PreferencesWindow : public QDialog
{
    Q_OBJECT

public:
    /// The settings are not owned and must outlive this.
    PreferencesWindow(Settings &settings, QWidget *parent);

    /// Opens at the page of other programs, with the keyboard in its first field.
    void openPrograms();

    /// Saves what is still being typed, and stops whatever runs for a page.
    void done(int result) override;

signals:
    /// A setting was changed.
    void saved();

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// Appends a page, and takes ownership.
    void addPage(PreferencesPage *page);

    QTabWidget *m_tabs;
    QList<PreferencesPage *> m_pages;
    PreferencesPage *m_programs;
};

} // namespace ui
