#include "ui/lab/bars/breadcrumbs.h"

#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/steptexts.h"

#include <QAction>
#include <QStyle>

namespace ui::lab {

namespace {

/// Minimum number of nodes shown besides the root, however narrow the widget.
constexpr int fewest = 1;

} // namespace

Breadcrumbs::Breadcrumbs(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_more(new QToolButton(this))
    , m_menu(new QMenu(this))
{
    setObjectName("breadcrumbs");
    setAccessibleName(tr("The way from the root"));
    m_more->setObjectName("moreOfTheWay");
    m_more->setText(QStringLiteral("\u2026"));
    m_more->setAccessibleName(tr("Nodes between"));
    m_more->setToolTip(m_more->accessibleName());
    m_more->setAutoRaise(true);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addButton();
    setTabOrder(m_nodes.front(), m_more);
    connect(session, &LabSession::traceChanged, this, &Breadcrumbs::showPath);
    connect(session, &LabSession::selectionChanged, this, &Breadcrumbs::showPath);
    connect(session, &LabSession::predictingChanged, this, &Breadcrumbs::showPath);
    connect(session, &LabSession::solutionHiddenChanged, this, &Breadcrumbs::showPath);
    showPath(); // the session may already have a trace
}

void Breadcrumbs::setByMouseOnly()
{
    m_focus = Qt::NoFocus;
    m_more->setFocusPolicy(m_focus);
    for (QToolButton *button : m_nodes)
        button->setFocusPolicy(m_focus);
}

QSize Breadcrumbs::sizeHint() const
{
    return {400, m_more->sizeHint().height()};
}

QSize Breadcrumbs::minimumSizeHint() const
{
    return {80, m_more->sizeHint().height()};
}

void Breadcrumbs::resizeEvent(QResizeEvent *)
{
    fit();
}

/// Adds the button of the next ply. Buttons are placed by hand: a layout would trigger a layout of
/// the window at each step.
void Breadcrumbs::addButton()
{
    const std::size_t ply = m_nodes.size();
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("way%1").arg(ply));
    button->setAutoRaise(true);
    button->setCheckable(true);
    button->setFocusPolicy(m_focus);
    connect(button, &QToolButton::clicked, this, [this, ply] {
        m_session->select(pathTo(ply));
        showPath(); // selecting the selected node again must not release the button
    });
    m_nodes.push_back(button);
}

LabSession::Path Breadcrumbs::pathTo(std::size_t ply) const
{
    return {m_path.begin(), m_path.begin() + static_cast<std::ptrdiff_t>(ply)};
}

/// The path to the current node if the selection lies on it; else the path to the selected node.
LabSession::Path Breadcrumbs::shownPath() const
{
    const LabSession::Path current = m_session->trace().path(m_session->current());
    return leadsTo(m_session->selected(), current) ? current : m_session->selected();
}

void Breadcrumbs::showPath()
{
    if (!m_session->hasTrace())
        return;
    m_path = shownPath();
    while (m_nodes.size() <= m_path.size())
        addButton();
    for (std::size_t ply = 0; ply <= m_path.size(); ++ply)
        describe(ply);
    fit();
}

void Breadcrumbs::describe(std::size_t ply)
{
    QToolButton *button = m_nodes[ply];
    const LabSession::Path path = pathTo(ply);
    const auto &trace = m_session->trace();
    const ai::lab::NodeId id = m_session->shownNode(path);
    bool max = trace.nodes().front().max;
    for (std::size_t above = 0; above < ply; ++above)
        max = max == isChance(m_session->positionAt(pathTo(above)));
    const bool chance = isChance(m_session->positionAt(path));
    const QString name =
        ply == 0 ? tr("root") : labMoveTitle(m_session->positionAt(pathTo(ply - 1)), path.back());
    const QString symbol = chance ? QStringLiteral("\u25cf")
                           : max  ? QStringLiteral("\u25b2")
                                  : QStringLiteral("\u25bc");
    const QString text = symbol + QChar::Nbsp + name;
    button->setText(ply == 0 ? text : QStringLiteral("\u203a ") + text);
    const QString whole =
        id == ai::lab::noNode
            ? tr("%1, %2: not visited yet", "a move, MAX or MIN")
                  .arg(ply == 0 ? name
                                : stepToText(m_session->search(), pathTo(ply - 1), path.back()),
                       levelText(max, chance))
            : nodeText(m_session->search(), id, m_session->step(), !m_session->predicting());
    button->setToolTip(whole);
    button->setAccessibleName(whole);
    button->setChecked(path == m_session->selected());
}

/// Places the root and as many of the last nodes as fit; the menu lists the others.
void Breadcrumbs::fit()
{
    const int count = m_nodes.empty() || !m_session->hasTrace() ? 0 : int(m_path.size()) + 1;
    const auto widthOf = [this](int ply) {
        return m_nodes[static_cast<std::size_t>(ply)]->sizeHint().width();
    };
    int wide = 0;
    for (int ply = 0; ply < count; ++ply)
        wide += widthOf(ply);
    int first = 1; // the first node shown after the root
    if (wide > width()) {
        wide += m_more->sizeHint().width();
        while (wide > width() && first < count - fewest)
            wide -= widthOf(first++);
    }
    m_menu->clear();
    m_more->setVisible(first > 1);
    int left = 0;
    const auto place = [this, &left](QToolButton *button) {
        const QSize size = button->sizeHint();
        const QRect at(QPoint(left, 0), size);
        button->setGeometry(QStyle::visualRect(layoutDirection(), rect(), at));
        left += size.width();
    };
    for (int ply = 0; ply < static_cast<int>(m_nodes.size()); ++ply) {
        QToolButton *button = m_nodes[static_cast<std::size_t>(ply)];
        const bool inMenu = ply > 0 && ply < first;
        button->setVisible(ply < count && !inMenu);
        if (ply < count && inMenu)
            connect(m_menu->addAction(button->accessibleName()), &QAction::triggered, button,
                    &QToolButton::click);
        else if (ply < count)
            place(button);
        if (ply == 0 && first > 1)
            place(m_more);
    }
}

} // namespace ui::lab
