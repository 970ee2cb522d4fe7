#include "ui/play/opponents/searchcontroller.h"

#include <utility>

namespace ui {

SearchController::SearchController(QObject *parent)
    : QObject(parent)
    , m_service(
          [this, home = m_mailbox.sender()](const ai::SearchAnswer &answer) {
              home.post([this, answer] { receive(answer); });
          },
          [this, home = m_mailbox.sender()](ai::RequestId id, const ai::SearchResult &result) {
              home.post([this, id, result] { receiveProgress(id, result); });
          })
{}

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

void SearchController::receiveProgress(ai::RequestId id, const ai::SearchResult &result)
{
    if (id == m_current)
        emit progressed(result);
}

void SearchController::receive(const ai::SearchAnswer &answer)
{
    if (answer.id != m_current)
        return; // cancelled or replaced while the call was on its way
    m_current = 0;
    if (const auto *result = std::get_if<ai::SearchResult>(&answer.outcome))
        emit answered(*result);
    else
        emit failed(QString::fromStdString(std::get<ai::SearchFailure>(answer.outcome).message));
}

} // namespace ui
