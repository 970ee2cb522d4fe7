#pragma once

#include "core/protocol/engineclient.h"

namespace core::protocol {

/// An NBoard protocol (version 2) client. It sends the whole game before each move.
class NBoardClient final : public EngineClient
{
public:
    explicit NBoardClient(std::chrono::milliseconds startPatience);

private:
    void planGame(const MoveRequest &request) override;
    void planMove(const MoveRequest &request) override;
    void read(const Step &step, std::string_view line) override;
    bool supportsTime() const override { return true; }

    void planPing();

    int m_pings = 0;
};

} // namespace core::protocol
