#pragma once

#include "ui/records/gamecollection.h"

#include <QAbstractTableModel>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTimer>

#include <memory>
#include <vector>

namespace ui {

/// The games of a collection that match a filter, as a table.
class GameListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit GameListModel(QObject *parent = nullptr)
        : QAbstractTableModel(parent)
    {}

    void setGames(std::shared_ptr<const GameCollection> games);
    void setFilter(const GameCollection::Filter &filter);
    core::format::Record record(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const GameCollection> m_games;
    std::vector<std::size_t> m_rows;
};

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
    QLabel *m_warnings;            ///< how many problems, and the first
    QPlainTextEdit *m_allWarnings; ///< shown where there are several
    QTimer m_typing{this};         ///< starts the filter once typing pauses
};

} // namespace ui
