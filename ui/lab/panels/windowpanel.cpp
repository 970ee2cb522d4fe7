#include "ui/lab/panels/windowpanel.h"

#include "ui/controls/fixedheightlabel.h"
#include "ui/lab/texts/glossary.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/steptexts.h"
#include "ui/style/surface.h"

#include <QVBoxLayout>

namespace ui::lab {

using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::Trace;

WindowPanel::WindowPanel(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(new QLabel)
    , m_line(new NumberLine)
    , m_condition(new QLabel)
{
    m_title->setObjectName("windowTitle");
    m_condition->setObjectName("nodeCondition");
    for (QLabel *label : {m_title, m_condition})
        label->setWordWrap(true);
    m_condition->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_line->setToolTip(glossaryTip("alpha") + "\n\n" + glossaryTip("beta"));
    m_condition->setToolTip(glossaryTip("cut"));
    QFont strong = font();
    strong.setBold(true);
    m_title->setFont(strong);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new FixedHeightLabel(m_title, 1));
    layout->addWidget(m_line);
    layout->addWidget(new FixedHeightLabel(m_condition, 2));
    for (const auto signal :
         {&LabSession::traceChanged, &LabSession::selectionChanged, &LabSession::fillingChanged,
          &LabSession::askedChanged, &LabSession::hidesAnswersChanged})
        connect(session, signal, this, &WindowPanel::showNode);
}

void WindowPanel::showNode()
{
    if (!m_session->hasTrace())
        return;
    const NodeId id = m_session->shownNode(m_session->selected());
    m_line->clear();
    m_condition->clear();
    m_title->setText(tr("Window"));
    if (id == noNode)
        return;
    const ai::lab::TraceNode &node = m_session->trace().nodes()[id];
    const Trace::State state = m_session->trace().state(id, m_session->step());
    if (!node.leaf)
        m_title->setText(
            tr("Window of %1 (%2)", "a node, MAX or MIN")
                .arg(placeText(m_session->search(), m_session->selected()), levelText(node.max)));
    const bool compares = id == 0 && m_session->trace().rootIsNoCall();
    const bool windowed = usesWindow(m_session->setup().algorithm) && !compares;
    const bool shown = state.hasValue && !m_session->predicting();
    if (windowed && id != m_session->asked() && state.status == Trace::Status::Open && !node.leaf)
        m_line->show(state.alpha, state.beta,
                     shown ? std::optional(int(state.value)) : std::nullopt, node.max);
    m_condition->setText(conditionText(id));
}

/// Why the node is cut, or when it would be. The first would answer the quiz.
QString WindowPanel::conditionText(NodeId node) const
{
    const QString cut = m_session->predicting()
                            ? QString()
                            : cutStateText(m_session->search(), node, m_session->step());
    return cut.isEmpty() ? cutConditionText(m_session->search(), node, m_session->step()) : cut;
}

} // namespace ui::lab
