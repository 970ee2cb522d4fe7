#pragma once

#include <QAction>
#include <QPushButton>

namespace ui {

/// A button of the window's own look, the same under every style: flat and rounded, quiet or, where
/// it is the one thing to do next, in the accent. With setFlat() it has a surface under the pointer
/// alone. GUI thread.
class FlatButton : public QPushButton
{
    Q_OBJECT

public:
    explicit FlatButton(const QString &text = {}, QWidget *parent = nullptr);
    /// A new button that triggers a command, by Enter as well. What it shows of the command, and
    /// when, is the caller's to say. The command is not owned.
    static FlatButton *forCommand(QAction *command);

    virtual void setProminent(bool prominent);
    bool isProminent() const { return m_prominent; }
    /// An arrow at the end says that the button opens something.
    void setArrow(bool arrow);
    /// The text at the start, as in the boxes of a form, not in the middle.
    void setTextAtStart(bool atStart);
    /// The width, in pixels, that the button needs to show a text whole.
    int widthFor(const QString &text) const { return widthFor(text, fontMetrics()); }
    /// The same in another font than its own.
    int widthFor(const QString &text, const QFontMetrics &metrics) const;

    /// The width that shows it whole between narrow margins, for a row in which no more fits.
    int narrowestFor(const QString &text) const { return widthFor(text) - padding(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

    static int paddingFor(const QFontMetrics &metrics); ///< at both sides of the text
    int padding() const { return paddingFor(fontMetrics()); }
    int iconGap() const { return padding() * 3 / 4; } ///< between the symbol and the text

private:
    int arrowWidth() const;
    int pictureWidth() const;
    QColor fill() const;
    QColor ink() const;

    bool m_prominent = false;
    bool m_arrow = false;
    bool m_textAtStart = false;
};

} // namespace ui
