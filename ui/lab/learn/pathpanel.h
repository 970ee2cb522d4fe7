#pragma once

#include "ai/lab/lessons/topicpath.h"
#include "ui/controls/flatbutton.h"
#include "ui/settings/settings.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace ui::lab {

/// A guided path through the Lab: topics with stops, each with a few sentences about a search; at
/// the end a page about what comes next. A topic is done, for good, once it was read to its end and
/// one of its searches was stepped through, or once its exercise is solved. GUI thread.
class PathPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PathPanel(Settings &settings, QWidget *parent = nullptr);

public slots:
    /// Goes to the next stop: after a topic's last one to the next topic, after the very last to
    /// the end. If the user had left the path, first returns to the stop that was left.
    void goOn();
    /// A search other than the stop's was opened.
    void leave();
    /// Opens the search of the stop that was left, if it was.
    void comeBack();
    /// The requested search is open at the stop's step.
    void arrive();
    /// The step of the open search changed.
    void noteStep();
    void noteSolved(const QString &exercise);

signals:
    void pathStopRequested(const ai::lab::PathStop &stop);
    void exerciseRequested(const QString &key);
    /// The stop's search is open; its text is to be shown beside it.
    void pathStopShown(const QString &text);
    /// Request to open the page of the articles' counts.
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
    bool isSolved(int row) const;
    static bool has(const Setting<QStringList> &topics, int row);
    void mark(Setting<QStringList> &topics, int row);
    void showTitle(int row);
    static QString placeText(std::size_t stop, std::size_t stops);
    static QString keyOf(int row);

    Settings &m_settings;
    int m_topic = -1; ///< none is chosen
    std::size_t m_stop = 0;
    bool m_ended = false;   ///< past the last stop
    bool m_away = false;    ///< the search open is not the stop's
    bool m_arrived = false; ///< the stop's search is open, and step changes are the user's
    bool m_stepped = false; ///< a search of the topic was stepped through
    QListWidget *m_topics;
    QLabel *m_place;
    QLabel *m_text;
    QLabel *m_task; ///< what is still to be done for the topic
    QPushButton *m_back;
    FlatButton *m_next;
    QPushButton *m_exercise;
    QPushButton *m_articles; ///< at the end of the path
};

} // namespace ui::lab
