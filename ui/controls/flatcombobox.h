#pragma once

#include <QComboBox>

namespace ui {

/// A combo box in the window's own style, which is the same under every QStyle, except for its
/// popup list. GUI thread.
class FlatComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit FlatComboBox(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    /// Fits the current text if the box adjusts to its contents; else all items.
    QSize minimumSizeHint() const override;
    /// The width, in pixels, that the box needs to show a text whole.
    int widthFor(const QString &text) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int padding() const;
};

} // namespace ui
