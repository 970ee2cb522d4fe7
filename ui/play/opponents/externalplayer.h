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

/// Plays Othello with another program in a process of its own: a core::protocol client over a
/// QProcess and a timer. Lives on the GUI thread, which never waits for the process but for
/// the moment that its end takes when this is destroyed.
///
/// A program's children end with it, and both with the window, however that ends.
///
/// A program whose request is cancelled is terminated and restarted for the next one. A failure is
/// reported by failed(), and terminates the program as well.
class ExternalPlayer : public QObject
{
    Q_OBJECT

public:
    /// A game in which the side to move has a square to choose.
    struct Request
    {
        core::Othello start;
        std::vector<core::Move> moves;        ///< from the start on, passes among them
        std::chrono::milliseconds time{1000}; ///< that it is to think, where it heeds one
    };

    explicit ExternalPlayer(QObject *parent = nullptr);
    ~ExternalPlayer() override;

    /// Requests a move of a program, and forgets an older request.
    void start(const ExternalProgram &program, const Request &request);
    /// Forgets the request. No answer to it will be reported.
    void cancel();
    /// Forgets the request and ends the program.
    void stop();
    bool thinking() const { return m_thinking; }

signals:
    /// A legal move that answers the last request.
    void answered(core::Move move);
    /// Why the last request has no answer, in a sentence for a person.
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

    ExternalProgram m_program; ///< of m_process, and of the request
    Request m_request;
    bool m_thinking = false;
    bool m_requested = false; ///< the client has the request; what came before answers an older one
    int m_requests = 0;       ///< distinguishes requests
    QProcess *m_process = nullptr;
    std::optional<core::programs::ProcessGroup> m_group; ///< of m_process and all that it started
    std::unique_ptr<core::protocol::EngineClient> m_client; ///< of m_process
    core::protocol::LineBuffer m_lines;
    QByteArray m_standardErrorTail; ///< as much of it as a message needs
    QTimer m_patience{this};
};

} // namespace ui
