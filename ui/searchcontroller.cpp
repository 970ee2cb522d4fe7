#include "ui/searchcontroller.h"

#include <utility>

namespace ui {

SearchController::SearchController(QObject *parent)
    : QObject(parent)
    , m_service([this](const ai::SearchAnswer &answer) {
        // Queued calls die with their receiver, so an answer can outlive neither.
        QMetaObject::invokeMethod(this, [this, answer] { receive(answer); }, Qt::QueuedConnection);
    })
{
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

void SearchController::receive(const ai::SearchAnswer &answer)
{
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
