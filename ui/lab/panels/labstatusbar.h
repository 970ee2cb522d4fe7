#pragma once

#include <QAction>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

namespace ui::lab {

/// Messages about searches and files and, while a job is running, its progress and a button to stop
/// it.
class LabStatusBar : public QWidget
{
    Q_OBJECT

public:
    /// @param stop stops the running job; enabled while there is one. Not owned.
    explicit LabStatusBar(QAction *stop, QWidget *parent = nullptr);

    QString text() const { return m_text->text(); }
    /// Shows a message and announces it to screen readers.
    void showMessage(const QString &text);
    void showSearching();
    void setBusy(bool busy);
    /// Shows the link to the game's position while something else is open.
    void setPositionVisible(bool visible);
    bool isBusy() const { return !m_progress->isHidden(); }

signals:
    void positionRequested();
    /// There is a new message.
    void changed();

private:
    QLabel *m_text;
    QPushButton *m_position;
    QProgressBar *m_progress;
    QAction *m_stop;
    QToolButton *m_stopButton;
};

} // namespace ui::lab
