#pragma once

#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/play/card/statustext.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QTimer>

namespace ui {

/// Shows the status text's messages where that is not in view: during a review, in the position
/// editor and on the page Learn. It covers the players' strip or, if that is not in view either,
/// the top end corner of the page, so that nothing moves. A message disappears when its state
/// changes, when the status text comes back into view, when the user closes it, or after the time
/// needed to read it; a lasting problem stays until it is solved or closed. The status text
/// announces the messages to screen readers. GUI thread.
class MessageBar : public Card
{
    Q_OBJECT

public:
    /// Works for a window, which is its parent; the players and the status text are in that window
    /// and not owned.
    MessageBar(StatusText &status, const QWidget &players, QMainWindow *window);

    /// Adds a button for a command, shown while the command is enabled.
    void addCommand(QAction *command);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void receive(const QString &message);
    void refresh();
    void dismiss();
    void dismissUnlessRead();
    void place();

    StatusText &m_status;
    const QWidget &m_players;
    QMainWindow *m_window;
    QString m_message; ///< empty: none, or the status text shows it
    QLabel *m_text;
    QHBoxLayout *m_layout;
    QTimer m_refresh{this}; ///< deferred until the window's parts are laid out
    QTimer m_reading{this};
};

} // namespace ui
