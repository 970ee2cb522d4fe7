#include "ui/window/help/helpwindow.h"

#include "ui/controls/dialogbuttons.h"
#include "ui/controls/flattabs.h"
#include "ui/desktop/bringtofront.h"
#include "ui/window/help/aboutpage.h"
#include "ui/window/help/keyspage.h"
#include "ui/window/help/rulespage.h"

#include <QPushButton>
#include <QTabBar>
#include <QVBoxLayout>

namespace ui {

HelpWindow::HelpWindow(const QMenuBar &menus, QWidget *parent)
    : QDialog(parent)
    , m_rules(new RulesPage)
    , m_pages(new FlatTabs)
{
    setObjectName("helpWindow");
    setWindowTitle(tr("Help"));
    m_pages->setObjectName("helpPages");
    m_pages->tabBar()->setAccessibleName(tr("Pages"));
    m_pages->addTab(m_rules, tr("&How to play"));
    m_pages->addTab(new KeysPage(menus), tr("&Keyboard shortcuts"));
    m_pages->addTab(new AboutPage, tr("&About"));
    auto *buttons = new DialogButtons;
    buttons->add(tr("&Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_pages);
    layout->addWidget(buttons);
    const int em = fontMetrics().height();
    resize(36 * em, 42 * em);
}

void HelpWindow::showPage(Page page, core::GameKind kind)
{
    m_pages->setCurrentIndex(page);
    bringToFront(*this);
    if (page == Rules)
        m_rules->showGame(kind);
    m_pages->currentWidget()->setFocus();
}

} // namespace ui
