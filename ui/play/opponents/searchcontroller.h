#pragma once

#include "ai/levels/searchservice.h"
#include "ui/background/mailbox.h"

#include <QObject>

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

private:
    void receive(const ai::SearchAnswer &answer);
    void receiveProgress(ai::RequestId id, const ai::SearchResult &result);

    ai::RequestId m_last = 0;
    ai::RequestId m_current = 0; ///< of the search that runs; 0 for none
    Mailbox m_mailbox;
    ai::SearchService m_service; // last: its thread ends before the rest is destroyed
};

} // namespace ui
