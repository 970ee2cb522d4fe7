#include "ui/lab/tree/leafeditor.h"

#include <QKeyEvent>
#include <QtMath>

#include <algorithm>

namespace ui::lab {

LeafEditor::LeafEditor(QWidget *canvas)
    : QLineEdit(canvas)
    , m_values(new QIntValidator(this))
{
    setObjectName("leafEditor");
    setAccessibleName(tr("Value of the leaf"));
    setValidator(m_values);
    setAlignment(Qt::AlignCenter);
    hide();
    connect(this, &QLineEdit::editingFinished, this, &QWidget::hide);
}

void LeafEditor::edit(const LabSession::Path &path, const QRectF &leaf, const QString &text,
                      int largest)
{
    m_path = path;
    m_values->setRange(-largest, largest);
    QRect box(0, 0, fontMetrics().horizontalAdvance(QString(8, '0')), sizeHint().height());
    // Below the leaf: the field is wider than the leaf and would cover its neighbours.
    box.moveCenter(leaf.center().toPoint());
    box.moveTop(qCeil(leaf.bottom()) + 6); // clears the selection frame
    const QRect canvas = parentWidget()->rect();
    box.moveBottom(std::min(box.bottom(), canvas.bottom()));
    box.moveLeft(std::clamp(box.left(), 0, std::max(0, canvas.width() - box.width())));
    setGeometry(box);
    setText(text);
    selectAll();
    show();
    setFocus();
}

bool LeafEditor::event(QEvent *event)
{
    // Escape cancels the input; the window's shortcut for it must not come first.
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void LeafEditor::keyPressEvent(QKeyEvent *event)
{
    const bool done = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!done && event->key() != Qt::Key_Escape) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    event->accept();
    if (done && !hasAcceptableInput())
        return;
    const int value = text().toInt();
    parentWidget()->setFocus();
    hide();
    if (done)
        emit edited(m_path, value);
}

} // namespace ui::lab
