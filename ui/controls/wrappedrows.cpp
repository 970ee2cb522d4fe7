#include "ui/controls/wrappedrows.h"

#include "ui/common/texts.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>

namespace ui {

namespace {

QString brokenText(const QString &text, const QFont &font, int width)
{
    QStringList lines = linesOf(text, font, width);
    for (QString &line : lines)
        line = line.trimmed();
    return lines.join(QChar::LineSeparator);
}

/// Breaks lines itself, because a style may wrap differently when painting than when measuring, and
/// drop the last line.
class WrappedRowDelegate : public QStyledItemDelegate
{
public:
    WrappedRowDelegate(int space, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_space(space)
    {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem drawn = option;
        initStyleOption(&drawn, index);
        const auto breaks = static_cast<int>(drawn.text.count(QChar::LineSeparator));
        // Lines of one row are nearer to each other than to those of the next.
        const int line = drawn.fontMetrics.lineSpacing();
        const int height = breaks == 0 ? line * 4 / 3 + m_space : (breaks + 1) * line + line / 2;
        return {QStyledItemDelegate::sizeHint(option, index).width(),
                std::max(height, smallestTarget)};
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const auto *list = qobject_cast<const QListView *>(option->widget);
        if (list == nullptr)
            return;
        const int margin =
            list->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, option, list) + 1;
        const int width = option->rect.width() > 0
                              ? option->rect.width()
                              : list->viewport()->width() - 2 * list->spacing();
        option->text = brokenText(option->text, option->font, width - 2 * margin - 1);
        option->features &= ~QStyleOptionViewItem::WrapText;
        option->textElideMode = Qt::ElideNone;
    }

private:
    int m_space;
};

/// Follows a list's rows and width. Qt's own adjustment to the contents ignores lines that wrap.
class RowFitter : public QObject
{
public:
    RowFitter(QListView &list, int least)
        : QObject(&list)
        , m_list(list)
        , m_least(least)
    {
        const QAbstractItemModel *model = list.model();
        m_later.setSingleShot(true); // once for all rows that change together
        connect(&m_later, &QTimer::timeout, this, &RowFitter::fit);
        const auto fitLater = [this] { m_later.start(0); };
        connect(model, &QAbstractItemModel::rowsInserted, this, fitLater);
        connect(model, &QAbstractItemModel::rowsRemoved, this, fitLater);
        connect(model, &QAbstractItemModel::dataChanged, this, fitLater);
        connect(model, &QAbstractItemModel::modelReset, this, fitLater);
        list.installEventFilter(this);
        list.viewport()->installEventFilter(this);
        fit();
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        const bool isWidthNew =
            event->type() == QEvent::Resize && m_list.viewport()->width() != m_width;
        if (isWidthNew || event->type() == QEvent::FontChange
            || event->type() == QEvent::StyleChange)
            fit();
        return false;
    }

private:
    void fit()
    {
        m_width = m_list.viewport()->width();
        const int frame = 2 * m_list.frameWidth();
        int height = frame;
        int least = frame;
        for (int row = 0; row < m_list.model()->rowCount(); ++row) {
            height += m_list.sizeHintForIndex(m_list.model()->index(row, 0)).height()
                      + 2 * m_list.spacing();
            if (row < m_least)
                least = height;
        }
        m_list.setMinimumHeight(least);
        m_list.setMaximumHeight(height);
    }

    QListView &m_list;
    int m_least;
    int m_width = 0; ///< fitted to
    QTimer m_later;
};

} // namespace

void wrapRows(QListView &list, int space)
{
    list.setWordWrap(true);
    list.setItemDelegate(new WrappedRowDelegate(space, &list));
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setResizeMode(QListView::Adjust);
}

void fitToRows(QListView &list, int least)
{
    new RowFitter(list, least);
}

} // namespace ui
