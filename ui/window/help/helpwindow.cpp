#include "ui/window/help/helpwindow.h"

#include "ui/commands/keyspage.h"
#include "ui/controls/dialogbuttons.h"
#include "ui/controls/flattabs.h"
#include "ui/desktop/bringtofront.h"
#include "ui/window/help/rulespage.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QPushButton>
#include <QTabBar>
#include <QVBoxLayout>

namespace ui {

namespace {

/// The licence as HTML; an empty line in the file separates paragraphs.
QString licenceHtml()
{
    QFile file(":/licence/LICENSE");
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return {};
    QString html;
    for (const QString &paragraph : QString::fromUtf8(file.readAll()).split("\n\n"))
        html += "<p>" + paragraph.simplified().toHtmlEscaped() + "</p>";
    return html;
}

KeyGroup boardKeys()
{
    return {KeysPage::tr("On the board"),
            {{KeysPage::tr("Go to another square"), KeysPage::tr("Arrow keys")},
             {KeysPage::tr("Go to the edge of the board"),
              KeysPage::nativeText({Qt::Key_Home, Qt::Key_End})},
             {KeysPage::tr("Play there"), KeysPage::nativeText({Qt::Key_Enter, Qt::Key_Space})},
             {KeysPage::tr("Play on a square of Othello"), KeysPage::tr("Its name: f5")},
             {KeysPage::tr("Play on a square of tic-tac-toe"),
              KeysPage::tr("Its number or name: 5 or b2")},
             {KeysPage::tr("Take from a heap of Nim"), KeysPage::tr("Heap and number: a3")},
             {KeysPage::tr("Leave the full screen"), KeysPage::nativeText({Qt::Key_Escape})},
             {KeysPage::tr("Go back to Learn"), KeysPage::nativeText({Qt::Key_Escape})},
             {KeysPage::tr("Go back to the game"), KeysPage::nativeText({Qt::Key_Escape})}}};
}

KeyGroup editorKeys()
{
    return {KeysPage::tr("While a position is set up"),
            {{KeysPage::tr("Place the piece that is chosen"),
              KeysPage::nativeText({Qt::Key_Enter, Qt::Key_Space})},
             {KeysPage::tr("Place the first or the second side's piece"), KeysPage::tr("X or O")},
             {KeysPage::tr("Empty the square"), KeysPage::nativeText({Qt::Key_Delete})},
             {KeysPage::tr("Add a counter to a heap, or remove one"),
              KeysPage::nativeText({Qt::Key_Up, Qt::Key_Down})},
             {KeysPage::tr("Set the number of counters in a heap"),
              KeysPage::tr("Heap and number: a7")},
             {KeysPage::tr("Go back to the game"), KeysPage::nativeText({Qt::Key_Escape})}}};
}

} // namespace

AboutPage::AboutPage(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName("aboutPage");
    setAccessibleName(tr("About Tabuleiro"));
    const QString version =
        tr("Version %1, with Qt %2.").arg(QCoreApplication::applicationVersion(), qVersion());
    setHtml("<h2>Tabuleiro</h2><p>"
            + tr("Tic-tac-toe, Othello and Nim against the computer, and a Lab that shows how it "
                 "searches.")
                  .toHtmlEscaped()
            + "</p><p>" + version.toHtmlEscaped() + "</p><p>"
            + tr("Free software under the MIT licence:").toHtmlEscaped() + "</p>" + licenceHtml());
}

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
    m_pages->addTab(new KeysPage(menus, {boardKeys(), editorKeys()}), tr("&Keyboard shortcuts"));
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
