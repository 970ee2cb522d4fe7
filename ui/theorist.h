#pragma once

#include "ai/analyst.h"
#include "ui/backgroundworker.h"

#include <QObject>

#include <vector>

namespace ui {

/// Finds the value of every move of a position in the background: at once and exactly in
/// tic-tac-toe and Nim, in Othello better and better. Lives on the window's thread, which never
/// waits for it.
class Theorist : public QObject
{
    Q_OBJECT

public:
    explicit Theorist(QObject *parent = nullptr)
        : QObject(parent)
    {}

    /// Begins with a position, instead of the one before.
    void ask(const core::Position &position);
    /// Stops. Nothing more is reported.
    void stop();

signals:
    /// What is known of the moves of the position asked last; comes several times.
    void found(const std::vector<ai::ValuedMove> &moves);

private:
    int m_generation = 0;
    BackgroundWorker m_worker; // last: it ends before the rest is destroyed
};

} // namespace ui
