#pragma once

#include "ui/lab/model/labsession.h"

#include <QIntValidator>
#include <QLineEdit>

namespace ui::lab {

/// An input field for a leaf's value in the drawn tree. Enter accepts the value, Escape cancels;
/// the tree behind receives none of its keys.
class LeafEditor : public QLineEdit
{
    Q_OBJECT

public:
    /// The canvas is the parent, and gets the focus back.
    explicit LeafEditor(QWidget *canvas);

    /// Opens below a leaf at its place on the canvas, with the present text. Accepts values from
    /// -largest to largest.
    void edit(const LabSession::Path &path, const QRectF &leaf, const QString &text, int largest);

signals:
    void edited(const ui::lab::LabSession::Path &path, int value);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    LabSession::Path m_path;
    QIntValidator *m_values;
};

} // namespace ui::lab
