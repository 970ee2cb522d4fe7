#include "ui/lab/projector/projectorwindow.h"

#include "ui/controls/named.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/lab/texts/labtexts.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

using StepSize = LabSession::StepSize;

namespace {

constexpr int sentenceLines = 2;

/// The pages of a stop, in order: its notes, each question, and each question with its answer.
QStringList pagesOf(const ai::lab::LessonStop &stop)
{
    QStringList notes;
    for (const std::string &note : stop.notes)
        notes += QString::fromStdString(note);
    QStringList pages;
    if (!notes.isEmpty())
        pages += notes.join('\n');
    for (const ai::lab::LessonStop::Question &question : stop.questions) {
        const QString asked = QString::fromStdString(question.text);
        pages += asked;
        if (!question.answer.empty())
            pages +=
                asked + '\n'
                + ProjectorWindow::tr("Answer: %1").arg(QString::fromStdString(question.answer));
    }
    return pages;
}

QFont fontWith(const QFont &font, int pixels)
{
    QFont sized(font);
    sized.setPixelSize(pixels);
    return sized;
}

} // namespace

ProjectorWindow::ProjectorWindow(LabSession *session, Settings &settings, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_session(session)
    , m_settings(settings)
    , m_stop(named("projectorStop", new QLabel))
    , m_breadcrumbs(new Breadcrumbs(session))
    , m_tree(new TreeCanvas(session))
    , m_sentence(wrappedLabel("projectorWords"))
    , m_sentencePlace(new StableHeightLabel(m_sentence, sentenceLines))
    , m_keys(named("projectorKeys", new QLabel))
{
    setObjectName("projector");
    setWindowTitle(tr("Search Lab: projector"));
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    m_tree->setFocusPolicy(Qt::NoFocus); // keys are handled by the window
    m_breadcrumbs->setByMouseOnly();
    m_stop->setTextFormat(Qt::PlainText);
    m_stop->setWordWrap(true);
    m_stop->hide();
    m_keys->setAlignment(Qt::AlignRight);
    m_keys->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_stop);
    layout->addWidget(m_breadcrumbs);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_sentencePlace); // the tree keeps its place
    layout->addWidget(m_keys);
    setOnBlack(!settings.projectsOnWhite());
    connect(session, &LabSession::traceChanged, this, &ProjectorWindow::showStep);
    connect(session, &LabSession::stepChanged, this, [this] {
        leavePages();
        showStep();
    });
    connect(session, &LabSession::askedChanged, this, &ProjectorWindow::showStep);
    connect(session, &LabSession::fillingChanged, this, &ProjectorWindow::showStep);
    // Connected after the tree, which must update first.
    connect(session, &LabSession::traceChanged, this, &ProjectorWindow::showBreadcrumbs);
    connect(session, &LabSession::foldingChanged, this, &ProjectorWindow::showBreadcrumbs);
    showStep();
}

void ProjectorWindow::setOnBlack(bool black)
{
    m_onBlack = black;
    setPalette(black ? blackPalette() : whitePalette());
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, mutedInk(quiet));
    m_keys->setPalette(quiet);
}

void ProjectorWindow::setStop(const QString &text, const ai::lab::LessonStop &texts)
{
    m_stop->setText(text);
    m_stop->setVisible(!text.isEmpty());
    const QStringList pages = pagesOf(texts);
    if (pages != m_pages) {
        leavePages();
        m_pages = pages;
        m_page = texts.notes.empty() ? noPage : 0;
    }
    showStep();
}

void ProjectorWindow::leavePages()
{
    if (m_page == noPage)
        return;
    m_page = noPage;
    showStep();
    m_sentencePlace->setLines(sentenceLines); // the text may have needed more
}

/// After the last page the step's sentence is shown again.
void ProjectorWindow::turnPage()
{
    if (m_page + 1 >= m_pages.size()) {
        leavePages();
        return;
    }
    ++m_page;
    showStep();
}

void ProjectorWindow::showStep()
{
    if (!m_session->hasTrace())
        return;
    m_sentence->setText(m_page == noPage ? shownStepText(*m_session) : m_pages[m_page]);
    QStringList keys{tr("\u2190 \u2192 step", "keys"), tr("\u2191 \u2193 node", "keys"),
                     tr("C next cut", "keys")};
    if (!m_stop->text().isEmpty())
        keys += tr("N P stop", "keys");
    if (!m_pages.isEmpty())
        keys += tr("T text", "keys");
    keys += {tr("Space play", "keys"), tr("B black or white", "keys"), tr("Esc leave", "keys")};
    const QString separator = QStringLiteral(" \u00b7 ");
    // Counts the stops, as the main window does.
    m_keys->setText(tr("%1 / %2", "a step, of all steps")
                        .arg(countText(m_session->stopOf(m_session->step())),
                             countText(qint64(m_session->stops().size()) - 1))
                    + separator + keys.join(separator));
}

void ProjectorWindow::showBreadcrumbs()
{
    m_breadcrumbs->setVisible(!m_tree->scene().whole());
}

/// The type is as large as the screen allows, so that it is readable from the last row.
void ProjectorWindow::resizeEvent(QResizeEvent *event)
{
    const int readable = fontInfo().pixelSize();
    const int side = std::min(height(), width() * 9 / 16);
    m_stop->setFont(fontWith(font(), std::max(readable, side / 32)));
    m_breadcrumbs->setFont(fontWith(font(), std::max(readable, side / 34)));
    m_sentence->setFont(fontWith(font(), std::max(readable, side / 23)));
    m_tree->setFont(fontWith(font(), std::max(readable, side / 32)));
    m_keys->setFont(fontWith(font(), std::max(readable, side / 45)));
    const int margin = side / 30;
    layout()->setContentsMargins(margin, margin / 2, margin, margin / 2);
    QWidget::resizeEvent(event);
    showBreadcrumbs(); // the whole tree may fit now
}

/// During a quiz only its answers go on.
void ProjectorWindow::goTo(std::uint32_t step)
{
    if (!m_session->predicting() || step < m_session->step())
        m_session->goTo(step);
}

/// Remote controls have only two keys, so the last step leads on to the next stop.
void ProjectorWindow::strideOn(bool forwards)
{
    const bool ends = forwards ? m_session->atEnd() : m_session->step() == 0;
    if (ends && !m_stop->text().isEmpty() && !m_session->predicting())
        emit lessonStopRequested(forwards ? 1 : -1);
    else
        stride(StepSize::Event, forwards);
}

void ProjectorWindow::stride(StepSize size, bool forwards)
{
    goTo(m_session->stepFrom(m_session->step(), size, forwards));
}

bool ProjectorWindow::stepByKey(const QKeyEvent &event)
{
    const bool control = (event.modifiers() & Qt::ControlModifier) != 0;
    switch (event.key()) {
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (control) // as in the main window
            emit lessonStopRequested(event.key() == Qt::Key_PageDown ? 1 : -1);
        else
            strideOn(event.key() == Qt::Key_PageDown);
        return true;
    case Qt::Key_Left:
        strideOn(false);
        return true;
    case Qt::Key_Right:
        strideOn(true);
        return true;
    case Qt::Key_Up:
        stride(StepSize::Node, false);
        return true;
    case Qt::Key_Down:
        stride(StepSize::Node, true);
        return true;
    case Qt::Key_C:
        stride(StepSize::Cut, !(event.modifiers() & Qt::ShiftModifier));
        return true;
    case Qt::Key_T:
        turnPage();
        return true;
    case Qt::Key_N:
        emit lessonStopRequested(1);
        return true;
    case Qt::Key_P:
        emit lessonStopRequested(-1);
        return true;
    case Qt::Key_Home:
        goTo(0);
        return true;
    case Qt::Key_End:
        goTo(m_session->trace().stepCount());
        return true;
    default:
        return false;
    }
}

void ProjectorWindow::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_F11:
        close();
        return;
    case Qt::Key_B:
        setOnBlack(!m_onBlack);
        m_settings.projectsOnWhite.set(!m_onBlack);
        return;
    case Qt::Key_Space:
        emit playToggled();
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_tree->zoomIn();
        return;
    case Qt::Key_Minus:
        m_tree->zoomOut();
        return;
    case Qt::Key_0:
        m_tree->fit();
        return;
    default:
        if (!m_session->hasTrace() || !stepByKey(*event))
            QWidget::keyPressEvent(event);
    }
}

} // namespace ui::lab
