#pragma once

#include <QComboBox>

namespace ui {

/// A combo box that looks like the other controls of the window under every style. Its list is the
/// style's. GUI thread.
class FlatComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit FlatComboBox(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    /// Where it adjusts to its contents, it shows what is chosen whole; else also all other items.
    QSize minimumSizeHint() const override;
    /// The width, in pixels, that the box needs to show a text whole.
    int widthFor(const QString &text) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int padding() const;
};

} // namespace ui
