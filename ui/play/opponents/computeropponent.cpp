#include "ui/play/opponents/computeropponent.h"

#include <QRandomGenerator>
#include <QThread>

#include <algorithm>

namespace ui {

namespace {

/// More do not help in a second or two.
constexpr int mostThreads = 8;

} // namespace

ComputerOpponent::ComputerOpponent(QObject *parent)
    : QObject(parent)
    , m_search(this)
{
    connect(&m_search, &SearchController::answered, this, &ComputerOpponent::moveFound);
    connect(&m_search, &SearchController::failed, this, &ComputerOpponent::failed);
    connect(&m_search, &SearchController::progressed, this, &ComputerOpponent::progressed);
}

int ComputerOpponent::threads() const
{
    const int there = std::max(1, QThread::idealThreadCount());
    return m_threads == 0 ? std::min(there, mostThreads) : std::min(there, m_threads);
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
    request.position = position;
    request.level = level;
    request.player = named;
    request.limits = limits;
    request.resources = {ai::bytesOfMebibytes(m_tableMemory), threads()};
    request.usesBook = m_usesBook;
    request.seed = QRandomGenerator::global()->generate64();
    m_search.start(std::move(request));
}

} // namespace ui
