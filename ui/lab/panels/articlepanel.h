#pragma once

#include "ai/lab/studies/articlecounts.h"
#include "ui/background/backgroundtask.h"

#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QTableWidget>
#include <QWidget>

#include <vector>

namespace ui::lab {

/// All numbers of the documents in a table: what the article states, what is known, and what this
/// program counts on request, row by row.
class ArticlePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ArticlePanel(QWidget *parent = nullptr);

public slots:
    void checkAll();

signals:
    /// The game that refutes the article is to be played through.
    void refutationRequested();
    /// The Othello article's board is to be seen.
    void walledBoardRequested();
    void checked(const QString &text);

private:
    void prepareTable();
    void addCounts();
    void addHeading(const QString &text);
    int addRow(const QStringList &texts);
    void checkCount(int index);

    QPushButton *m_check;
    QPushButton *m_refute;
    QPushButton *m_walled;
    QTableWidget *m_table;
    QLabel *m_result;
    std::vector<int> m_rows; ///< of each number: rows with the articles' names stand in between
    int m_counted = 0;
    int m_right = 0;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
