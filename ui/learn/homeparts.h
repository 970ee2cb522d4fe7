#pragma once

#include <QLabel>

namespace ui {

// Small parts of the cards of Learn's home. All sizes follow the font, all colours the palette.

/// A few words on a ground of their own.
class Chip : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// How hard something is: as text, and behind it as dots where they fit.
class GradeDots : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// The text names the grade, which is 1 to the highest.
    void show(const QString &text, int grade, int highest);

    /// The text's: the dots are painted where there is more.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_grade = 0;
    int m_highest = 0;
};

/// A symbol on a ground of its own, which says nothing that the text beside it does not.
class SymbolTile : public QWidget
{
    Q_OBJECT

public:
    explicit SymbolTile(const QString &symbol, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_symbol;
};

} // namespace ui
