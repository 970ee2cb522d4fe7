#include "ui/window/windowmessages.h"

#include "ui/controls/dialogbuttons.h"
#include "ui/desktop/bringtofront.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gamecontroller.h"
#include "ui/records/gamefiles.h"
#include "ui/records/journal/journal.h"
#include "ui/settings/settings.h"
#include "ui/window/messagebar.h"

#include <QDialog>
#include <QVBoxLayout>

namespace ui {

ProblemDetails::ProblemDetails(QWidget *window)
    : QObject(window)
    , m_window(window)
    , m_command(new QAction(tr("Details"), this))
{
    m_command->setObjectName("problemDetails");
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
        auto *dialog = new QDialog(m_window);
        dialog->setObjectName("problemDetailsWindow");
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

WindowMessages::WindowMessages(const Parts &parts, QMainWindow *window)
    : QObject(window)
    , m_status(parts.status)
    , m_bar(new MessageBar(parts.status, parts.players, window))
    , m_details(new ProblemDetails(window))
{
    followFiles(parts);
    followJournal(parts.journal);
    parts.settings.onProblem(this, [this](const QString &problem) { show(problem); });
}

void WindowMessages::show(const QString &message)
{
    m_details->withdraw(); // the details belong to the previous message
    m_status.showMessage(message);
}

void WindowMessages::followFiles(const Parts &parts)
{
    m_status.addCommand(m_details->command());
    m_bar->addCommand(m_details->command());
    connect(&parts.files, &GameFiles::detailsOffered, m_details, &ProblemDetails::offer);
    connect(&parts.game, &GameController::stateChanged, m_details, &ProblemDetails::withdraw);
}

void WindowMessages::followJournal(Journal &journal)
{
    connect(&journal, &Journal::failed, this, [this](const QString &reason) {
        m_status.setProblem(tr("This game cannot be saved (%1). It goes on.").arg(reason));
    });
    connect(&journal, &Journal::recovered, this, [this] { m_status.setProblem({}); });
    connect(&journal, &Journal::recreated, this, [this] {
        show(tr("The file of this game was removed or replaced by another program. "
                "The whole game is saved in a new one."));
    });
}

} // namespace ui
