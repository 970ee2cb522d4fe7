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

/// Shows the messages of the status text where that is not in view, as during a review, in the
/// position editor and on the page Learn: over the strip of the players or, where that is not in
/// view either, the upper end corner of the window's page, so that nothing moves. A message goes
/// with the state that it is of, when the status text comes back, when it is closed, or after the
/// time that it takes to read; a problem that lasts stays until it is over or closed. The status
/// text announces them to screen readers. GUI thread.
class MessageBar : public Card
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent; the players and the status text lie in it and are
    /// not owned.
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
    QString m_message; ///< empty: none, or it is in the status text
    QLabel *m_text;
    QHBoxLayout *m_layout;
    QTimer m_refresh{this}; ///< once the parts of the window have their places
    QTimer m_reading{this};
};

} // namespace ui
