#include "ui/lab/window/companionwindows.h"

#include "ui/commands/keyspage.h"
#include "ui/commands/labcommands.h"
#include "ui/desktop/bringtofront.h"
#include "ui/lab/experiments/refutationwindow.h"
#include "ui/lab/experiments/walledboardwindow.h"
#include "ui/lab/panels/stepbar.h"
#include "ui/lab/projector/projectorwindow.h"
#include "ui/lab/texts/glossary.h"
#include "ui/lab/window/labcontroller.h"

#include <QMenuBar>
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

namespace {

KeyGroup treeKeys()
{
    return {CompanionWindows::tr("While the tree has the focus"),
            {{CompanionWindows::tr("Select another node"), CompanionWindows::tr("Arrow keys")},
             {CompanionWindows::tr("Open or close the node; write a leaf"),
              CompanionWindows::tr("Enter")},
             {CompanionWindows::tr("Zoom in, out, to fit"), QStringLiteral("+, \u2212, 0")}}};
}

} // namespace

CompanionWindows::CompanionWindows(QMainWindow *lab, LabController *controller,
                                   const LabCommands &commands, StepBar *steps, Settings &settings)
    : QObject(lab)
    , m_lab(lab)
    , m_controller(controller)
    , m_steps(steps)
    , m_settings(settings)
{
    connect(commands.terms, &QAction::triggered, this, &CompanionWindows::showTerms);
    connect(commands.shortcuts, &QAction::triggered, this, &CompanionWindows::showShortcuts);
    connect(commands.projector, &QAction::triggered, this, &CompanionWindows::showProjector);
}

/// Shows the refutations in a separate window, so that the search can be studied while playing.
void CompanionWindows::showRefutation()
{
    auto *window = m_lab->findChild<RefutationWindow *>();
    if (window == nullptr) {
        window = new RefutationWindow(m_lab);
        connect(window, &RefutationWindow::positionRequested, m_controller,
                &LabController::openRefutation);
    }
    bringToFront(*window);
}

/// Shows the walled board with the selected position if that is one of Othello with a legal
/// placement.
void CompanionWindows::showWalledBoard()
{
    auto *window = m_lab->findChild<WalledBoardWindow *>();
    if (window == nullptr)
        window = new WalledBoardWindow(m_lab);
    if (const LabSession *session = m_controller->session(); session->hasTrace()) {
        const ai::lab::LabPosition position = session->positionAt(session->selected());
        const auto *othello = std::get_if<core::Othello>(&position);
        if (othello != nullptr && !othello->isOver() && !othello->mustPass())
            window->setPosition(*othello);
    }
    bringToFront(*window);
}

void CompanionWindows::showTerms()
{
    auto *window = m_lab->findChild<GlossaryWindow *>();
    bringToFront(window != nullptr ? *window : *new GlossaryWindow(m_lab));
}

void CompanionWindows::showShortcuts()
{
    auto *window = m_lab->findChild<KeysPage *>();
    if (window == nullptr) {
        window = new KeysPage(*m_lab->menuBar(), {treeKeys()}, m_lab);
        window->setWindowFlag(Qt::Window);
        connect(new QShortcut(Qt::Key_Escape, window), &QShortcut::activated, window,
                &QWidget::close);
    }
    bringToFront(*window);
}

void CompanionWindows::showProjector()
{
    auto *projector = m_lab->findChild<ProjectorWindow *>();
    if (projector == nullptr) {
        projector = new ProjectorWindow(m_controller->session(), m_settings, m_lab);
        connect(projector, &ProjectorWindow::playToggled, m_steps, &StepBar::togglePlaying);
        connect(projector, &ProjectorWindow::lessonStopRequested, this,
                &CompanionWindows::lessonStopRequested);
        projector->setStop(m_stop, m_texts);
    }
    projector->showFullScreen();
    projector->activateWindow();
}

void CompanionWindows::setStop(const QString &text, const ai::lab::LessonStop &texts)
{
    m_stop = text;
    m_texts = texts;
    if (auto *projector = m_lab->findChild<ProjectorWindow *>())
        projector->setStop(text, texts);
}

void CompanionWindows::closeProjector()
{
    if (auto *projector = m_lab->findChild<ProjectorWindow *>())
        projector->close();
}

} // namespace ui::lab
