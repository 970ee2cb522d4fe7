#pragma once

#include "ui/lab/model/labsession.h"

#include <QIntValidator>
#include <QLineEdit>

namespace ui::lab {

/// A field at a leaf of the drawn tree, in which its value is written. Enter ends it with a
/// value, Escape without; its keys do not reach the tree behind it.
class LeafEditor : public QLineEdit
{
    Q_OBJECT

public:
    /// The canvas, which gets the focus back.
    explicit LeafEditor(QWidget *canvas);

    /// Under a leaf, at its place on the canvas, with the text that stands there. No value may be
    /// larger than the largest or less than minus that.
    void edit(const LabSession::Path &path, const QRectF &leaf, const QString &text, int largest);

signals:
    void edited(const ui::lab::LabSession::Path &path, int value);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    LabSession::Path m_path;
    QIntValidator *m_values;
};

} // namespace ui::lab
