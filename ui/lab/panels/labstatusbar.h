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
class LabStatusBar : public QWidget
{
    Q_OBJECT

public:
    /// @param stop the command that stops what runs; enabled while something does. Not owned.
    explicit LabStatusBar(QAction *stop, QWidget *parent = nullptr);

    QString text() const { return m_text->text(); }
    /// Shows a message, which a screen reader also reads out.
    void showMessage(const QString &text);
    void showSearching();
    void setBusy(bool busy);
    /// The way to the game's position, where something else is shown.
    void setPositionVisible(bool visible);
    bool isBusy() const { return !m_progress->isHidden(); }

signals:
    void positionRequested();
    /// There is something to be read here.
    void changed();

private:
    QLabel *m_text;
    QPushButton *m_position;
    QProgressBar *m_progress;
    QAction *m_stop;
    QToolButton *m_stopButton;
};

} // namespace ui::lab
