#include "ui/window/windowmessages.h"

#include "ui/play/card/statustext.h"
#include "ui/play/gamecontroller.h"
#include "ui/records/gamefiles.h"
#include "ui/records/journal/journal.h"
#include "ui/settings/settings.h"
#include "ui/window/messagebar.h"
#include "ui/window/problemdetails.h"

namespace ui {

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
