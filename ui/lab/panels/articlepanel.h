#pragma once

#include "ai/lab/studies/articlecounts.h"
#include "ui/background/backgroundtask.h"

#include <QLabel>
#include <QPushButton>
#include <QString>
#include <QStringList>
#include <QTableWidget>
#include <QWidget>

#include <vector>

namespace ui::lab {

// The words for the articles' numbers, in the person's language.

/// What is counted.
QString articleCountText(const ai::lab::ArticleCount &count);
/// What the article says of it; empty where it says nothing.
QString articleClaimText(std::string_view claim);

/// A table of all numbers in the documents: what the article states, and the number itself, which
/// this program counts again on request.
class ArticlePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ArticlePanel(QWidget *parent = nullptr);

public slots:
    void checkAll();

signals:
    /// Request to play through the game that refutes the article.
    void refutationRequested();
    /// Request to show the Othello article's board.
    void walledBoardRequested();

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
    std::vector<int> m_rows; ///< the row of each number; headings are rows too
    int m_counted = 0;
    int m_right = 0;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
