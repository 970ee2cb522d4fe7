#include "ui/window/preferenceswindow.h"

#include "ui/controls/dialogbuttons.h"
#include "ui/controls/flattabs.h"
#include "ui/window/pages/appearancepage.h"
#include "ui/window/pages/computerpage.h"
#include "ui/window/pages/playerspage.h"
#include "ui/window/pages/programspage.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

PreferencesWindow::PreferencesWindow(Settings &settings, QWidget *parent)
    : QDialog(parent)
    , m_tabs(new FlatTabs)
    , m_programs(new ProgramsPage(settings))
{
    setObjectName("preferencesWindow");
    setWindowTitle(tr("Preferences"));
    m_tabs->setObjectName("pages");
    m_tabs->tabBar()->setAccessibleName(tr("Pages"));
    addPage(new AppearancePage(settings));
    addPage(new ComputerPage(settings));
    addPage(new PlayersPage(settings));
    addPage(m_programs);
    auto *buttons = new DialogButtons;
    buttons->add(tr("&Close"), QDialogButtonBox::RejectRole); // what was chosen applies already
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &PreferencesWindow::accept);
    // Before the native window is created: some window managers show a window at its minimum size
    // if it is resized while it appears.
    adjustSize();
}

void PreferencesWindow::addPage(PreferencesPage *page)
{
    m_pages << page;
    m_tabs->addTab(page, page->windowTitle());
    connect(page, &PreferencesPage::changed, this, [this, page] {
        page->save();
        emit saved();
    });
}

void PreferencesWindow::openPrograms()
{
    m_tabs->setCurrentWidget(m_programs);
    open();
    m_programs->setFocus();
}

void PreferencesWindow::showEvent(QShowEvent *event)
{
    for (PreferencesPage *page : m_pages)
        page->load();
    QDialog::showEvent(event);
}

void PreferencesWindow::done(int result)
{
    for (PreferencesPage *page : m_pages) {
        page->save();
        page->leave();
    }
    QDialog::done(result);
    emit saved();
}

} // namespace ui
