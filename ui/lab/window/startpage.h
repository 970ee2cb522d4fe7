#pragma once

#include <QLabel>
#include <QPushButton>
#include <QSpacerItem>
#include <QWidget>

#include <utility>
#include <vector>

namespace ui::lab {

/// The Lab's first page until the user has chosen something: four cards that say what it is for.
/// GUI thread.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    /// Whether there is a game to study; without one the card leads to the board.
    void setHasGame(bool has);

signals:
    void learnRequested();
    void treeRequested();
    void gameRequested();
    void playRequested();
    void teachRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class CardRows;
    class Picture;

    QLabel *makeText(const QString &text, double size = 1, bool bold = false);
    QWidget *makeCard(Picture *picture, const QString &title, QLabel *text, QPushButton *button);
    void setTextScale(double scale);
    void fitToSize();
    void fitPictures();

    std::vector<std::pair<QWidget *, double>> m_scaled; ///< with their font scale
    double m_textScale = 0;
    QPushButton *m_game;
    QLabel *m_gameText;
    CardRows *m_cards;
    QWidget *m_content;
    QLabel *m_heading = nullptr;
    QSpacerItem *m_gap; ///< above the cards
    std::vector<Picture *> m_pictures;
    bool m_hasGame = false;
};

} // namespace ui::lab
