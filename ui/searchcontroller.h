#pragma once

#include "ai/searchservice.h"

#include <QObject>

#include <mutex>
#include <optional>

namespace ui {

/// Brings the search's answers to the window's thread: asks, and reports only the answer to the last
/// question. Lives on the window's thread and never waits for a search, except in its destructor, which
/// stops it.
class SearchController : public QObject
{
    Q_OBJECT

public:
    explicit SearchController(QObject *parent = nullptr);

    /// Asks; an older question is forgotten. The request's id is set here.
    void ask(ai::SearchRequest request);
    /// Forgets the question. No answer to it will be reported.
    void cancel();
    /// Has what the first strong search of Othello needs read in the background.
    void prepareOthello() { m_service.prepareOthello(); }
    bool thinking() const { return m_current != 0; }

signals:
    void answered(const ai::SearchResult &result);
    void failed(const QString &message);
    /// From the search's thread, to this object alone: an answer lies in the mailbox.
    void answerCame();

private:
    void deliver(const ai::SearchAnswer &answer);
    void receive();

    std::mutex m_mutex;
    std::optional<ai::SearchAnswer> m_mailbox; ///< guarded by m_mutex; the latest answer
    ai::RequestId m_last = 0;
    ai::RequestId m_current = 0; ///< the question that is open; 0 for none
    ai::SearchService m_service; // last: its thread ends before the rest is destroyed
};

} // namespace ui
