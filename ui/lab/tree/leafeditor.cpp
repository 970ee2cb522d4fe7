#include "ui/lab/tree/leafeditor.h"

#include <QIntValidator>
#include <QKeyEvent>

namespace ui::lab {

LeafEditor::LeafEditor(QWidget *canvas)
    : QLineEdit(canvas)
{
    constexpr int end = ai::lab::TextTree::maxScore;
    setObjectName("leafEditor");
    setAccessibleName(tr("Value of the leaf"));
    setValidator(new QIntValidator(-end, end, this));
    setAlignment(Qt::AlignCenter);
    hide();
    connect(this, &QLineEdit::editingFinished, this, &QWidget::hide);
}

void LeafEditor::edit(const LabSession::Path &path, QPointF centre, const QString &text)
{
    m_path = path;
    QRect box(0, 0, fontMetrics().horizontalAdvance(QString(8, '0')), sizeHint().height());
    box.moveCenter(centre.toPoint());
    setGeometry(box);
    setText(text);
    selectAll();
    show();
    setFocus();
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
