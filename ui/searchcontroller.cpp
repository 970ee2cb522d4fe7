#include "ui/searchcontroller.h"

#include <utility>

namespace ui {

SearchController::SearchController(QObject *parent)
    : QObject(parent)
    , m_service([this](const ai::SearchAnswer &answer) { deliver(answer); })
{
    // Queued calls die with their receiver, so no answer can outlive this object.
    connect(this, &SearchController::answerCame, this, &SearchController::receive,
            Qt::QueuedConnection);
}

void SearchController::ask(ai::SearchRequest request)
{
    request.id = m_current = ++m_last;
    m_service.start(std::move(request));
}

void SearchController::cancel()
{
    m_current = 0;
    m_service.cancel();
}

/// On the search's thread.
void SearchController::deliver(const ai::SearchAnswer &answer)
{
    {
        const std::lock_guard lock(m_mutex);
        m_mailbox = answer;
    }
    emit answerCame();
}

void SearchController::receive()
{
    std::optional<ai::SearchAnswer> mail;
    {
        const std::lock_guard lock(m_mutex);
        mail.swap(m_mailbox);
    }
    if (!mail)
        return; // the call before took this answer already
    const ai::SearchAnswer &answer = *mail;
    const ai::RequestId id = std::visit([](const auto &any) { return any.id; }, answer);
    if (id != m_current)
        return;
    m_current = 0;
    if (const auto *result = std::get_if<ai::SearchResult>(&answer))
        emit answered(*result);
    else
        emit failed(QString::fromStdString(std::get<ai::SearchFailure>(answer).message));
}

} // namespace ui
