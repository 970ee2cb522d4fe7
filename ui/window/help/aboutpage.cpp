#include "ui/window/help/aboutpage.h"

#include <QCoreApplication>
#include <QFile>

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

} // namespace ui
