#pragma once

#include <QLabel>

namespace ui {

// Small parts of the cards of Learn's home. All sizes follow the font, all colours the palette.

/// A few words on a coloured background.
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

/// A difficulty grade: as text, followed by dots if they fit.
class GradeDots : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// The text is the grade's name; the grade is from 1 to `highest`.
    void show(const QString &text, int grade, int highest);

    /// The size of the text; dots are painted if there is more space.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_grade = 0;
    int m_highest = 0;
};

/// A decorative symbol on a coloured background; the text beside it says the same.
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
