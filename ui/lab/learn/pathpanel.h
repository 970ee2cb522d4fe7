#pragma once

#include "ai/lab/lessons/topicpath.h"
#include "ui/controls/flatbutton.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace ui::lab {

/// The path through the Lab: its topics, and at each stop some sentences beside the search that
/// they are about. Which topics were done is kept. GUI thread.
class PathPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PathPanel(QWidget *parent = nullptr);

public slots:
    /// Another search is open now than the stop's.
    void leave();

signals:
    void stopRequested(const ai::lab::Stop &stop);
    void exerciseRequested(const QString &key);
    /// What is to be read, for a screen reader.
    void stopShown(const QString &text);

private:
    void layOut();
    const ai::lab::Topic &topic() const;
    /// The first stop of the topic in the row.
    void choose(int row);
    void goOn();
    void goBack();
    void showStop();
    void showTitle(int row);
    static QString keyOf(int row);

    int m_topic = -1; ///< none is chosen
    std::size_t m_stop = 0;
    bool m_away = false; ///< the stop's search is not the one that is open
    QStringList m_done;  ///< keys of topics
    QListWidget *m_topics;
    QLabel *m_place;
    QLabel *m_text;
    QPushButton *m_back;
    FlatButton *m_next;
    QPushButton *m_exercise;
};

} // namespace ui::lab
