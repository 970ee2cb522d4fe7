#pragma once

#include <QComboBox>

namespace ui {

/// A combo box in the window's own style, which is the same under every QStyle, except for its
/// popup list. It may be editable. GUI thread.
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
    /// Makes the box editable.
    void makeEditable();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int padding() const;
    QColor ink() const;
    QRect textRect() const;
    void placeLineEdit();
};

} // namespace ui
