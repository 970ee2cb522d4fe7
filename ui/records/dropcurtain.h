#pragma once

#include <QWidget>

namespace ui {

/// Lies over a window while something is dragged over it that it would open, and says so. Lets
/// everything through to the window.
class DropCurtain : public QWidget
{
    Q_OBJECT

public:
    /// The window is the parent. Hidden at first.
    explicit DropCurtain(QWidget *window);

    /// Covers the window with a sentence.
    void cover(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
};

} // namespace ui
