#pragma once

#include "core/programs/processgroup.h"
#include "core/protocol/linebuffer.h"
#include "ui/common/externalprogram.h"

#include <QByteArray>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

class QProcess;

namespace ui {

/// Plays Othello with an external program in a process of its own: a core::protocol client over a
/// QProcess and a timer. GUI thread, which never waits for the process, except in the destructor
/// until the killed process has ended.
///
/// A program's child processes end with it, and all of them with this program, however that ends.
///
/// Cancelling a request kills the program, which is restarted for the next one. A failure is
/// reported by failed(), and kills the program too.
class ExternalPlayer : public QObject
{
    Q_OBJECT

public:
    /// A position in which the side to move has a legal square, with the moves that led to it.
    struct Request
    {
        core::Othello start;
        std::vector<core::Move> moves;        ///< from the start on, including passes
        std::chrono::milliseconds time{1000}; ///< to think, for programs that can be given a time
    };

    explicit ExternalPlayer(QObject *parent = nullptr);
    ~ExternalPlayer() override;

    /// Requests a move, replacing an earlier request.
    void start(const ExternalProgram &program, const Request &request);
    /// Forgets the request: it gets no answer.
    void cancel();
    /// Forgets the request and kills the program.
    void stop();
    bool thinking() const { return m_thinking; }

signals:
    /// A legal move that answers the last request.
    void answered(core::Move move);
    /// The last request failed; the reason as a sentence.
    void failed(const QString &message);

private:
    void begin();
    void requestMove();
    void startProcess();
    void endProcess();
    void sendLines();
    void read();
    void complete();
    void reportFailure();
    void reportSilence();
    void reportEnd();
    void fail(const QString &message);

    ExternalProgram m_program; ///< that m_process runs, and the request is for
    Request m_request;
    bool m_thinking = false;
    bool m_requested = false; ///< the client has the request; earlier answers are to older ones
    int m_requests = 0;       ///< number of the last request
    QProcess *m_process = nullptr;
    std::optional<core::programs::ProcessGroup> m_group;    ///< m_process and its child processes
    std::unique_ptr<core::protocol::EngineClient> m_client; ///< of m_process
    core::protocol::LineBuffer m_lines;
    QByteArray m_standardErrorTail; ///< its last output, as much as a message needs
    QTimer m_patience{this};
};

} // namespace ui
