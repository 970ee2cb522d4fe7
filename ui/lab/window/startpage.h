#pragma once

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

    /// Whether there is a game to look into.
    void setGameThere(bool there) { m_game->setEnabled(there); }

signals:
    void learnRequested();
    void treeRequested();
    void gameRequested();
    void teachRequested();

private:
    QWidget *makeCard(QWidget *picture, const QString &title, const QString &text,
                      QPushButton *button);

    QPushButton *m_game;
};

} // namespace ui::lab
