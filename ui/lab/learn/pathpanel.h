#pragma once

#include "ai/lab/lessons/topicpath.h"
#include "ui/controls/flatbutton.h"
#include "ui/settings/settings.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace ui::lab {

/// The path through the Lab: its topics, and at each stop some sentences beside the search that
/// they are about; at the end a page on what comes next. A topic is done once it was read to its
/// end and one of its searches was stepped through, or once its exercise is solved, and stays so.
/// GUI thread.
class PathPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PathPanel(QWidget *parent = nullptr);

public slots:
    /// Goes to the next stop: behind the last one of a topic the next topic, and behind the last
    /// one of all the end. Who has left the path comes back first.
    void goOn();
    /// Another search is open now than the stop's.
    void leave();
    /// The search that was requested is open, at the stop's step.
    void arrive();
    /// The search that is open went to another step.
    void noteStep();
    void noteSolved(const QString &exercise);

signals:
    void stopRequested(const ai::lab::PathStop &stop);
    void exerciseRequested(const QString &key);
    /// The stop's search is open: its words are to be read beside it.
    void stopShown(const QString &text);
    /// The page of what the articles count is to be opened.
    void articlesRequested();

private:
    void layOut();
    const ai::lab::Topic &topic() const;
    /// The first stop of the topic in the row.
    void choose(int row);
    void goBack();
    void showStop();
    void showEnd();
    void showEndText();
    void showTask();
    void setDone(int row);
    void setDoneOnceWorkedThrough();
    bool isDone(int row) const;
    bool isSolved(int row) const;
    void mark(QStringList &topics, Setting<QStringList> Settings::*setting);
    void showTitle(int row);
    static QString keyOf(int row);

    int m_topic = -1; ///< none is chosen
    std::size_t m_stop = 0;
    bool m_ended = false;   ///< behind the last stop of all
    bool m_away = false;    ///< the stop's search is not the one that is open
    bool m_arrived = false; ///< it is, and every step from now on is the person's
    bool m_stepped = false; ///< through a search of the topic
    QStringList m_done;     ///< keys of topics
    QStringList m_read;     ///< the same, to their end
    QStringList m_steppedThrough;
    QStringList m_solved; ///< keys of exercises
    QListWidget *m_topics;
    QLabel *m_place;
    QLabel *m_text;
    QLabel *m_task; ///< what is left to do in the topic
    QPushButton *m_back;
    FlatButton *m_next;
    QPushButton *m_exercise;
    QPushButton *m_articles; ///< at the end of the path
};

} // namespace ui::lab
