#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/records/journal/journalreading.h"

#include <QMenu>
#include <QObject>

namespace ui {

/// The recent games in their menu, read from the journals in the background each time it opens. GUI
/// thread.
class RecentGames : public QObject
{
    Q_OBJECT

public:
    /// Fills the menu, which must outlive it.
    RecentGames(QMenu *menu, QObject *parent);

signals:
    void chosen(const ui::JournalledGame &game);
    /// What is wrong with one of them, in a sentence.
    void messageRequested(const QString &message);

private:
    void read();
    void show(const QList<JournalledGame> &games);
    void showNote(const QString &note);

    QMenu *m_menu;
    BackgroundTask m_reading;
};

} // namespace ui
