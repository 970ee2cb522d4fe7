#include "ui/lab/learn/codepanel.h"

#include "ui/controls/passiveitemview.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace ui::lab {

using ai::lab::Pseudocode;
using ai::lab::Trace;

namespace {

constexpr int currentRole = Qt::UserRole; ///< whether the step ran the line
constexpr int numberLength = 3;           ///< of a line's number, in characters

/// Paints lines of code without extra spacing. The current line has a tinted background and a bar
/// at its start.
class CodeDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Measures with the bold font of the current line, at the list's width.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *list = qobject_cast<const QListWidget *>(option.widget);
        const int width = list != nullptr ? list->viewport()->width() : option.rect.width();
        const QFontMetrics metrics(boldFont(option.font));
        const int words = metrics
                              .boundingRect(QRect(0, 0, width - codeStart(metrics, index), 1),
                                            wrapped, index.data().toString().mid(codeColumn(index)))
                              .height();
        return {width, qRound((spacing - 1) * metrics.height()) + words};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const bool current = index.data(currentRole).toBool();
        const QString text = index.data().toString();
        const int height = qRound(spacing * option.fontMetrics.height());
        const QColor base = option.palette.color(QPalette::Base);
        painter->save();
        if (current) {
            constexpr double tint = 0.2;
            painter->fillRect(
                option.rect,
                mixed(base, option.palette.color(QPalette::Active, QPalette::Highlight), tint));
            QRect bar = option.rect;
            bar.setWidth(std::max(3, height / 5));
            painter->fillRect(bar, markColour(option.palette, base));
        }
        QFont font = option.font;
        font.setBold(current);
        painter->setFont(font);
        painter->setPen(option.palette.color(QPalette::Active, QPalette::Text));
        const int gap = qRound((spacing - 1) * option.fontMetrics.height()) / 2;
        const QRect area = option.rect.adjusted(numberStart(option.fontMetrics), gap, 0, 0);
        painter->drawText(area, wrapped, text.left(numberLength));
        painter->drawText(option.rect.adjusted(codeStart(option.fontMetrics, index), gap, 0, 0),
                          wrapped, text.mid(codeColumn(index)));
        painter->restore();
        if (!option.state.testFlag(QStyle::State_HasFocus))
            return;
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.backgroundColor = base;
        option.widget->style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter,
                                              option.widget);
    }

private:
    static constexpr double spacing = 1.25;
    static constexpr int wrapped = int(Qt::AlignLeft) | int(Qt::AlignTop) | int(Qt::TextWordWrap);

    static int numberStart(const QFontMetrics &metrics) { return metrics.height() / 3; }

    /// Where the code begins in the text, after the line number and indentation.
    static int codeColumn(const QModelIndex &index)
    {
        const QString text = index.data().toString();
        int column = numberLength;
        while (column < text.size() && text[column] == ' ')
            ++column;
        return column;
    }

    /// The x coordinate of the code; overlong lines wrap below it.
    static int codeStart(const QFontMetrics &metrics, const QModelIndex &index)
    {
        return numberStart(metrics) + codeColumn(index) * metrics.horizontalAdvance(' ');
    }
};

QListWidget *makeList(const char *name, const QString &title)
{
    auto *list = new PassiveItemView<QListWidget>;
    list->setObjectName(name);
    list->setFrameShape(QFrame::NoFrame); // the card already has a frame
    list->setAccessibleName(title);
    list->setResizeMode(QListView::Adjust);
    list->setWordWrap(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

} // namespace

CodePanel::CodePanel(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_calls(new FlatButton(tr("Calls")))
    , m_lines(makeList("codeLines", tr("Pseudocode")))
    , m_stack(makeList("callStack", tr("Call stack")))
{
    m_lines->setLayoutDirection(Qt::LeftToRight); // as code is written
    m_lines->setFont(codeFont());
    m_lines->setSelectionMode(QAbstractItemView::NoSelection);
    constexpr int fewest = 3; // lines, where the window is low
    m_lines->setMinimumHeight(fewest * fontMetrics().height());
    m_lines->setItemDelegate(new CodeDelegate(m_lines));
    layOut();
    setFocusProxy(m_lines);
    connect(m_stack, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        const auto node = item->data(Qt::UserRole).toUInt();
        m_session->select(m_session->trace().path(node));
    });
    connect(session, &LabSession::traceChanged, this, &CodePanel::showTrace);
    connect(session, &LabSession::stepChanged, this, &CodePanel::showStep);
    connect(session, &LabSession::predictingChanged, this, &CodePanel::showStep);
    connect(session, &LabSession::askedChanged, this, &CodePanel::showStep);
}

void CodePanel::layOut()
{
    auto *title = new QLabel(tr("Code"));
    title->setFont(boldFont(font()));
    m_calls->setObjectName("showCalls");
    m_calls->setCheckable(true);
    m_calls->setToolTip(tr("The calls that have not returned, with their variables"));
    auto *row = new QHBoxLayout;
    row->addWidget(title, 1);
    row->addWidget(m_calls);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_lines, 2);
    layout->addWidget(m_stack, 1);
    m_stack->hide();
    connect(m_calls, &QPushButton::toggled, m_stack, &QWidget::setVisible);
}

void CodePanel::showTrace()
{
    m_code.emplace(m_session->search());
    m_line.reset();
    m_lines->clear();
    for (std::size_t line = 0; line < m_code->lines().size(); ++line)
        m_lines->addItem(lineText(line));
    showStep();
}

void CodePanel::showStep()
{
    if (!m_code)
        return;
    std::vector<Pseudocode::Frame> frames = m_code->stack(m_session->step());
    // Whether the loop over the children was left early would answer "exact or bound?".
    if (tellsAnswer(*m_session, m_session->step()))
        frames.back().line = m_code->callLineOf(frames.back().node);
    markLine(frames.empty() ? std::nullopt : std::optional(frames.back().line));
    showStack(frames);
}

void CodePanel::markLine(std::optional<std::size_t> line)
{
    const auto mark = [this](std::size_t at, bool isCurrent) {
        QListWidgetItem *item = m_lines->item(static_cast<int>(at));
        item->setData(currentRole, isCurrent);
        item->setData(Qt::AccessibleTextRole,
                      isCurrent ? tr("Current line %1").arg(item->text()) : item->text());
    };
    if (m_line)
        mark(*m_line, false);
    m_line = line;
    if (!line)
        return;
    mark(*line, true);
    m_lines->setCurrentRow(static_cast<int>(*line));
}

QString CodePanel::lineText(std::size_t line) const
{
    const Pseudocode::CodeLine &code = m_code->lines()[line];
    return QStringLiteral(" %1 %2%3")
        .arg(line + 1, 2)
        .arg(QString(2 * code.indent, ' '), QString::fromStdString(code.text));
}

void CodePanel::showStack(const std::vector<Pseudocode::Frame> &frames)
{
    m_stack->clear();
    for (const Pseudocode::Frame &frame : frames) {
        auto *item = new QListWidgetItem(frameText(frame), m_stack);
        item->setData(Qt::UserRole, frame.node);
    }
    m_stack->scrollToBottom();
}

QString CodePanel::frameText(const Pseudocode::Frame &frame) const
{
    const Trace &trace = m_session->trace();
    QString call =
        tr("%1 (%2), line %3", "a node, its level, a line of code")
            .arg(placeText(m_session->search(), trace.path(frame.node)),
                 levelText(trace.nodes()[frame.node].max, trace.nodes()[frame.node].chance))
            .arg(frame.line + 1);
    const QString variables = variablesOf(frame.node);
    return variables.isEmpty() ? call : tr("%1: %2", "a call, its variables").arg(call, variables);
}

/// The variables of a call, as in the listing; none while a quiz asks about them.
QString CodePanel::variablesOf(ai::lab::NodeId node) const
{
    if (m_session->predicting())
        return {};
    const Trace &trace = m_session->trace();
    const Trace::State state = m_code->variablesOf(node, m_session->step());
    using Letters = ai::lab::AssumedLetters::Letters;
    const auto variable = [this](const QString &name, int value, const Letters &letters) {
        return QStringLiteral("%1 = %2").arg(
            name, starred(valueText(m_session->search(), value), !letters.empty()));
    };
    const auto &letters = *m_session->search().letters;
    const std::uint32_t step = m_session->step();
    const bool exchanged =
        m_session->setup().algorithm == ai::lab::Algorithm::Negamax && !trace.nodes()[node].max;
    const bool comparesOnly = trace.rootIsNoCall() && node == 0;
    QStringList all;
    if (usesWindow(m_session->setup().algorithm) && !comparesOnly)
        all << variable(QStringLiteral("\u03b1"), state.alpha,
                        exchanged ? letters.ofBeta(node, step) : letters.ofAlpha(node, step))
            << variable(QStringLiteral("\u03b2"), state.beta,
                        exchanged ? letters.ofAlpha(node, step) : letters.ofBeta(node, step));
    // In fail-hard search the best value is the bound itself.
    const bool keepsValue = comparesOnly || !returnsBounds(m_session->setup());
    const bool hasSum = trace.nodes()[node].chance && state.hasValue;
    if (keepsValue && (state.best != ai::lab::noNode || hasSum))
        all << variable(comparesOnly ? QStringLiteral("best") : QStringLiteral("value"),
                        state.value, letters.ofBest(node, step));
    return all.join(QStringLiteral(", "));
}

} // namespace ui::lab
