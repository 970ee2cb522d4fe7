#include "ui/play/opponents/computeropponent.h"

#include <QRandomGenerator>
#include <QThread>

#include <algorithm>

namespace ui {

namespace {

/// More do not help in a second or two.
constexpr int maxThreads = 8;

} // namespace

ComputerOpponent::ComputerOpponent(QObject *parent)
    : QObject(parent)
    , m_search(
          [this, home = m_mailbox.sender()](const ai::SearchAnswer &answer) {
              home.post([this, answer] { receive(answer); });
          },
          [this, home = m_mailbox.sender()](ai::RequestId id, const ai::SearchResult &result) {
              home.post([this, id, result] { receiveProgress(id, result); });
          })
{}

int ComputerOpponent::threads() const
{
    const int there = std::max(1, QThread::idealThreadCount());
    return m_threads == 0 ? std::min(there, maxThreads) : std::min(there, m_threads);
}

void ComputerOpponent::prepare(core::GameKind kind)
{
    if (kind == core::GameKind::Othello)
        m_search.prepareOthello();
}

void ComputerOpponent::start(const core::Position &position, ai::Level level,
                             const ai::Limits &limits, const ai::NamedPlayer *named)
{
    ai::SearchRequest request;
    request.id = m_current = ++m_last;
    request.position = position;
    request.level = level;
    request.player = named;
    request.limits = limits;
    request.resources = {ai::bytesOfMebibytes(m_tableMemory), threads()};
    request.usesBook = m_usesBook;
    request.seed = QRandomGenerator::global()->generate64();
    m_search.start(request);
}

void ComputerOpponent::cancel()
{
    m_current = 0;
    m_search.cancel();
}

void ComputerOpponent::receiveProgress(ai::RequestId id, const ai::SearchResult &result)
{
    if (id == m_current)
        emit progressed(result);
}

void ComputerOpponent::receive(const ai::SearchAnswer &answer)
{
    if (answer.id != m_current)
        return; // cancelled or replaced while the call was on its way
    m_current = 0;
    if (const auto *result = std::get_if<ai::SearchResult>(&answer.outcome))
        emit moveFound(*result);
    else
        emit failed(QString::fromStdString(std::get<ai::Failure>(answer.outcome).message));
}

} // namespace ui
