#pragma once

#include <QAction>
#include <QPushButton>

namespace ui {

/// A button in the window's own style, which is the same under every QStyle: flat and rounded,
/// neutral or, as the one suggested next step, in the accent colour. With setFlat() it has a
/// background only under the pointer. GUI thread.
class FlatButton : public QPushButton
{
    Q_OBJECT

public:
    explicit FlatButton(const QString &text = {}, QWidget *parent = nullptr);
    /// A new button that triggers a command, also by Enter. The caller sets its text and
    /// visibility. The command is not owned.
    static FlatButton *forCommand(QAction *command);

    virtual void setProminent(bool prominent);
    bool isProminent() const { return m_prominent; }
    /// Whether an arrow at the end shows that the button opens something; it points up while the
    /// button is checked.
    void setArrow(bool arrow);
    /// Whether the text is at the start, as in a form's combo boxes, instead of centred.
    void setTextAtStart(bool atStart);
    /// The width, in pixels, that the button needs to show a text whole.
    int widthFor(const QString &text) const { return widthFor(text, fontMetrics()); }
    /// The same in another font.
    int widthFor(const QString &text, const QFontMetrics &metrics) const;

    /// The width for the whole text with narrow margins, for a crowded row.
    int narrowestFor(const QString &text) const { return widthFor(text) - padding(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

    static int paddingFor(const QFontMetrics &metrics); ///< total of both sides
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
