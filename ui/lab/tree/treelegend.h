#pragma once

#include <QLabel>

namespace ui::lab {

/// The legend of a drawn tree, in as many lines as its width requires.
class TreeLegend : public QLabel
{
    Q_OBJECT

public:
    /// Which signs the tree has besides those of every tree.
    struct Signs
    {
        bool boards = false; ///< with the winner of a finished game
        bool chance = false;
        bool hiddenCounts = false;   ///< of nodes that are not drawn
        bool assumedLetters = false; ///< the star of values that depend on letters

        friend bool operator==(const Signs &, const Signs &) = default;
    };

    explicit TreeLegend(QWidget *parent = nullptr);

    void setSigns(const Signs &signs);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    Signs m_signs;
};

} // namespace ui::lab
