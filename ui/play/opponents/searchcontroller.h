#pragma once

#include "ai/levels/searchservice.h"

#include <QObject>

#include <mutex>
#include <optional>

namespace ui {

/// Brings the search's answers to the window's thread: starts searches, and reports only the answer
/// to the latest request. Lives on the window's thread and never waits for a search, except in its
/// destructor, which stops it.
class SearchController : public QObject
{
    Q_OBJECT

public:
    explicit SearchController(QObject *parent = nullptr);

    /// Starts a search instead of the one before. The request's id is set here.
    void start(ai::SearchRequest request);
    /// Has the search answer at once with the best move that it has found.
    void finish();
    /// Stops the search. Nothing will be reported of it.
    void cancel();
    /// Loads in the background what the first strong search of Othello needs.
    void prepareOthello() { m_service.prepareOthello(); }
    bool thinking() const { return m_current != 0; }

signals:
    void answered(const ai::SearchResult &result);
    void failed(const QString &message);
    /// What the search that runs has found up to now.
    void progressed(const ai::SearchResult &result);
    /// Private: emitted on the search's thread, received on the window's. They carry nothing, so
    /// that what the threads share is under our own lock.
    void answerPosted();
    void progressPosted();

private:
    void post(const ai::SearchAnswer &answer);
    void receive();
    void postProgress(ai::RequestId id, const ai::SearchResult &result);
    void receiveProgress();

    ai::RequestId m_last = 0;
    ai::RequestId m_current = 0; ///< of the search that runs; 0 for none
    std::mutex m_mutex;
    std::optional<ai::SearchAnswer> m_posted;   ///< guarded by m_mutex
    std::optional<ai::SearchAnswer> m_progress; ///< guarded by m_mutex
    ai::SearchService m_service; // last: its thread ends before the rest is destroyed
};

} // namespace ui
