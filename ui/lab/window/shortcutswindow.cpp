#include "ui/lab/window/shortcutswindow.h"

#include <QAction>
#include <QMenu>
#include <QShortcut>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui::lab {

namespace {

/// Without the mark of its letter.
QString plain(QString text)
{
    return text.remove('&');
}

} // namespace

ShortcutsWindow::ShortcutsWindow(const QMenuBar *menus, QWidget *parent)
    : QWidget(parent, Qt::Window)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    auto *text = new QTextBrowser;
    text->setObjectName("shortcutList");
    text->setAccessibleName(tr("Commands and their keys"));
    QString html;
    const auto addTable = [&html](const QString &title, const QString &rows) {
        html += QStringLiteral("<h3>%1</h3><table cellpadding=\"3\">%2</table>")
                    .arg(title.toHtmlEscaped(), rows);
    };
    for (const QAction *entry : menus->actions()) {
        const QString rows = entry->menu() == nullptr ? QString() : rowsOf(entry->menu());
        if (!rows.isEmpty())
            addTable(plain(entry->text()), rows);
    }
    addTable(tr("While the tree has the focus"), treeRows());
    text->setHtml(html);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(text);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
}

QString ShortcutsWindow::row(const QString &text, const QString &keys)
{
    return QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
        .arg(keys.toHtmlEscaped(), text.toHtmlEscaped());
}

QString ShortcutsWindow::rowsOf(const QMenu *menu)
{
    QString rows;
    for (const QAction *action : menu->actions()) {
        if (action->menu() != nullptr)
            rows += rowsOf(action->menu());
        else if (!action->shortcut().isEmpty())
            rows += row(plain(action->text()),
                        QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText));
    }
    return rows;
}

QString ShortcutsWindow::treeRows()
{
    return row(tr("Select another node"), tr("Arrow keys"))
           + row(tr("Open or close the node; write a leaf"), tr("Enter"))
           + row(tr("Zoom in, out, to fit"), QStringLiteral("+, \u2212, 0"));
}

} // namespace ui::lab
