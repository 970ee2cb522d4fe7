#include "ui/window/problemdetails.h"

#include "ui/controls/dialogbuttons.h"
#include "ui/controls/named.h"
#include "ui/desktop/bringtofront.h"

#include <QDialog>
#include <QVBoxLayout>

namespace ui {

ProblemDetails::ProblemDetails(QWidget *window)
    : QObject(window)
    , m_window(window)
    , m_command(named("problemDetails", new QAction(tr("Details"), this)))
{
    m_command->setToolTip(tr("What was found exactly, and where"));
    m_command->setEnabled(false);
    connect(m_command, &QAction::triggered, this, &ProblemDetails::show);
}

void ProblemDetails::offer(const QString &details)
{
    m_details = details;
    m_command->setEnabled(true);
}

void ProblemDetails::show()
{
    if (m_text == nullptr) {
        auto *dialog = named("problemDetailsWindow", new QDialog(m_window));
        dialog->setWindowTitle(tr("Details"));
        m_text = new QPlainTextEdit;
        m_text->setObjectName("problemDetailsText");
        m_text->setReadOnly(true);
        m_text->setTabChangesFocus(true);
        m_text->setAccessibleName(tr("Details"));
        auto *buttons = new DialogButtons;
        buttons->add(tr("&Close"), QDialogButtonBox::RejectRole);
        connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
        auto *layout = new QVBoxLayout(dialog);
        layout->addWidget(m_text);
        layout->addWidget(buttons);
        const int em = dialog->fontMetrics().height();
        dialog->resize(30 * em, 12 * em);
    }
    m_text->setPlainText(m_details);
    bringToFront(*m_text->window());
}

} // namespace ui
