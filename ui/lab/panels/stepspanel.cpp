#include "ui/lab/panels/stepspanel.h"

#include "ui/controls/passiveitemview.h"
#include "ui/lab/model/labsession.h"

#include <QKeyEvent>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

StepModel::StepModel(LabSession *session, QObject *parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    connect(session, &LabSession::traceChanged, this, &StepModel::turnPage);
    connect(session, &LabSession::stepChanged, this, [this] {
        constexpr int margin = pageSize / 10;
        const int row = rowOf(m_session->step());
        const bool atStart = m_first == 0;
        const bool atEnd = m_first + pageSize >= stopCount();
        const bool inside = m_session->step() == 0
                                ? atStart // which has no row
                                : row >= (atStart ? 0 : margin)
                                      && (atEnd || row < static_cast<int>(pageSize) - margin);
        if (m_futureHidden || !inside)
            turnPage();
    });
}

void StepModel::setFutureHidden(bool hidden)
{
    m_futureHidden = hidden;
    turnPage();
}

std::uint32_t StepModel::stopCount() const
{
    if (!m_session->hasTrace())
        return 0;
    return m_futureHidden ? m_session->stopOf(m_session->step())
                          : static_cast<std::uint32_t>(m_session->stops().size()) - 1;
}

void StepModel::turnPage()
{
    beginResetModel();
    const std::uint32_t here = m_session->hasTrace() ? m_session->stopOf(m_session->step()) : 0;
    const std::uint32_t half = pageSize / 2;
    const std::uint32_t last = stopCount() > pageSize ? stopCount() - pageSize : 0;
    m_first = std::min(last, here > half ? here - half : 0);
    m_longest.reset();
    endResetModel();
}

int StepModel::longestText() const
{
    constexpr int measured = 200; // rows at most, so that a large search is not put into words
    constexpr int usuallyLongest = 200; // characters
    if (rowCount() > measured)
        return usuallyLongest;
    if (!m_longest) {
        m_longest = 0;
        for (int row = 0; row < rowCount(); ++row)
            m_longest =
                std::max(*m_longest, int(data(index(row), Qt::DisplayRole).toString().size()));
    }
    return *m_longest;
}

int StepModel::rowOf(std::uint32_t step) const
{
    const std::uint32_t stop = m_session->stopOf(step);
    const bool here = stop > m_first && stop <= m_first + static_cast<std::uint32_t>(rowCount());
    return here ? static_cast<int>(stop - m_first) - 1 : -1;
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return static_cast<int>(std::min(pageSize, stopCount() - std::min(m_first, stopCount())));
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const std::uint32_t step = stepOf(index.row());
    return tr("%1. %2", "a step's number and words")
        .arg(m_session->stopOf(step))
        .arg(shownStepText(*m_session, step));
}

namespace {

/// Makes all rows as high as the longest sentence needs, so that the list need not measure every
/// step.
class EqualRowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int most = 9; // lines, in a narrow list
        const auto *steps = qobject_cast<const StepModel *>(index.model());
        const int longest = steps == nullptr ? 0 : steps->longestText();
        const auto *list = qobject_cast<const QListView *>(option.widget);
        const int width = list == nullptr ? option.rect.width() : list->viewport()->width();
        const int needed = longest * option.fontMetrics.averageCharWidth();
        const int lines = std::clamp(needed / std::max(1, width) + 1, 2, most);
        return {0, lines * option.fontMetrics.lineSpacing() + 6};
    }
};

} // namespace

StepsPanel::StepsPanel(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new StepModel(session, this))
    , m_steps(new PassiveItemView<QListView>)
{
    m_steps->setObjectName("stepList");
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->setUniformItemSizes(true);
    m_steps->setWordWrap(true);
    m_steps->setItemDelegate(new EqualRowDelegate(m_steps));
    m_steps->setAlternatingRowColors(true);
    m_steps->setResizeMode(QListView::Adjust);
    m_steps->installEventFilter(this);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setModel(m_model);
    setFocusProxy(m_steps);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_steps);

    // Connected to clicked: neither the session's own changes nor the focus, which makes a row
    // current, may change the step.
    connect(m_steps, &QListView::clicked, this,
            [this](const QModelIndex &index) { m_session->goTo(m_model->stepOf(index.row())); });
    connect(session, &LabSession::traceChanged, this, &StepsPanel::showStep);
    connect(session, &LabSession::stepChanged, this, &StepsPanel::showStep);
    // The last step reports the result, so it is hidden with the answers.
    connect(session, &LabSession::hidesAnswersChanged, this,
            [this] { m_model->setFutureHidden(m_session->hidesAnswers()); });
}

void StepsPanel::showStep()
{
    if (m_session->step() == 0) {
        m_steps->setCurrentIndex({});
        m_steps->scrollToTop();
        return;
    }
    const QModelIndex index = m_model->index(m_model->rowOf(m_session->step()));
    if (m_steps->currentIndex() != index) {
        m_steps->setCurrentIndex(index);
        if (isVisible()) // else when it is shown
            m_steps->scrollTo(index);
    }
}

bool StepsPanel::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_steps && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const auto plain = key->modifiers() & ~Qt::KeypadModifier;
        if (plain == Qt::NoModifier && m_session->hasTrace() && stepByKey(key->key()))
            return true;
    }
    return QWidget::eventFilter(object, event);
}

/// The arrow keys step back and forwards, from step 0 too, which has no row.
bool StepsPanel::stepByKey(int key)
{
    const std::int64_t page =
        std::max(1, m_steps->viewport()->height() / std::max(1, m_steps->sizeHintForRow(0)));
    const auto last = std::ssize(m_session->stops()) - 1;
    std::int64_t stop = m_session->stopOf(m_session->step());
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Left:
        --stop;
        break;
    case Qt::Key_Down:
    case Qt::Key_Right:
        ++stop;
        break;
    case Qt::Key_PageUp:
        stop -= page;
        break;
    case Qt::Key_PageDown:
        stop += page;
        break;
    case Qt::Key_Home:
        stop = 0;
        break;
    case Qt::Key_End:
        stop = last;
        break;
    default:
        return false;
    }
    const auto kept = static_cast<std::size_t>(std::clamp<std::int64_t>(stop, 0, last));
    const std::uint32_t step = m_session->stops()[kept];
    if (!m_session->predicting() || step < m_session->step())
        m_session->goTo(step);
    return true;
}

} // namespace ui::lab
