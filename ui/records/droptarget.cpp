#include "ui/records/droptarget.h"

#include "ui/style/surface.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>
#include <QUrl>

namespace ui {

namespace {

/// The path of the first file that is dragged, or empty.
QString localPath(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.isEmpty() ? QString() : urls.constFirst().toLocalFile();
}

} // namespace

DropTarget::DropTarget(QWidget *window)
    : QWidget(window)
{
    setObjectName("dropTarget");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool DropTarget::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::DragEnter) {
        auto *drag = static_cast<QDragEnterEvent *>(event);
        const QString path = localPath(*drag->mimeData());
        if (!path.isEmpty())
            cover(tr("Release to open %1", "a file").arg(QFileInfo(path).fileName()));
        else if (drag->mimeData()->hasText())
            cover(tr("Release to paste the game or the position"));
        else
            return true;
        drag->acceptProposedAction();
        return true;
    }
    if (event->type() == QEvent::DragLeave) {
        hide();
        return true;
    }
    if (event->type() == QEvent::Drop) {
        hide();
        auto *drop = static_cast<QDropEvent *>(event);
        drop->acceptProposedAction();
        const QString path = localPath(*drop->mimeData());
        if (!path.isEmpty())
            emit fileDropped(path);
        else
            emit textDropped(drop->mimeData()->text());
        return true;
    }
    return QWidget::eventFilter(object, event);
}

/// Covers the window with this text.
void DropTarget::cover(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    setGeometry(parentWidget()->rect());
    raise();
    show();
    update();
}

void DropTarget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.7F);
    painter.fillRect(rect(), veil);

    const int em = fontMetrics().height();
    const Accent colours = accent(palette());
    painter.setPen(QPen(colours.fill, qMax(2, em / 6), Qt::DashLine));
    const int inset = em / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), cornerRadius(em),
                            cornerRadius(em));

    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const QRect area = rect().adjusted(2 * em, 2 * em, -2 * em, -2 * em);
    const QRect text = fontMetrics().boundingRect(area, flags, m_text);
    paintSurface(painter, QRectF(text.adjusted(-em, -em / 2, em, em / 2)), cornerRadius(em),
                 colours.fill);
    painter.setPen(colours.text);
    painter.drawText(area, flags, m_text);
}

} // namespace ui
