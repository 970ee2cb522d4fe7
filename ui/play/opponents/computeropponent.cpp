#include "ui/play/opponents/computeropponent.h"

#include <QRandomGenerator>
#include <QThread>

#include <algorithm>

namespace ui {

namespace {

/// What a search may use: all the machine has, within what helps in a second or two.
int searchThreads()
{
    return std::clamp(QThread::idealThreadCount(), 1, 8);
}

} // namespace

ComputerOpponent::ComputerOpponent(QObject *parent)
    : QObject(parent)
    , m_search(this)
{
    connect(&m_search, &SearchController::answered, this, &ComputerOpponent::moveFound);
    connect(&m_search, &SearchController::failed, this, &ComputerOpponent::failed);
    connect(&m_search, &SearchController::progressed, this, &ComputerOpponent::progressed);
}

void ComputerOpponent::prepare(core::GameKind kind)
{
    if (kind == core::GameKind::Othello)
        m_search.prepareOthello();
}

void ComputerOpponent::start(const core::Position &position, ai::Level level,
                             const ai::Limits &limits)
{
    ai::SearchRequest request;
    request.position = position;
    request.level = level;
    request.limits = limits;
    request.resources = {ai::bytesOfMebibytes(m_tableMemory), searchThreads()};
    request.seed = QRandomGenerator::global()->generate64();
    m_search.start(std::move(request));
}

} // namespace ui
