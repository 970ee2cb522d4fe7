#include "ui/play/opponents/searchcontroller.h"

#include <utility>

namespace ui {

SearchController::SearchController(QObject *parent)
    : QObject(parent)
    , m_service(
          [this](const ai::SearchAnswer &answer) { post(answer); },
          [this](ai::RequestId id, const ai::SearchResult &result) { postProgress(id, result); })
{
    // A queued call dies with its receiver.
    connect(this, &SearchController::answerPosted, this, &SearchController::receive,
            Qt::QueuedConnection);
    connect(this, &SearchController::progressPosted, this, &SearchController::receiveProgress,
            Qt::QueuedConnection);
}

void SearchController::start(ai::SearchRequest request)
{
    request.id = m_current = ++m_last;
    m_service.start(std::move(request));
}

void SearchController::finish()
{
    m_service.finish(m_current);
}

void SearchController::cancel()
{
    m_current = 0;
    m_service.cancel();
}

/// On the search's thread.
void SearchController::post(const ai::SearchAnswer &answer)
{
    const std::lock_guard lock(m_mutex);
    m_posted = answer;
    emit answerPosted();
}

/// On the search's thread.
void SearchController::postProgress(ai::RequestId id, const ai::SearchResult &result)
{
    const std::lock_guard lock(m_mutex);
    m_progress = {id, result};
    emit progressPosted();
}

void SearchController::receiveProgress()
{
    std::optional<ai::SearchAnswer> progress;
    {
        const std::lock_guard lock(m_mutex);
        progress.swap(m_progress);
    }
    if (progress && progress->id == m_current)
        emit progressed(std::get<ai::SearchResult>(progress->outcome));
}

void SearchController::receive()
{
    std::optional<ai::SearchAnswer> answer;
    {
        const std::lock_guard lock(m_mutex);
        answer.swap(m_posted);
    }
    if (!answer || answer->id != m_current)
        return; // cancelled or replaced while the call was queued, or received by the call before
    m_current = 0;
    if (const auto *result = std::get_if<ai::SearchResult>(&answer->outcome))
        emit answered(*result);
    else
        emit failed(QString::fromStdString(std::get<ai::SearchFailure>(answer->outcome).message));
}

} // namespace ui
