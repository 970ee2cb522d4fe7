#pragma once

#include <QAction>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

namespace ui::lab {

/// What the Lab reports of its searches and files, and while something runs its progress and a
/// button that stops it.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    QString text() const { return m_text->text(); }
    /// Shows a message, which a screen reader also reads out.
    void showMessage(const QString &text);
    void showSearching();
    void setBusy(bool busy);
    /// The way to the game's position, where something else is shown.
    void setPositionVisible(bool visible);
    bool isBusy() const { return !m_progress->isHidden(); }
    /// Its shortcut works wherever it is added.
    QAction *stopAction() const { return m_stopAction; }

signals:
    void positionRequested();
    /// There is something to be read here.
    void changed();

private:
    QLabel *m_text;
    QPushButton *m_position;
    QProgressBar *m_progress;
    QAction *m_stopAction;
    QToolButton *m_stop;
};

} // namespace ui::lab
