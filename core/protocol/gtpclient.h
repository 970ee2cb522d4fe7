#pragma once

#include "core/protocol/engineclient.h"
#include "core/protocol/enginetext.h"

namespace core::protocol {

/// A Go Text Protocol (version 2) client as Othello programs expect it: row 1 at the top, and a
/// pass wherever the rules force one.
class GtpClient final : public EngineClient
{
public:
    explicit GtpClient(std::chrono::milliseconds startPatience);

private:
    void planGame(const MoveRequest &request) override;
    void planMove(const MoveRequest &request) override;
    void read(const Step &step, std::string_view line) override;
    bool supportsTime() const override { return m_supportsTime; }

    bool continues(const MoveRequest &request) const;
    void readResponse(const Step &step);

    /// The program's state after all planned steps.
    struct EngineState
    {
        Othello start;
        std::vector<Move> moves;
        EngineLimits limits;
    };
    std::optional<EngineState> m_known;
    bool m_supportsTime = false;
    GtpResponse m_response;
};

} // namespace core::protocol
