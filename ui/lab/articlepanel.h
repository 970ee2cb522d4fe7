#pragma once

#include "ai/lab/articlecounts.h"
#include "ui/lab/labworker.h"

#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QTableWidget>
#include <QWidget>

#include <vector>

namespace ui {

/// All numbers of the documents in a table: what the article says, what is known, and what this
/// program counts when it is asked to, row by row.
class ArticlePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ArticlePanel(QWidget *parent = nullptr);

    /// The words for a row, in the person's language.
    static QString whatText(const ai::lab::ArticleCount &count);
    static QString saysText(std::string_view says);
    /// The English words that translators are given.
    static QStringList sourceTexts();

public slots:
    void checkAll();

signals:
    /// The game that refutes the article is to be played through.
    void refutationWanted();
    void checked(const QString &text);

private:
    void checkCount(int index);

    QPushButton *m_check;
    QPushButton *m_refute;
    QTableWidget *m_table;
    QLabel *m_result;
    std::vector<int> m_rows; ///< of each number: rows with the articles' names stand in between
    int m_counted = 0;
    int m_right = 0;
    LabWorker m_worker; // last: stopped before what it writes to
};

} // namespace ui
