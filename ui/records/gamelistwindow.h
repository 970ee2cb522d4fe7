#pragma once

#include "ui/records/gamelistmodel.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTimer>

namespace ui {

/// A list of games with a filter; stays open while the user shows one game after another.
class GameListWindow : public QDialog
{
    Q_OBJECT

public:
    explicit GameListWindow(QWidget *parent = nullptr);

    void showGames(const QString &title, std::shared_ptr<const GameCollection> games);

signals:
    void gameChosen(const core::format::Record &record);

private:
    QLineEdit *addFilter(const QString &label, const QString &example, const char *name);
    void filter();
    void showCount();
    void choose();

    GameListModel *m_model;
    QTableView *m_table;
    QLineEdit *m_player;
    QLineEdit *m_year;
    QLineEdit *m_result;
    QLabel *m_count;
    QLabel *m_warnings;
    QTimer m_typing{this}; ///< starts the filter once typing pauses
};

} // namespace ui
