#include "ui/lab/tree/nodestrip.h"

#include "ai/lab/trace/stepfacts.h"
#include "ui/lab/scene/nodeboard.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/lab/texts/labtexts.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace ui::lab {

using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::Trace;

NodeStrip::NodeStrip(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    setObjectName("nodeStrip");
    setAccessibleName(tr("Boards of the node and of its children"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const auto signal :
         {&LabSession::traceChanged, &LabSession::selectionChanged, &LabSession::stepChanged,
          &LabSession::fillingChanged, &LabSession::askedChanged, &LabSession::hidesAnswersChanged})
        connect(session, signal, this, &NodeStrip::showNode);
}

QSize NodeStrip::sizeHint() const
{
    // A fixed number of lines: only the text grows with the font, and the tree needs the remaining
    // height.
    constexpr int lines = 3;
    constexpr int board = 76;
    return {640, lines * fontMetrics().height() + board};
}

void NodeStrip::showNode()
{
    m_children.clear();
    m_cut = false;
    const bool board =
        m_session->hasTrace() && !isTree(m_session->positionAt(m_session->selected()));
    emit boardsChanged(board);
    if (!board)
        return;
    const NodeId node = m_session->shownNode(m_session->selected());
    const ai::lab::LabPosition position = m_session->positionAt(m_session->selected());
    const std::size_t ply = m_session->search().path.size() + m_session->selected().size();
    if (!isAtHorizon(m_session->setup(), ply) && !isOver(position)) {
        for (const core::Move move : movesInOrder(m_session->search(), node, position)) {
            LabSession::Path path = m_session->selected();
            path.push_back(move);
            m_children.push_back({move, m_session->shownNode(path)});
        }
    }
    m_cut = node != noNode && m_session->trace().state(node, m_session->step()).cut;
    update();
}

int NodeStrip::childSide() const
{
    const int gap = fontMetrics().height() / 2;
    const int available = width() - nodeSide() - 3 * gap;
    const int max = nodeSide() - fontMetrics().height();
    const auto count = static_cast<int>(std::max<std::size_t>(1, m_children.size()));
    return std::clamp(available / count - gap, 1, max);
}

QRectF NodeStrip::childArea(std::size_t child) const
{
    const int gap = fontMetrics().height() / 2;
    const int side = childSide();
    const auto left = static_cast<int>(child) * (side + gap);
    return QRectF(nodeSide() + 3 * gap + left, fontMetrics().height(), side, side);
}

/// What is known about the child at the step, except what a quiz asks for.
QString NodeStrip::stateText(const Child &child) const
{
    if (child.id == noNode)
        return m_cut && !m_session->hidesAnswers() ? tr("cut") : QString();
    const Trace::State state = m_session->trace().state(child.id, m_session->step());
    switch (state.status) {
    case Trace::Status::NotYet:
        return {};
    case Trace::Status::Open:
        return QStringLiteral("\u2026");
    case Trace::Status::Done:
        break;
    }
    const bool asked = m_session->filling();
    return asked ? QString() : markedBoundText(m_session->search(), child.id);
}

void NodeStrip::paintChild(QPainter &painter, std::size_t index) const
{
    const Child &child = m_children[index];
    const QRectF area = childArea(index);
    LabSession::Path path = m_session->selected();
    path.push_back(child.move);
    const QString state = stateText(child);
    painter.setOpacity(state.isEmpty() ? 0.55 : 1);
    paintBoardPicture(painter, area, m_session->positionAt(path), child.move, palette());
    painter.setOpacity(1);
    const qreal line = fontMetrics().height();
    const QRectF above(area.left() - line / 4, area.top() - line, area.width() + line / 2, line);
    const QString move = labMoveTitle(m_session->positionAt(m_session->selected()), child.move);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(above, Qt::AlignCenter, move);
    painter.drawText(above.translated(0, area.height() + line), Qt::AlignCenter, state);
    if (child.id == noNode && m_cut && !m_session->hidesAnswers()) {
        painter.setPen(QPen(cutColour(palette()), 2.5, Qt::SolidLine, Qt::RoundCap));
        const QPointF middle = area.center();
        for (const qreal shift : {-4.0, 4.0})
            painter.drawLine(middle + QPointF(shift - 5, 9), middle + QPointF(shift + 5, -9));
    }
}

void NodeStrip::paintEvent(QPaintEvent *)
{
    if (!m_session->hasTrace())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const LabSession::Path &path = m_session->selected();
    const QRectF area(2, 2, nodeSide(), nodeSide());
    paintBoardPicture(painter, area, m_session->positionAt(path),
                      path.empty() ? core::Move::none() : path.back(), palette());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(area.left(), area.bottom() + 2, area.width(), fontMetrics().height()),
                     Qt::AlignCenter,
                     fontMetrics().elidedText(placeText(m_session->search(), path), Qt::ElideLeft,
                                              static_cast<int>(area.width())));
    for (std::size_t child = 0; child < m_children.size(); ++child)
        paintChild(painter, child);
}

void NodeStrip::mousePressEvent(QMouseEvent *event)
{
    for (std::size_t child = 0; child < m_children.size(); ++child) {
        if (!childArea(child).contains(event->position()))
            continue;
        LabSession::Path path = m_session->selected();
        path.push_back(m_children[child].move);
        m_session->press(path);
        return;
    }
}

} // namespace ui::lab
