#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace ui::lab {

/// What the Lab begins with until something was chosen once: four cards that say what it is for.
/// GUI thread.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    /// Whether there is a game to look into; without one its card says what is missing.
    void setGameThere(bool there);

signals:
    void learnRequested();
    void treeRequested();
    void gameRequested();
    void teachRequested();

private:
    QWidget *makeCard(QWidget *picture, const QString &title, QLabel *text, QPushButton *button);

    QPushButton *m_game;
    QLabel *m_gameText;
};

} // namespace ui::lab
