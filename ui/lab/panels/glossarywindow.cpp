#include "ui/lab/panels/glossarywindow.h"

#include "ui/lab/texts/glossary.h"

#include <QShortcut>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui::lab {

GlossaryWindow::GlossaryWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
{
    setWindowTitle(tr("Terms"));
    auto *text = new QTextBrowser;
    text->setObjectName("glossary");
    text->setAccessibleName(tr("Terms and their definitions"));
    QString html;
    for (const GlossaryEntry &entry : glossary())
        html += QStringLiteral("<p><b>%1</b><br>%2</p>")
                    .arg(entry.term.toHtmlEscaped(), entry.definition.toHtmlEscaped());
    text->setHtml(html);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(text);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
}

} // namespace ui::lab
