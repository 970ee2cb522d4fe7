#pragma once

#include "core/position.h"

#include <QTest>

#include <string>

namespace support {

/// Adds a row of test data for each game; the column has its core::GameKind as an int.
inline void addGames(const char *column = "kind")
{
    QTest::addColumn<int>(column);
    for (const core::GameKind kind : core::allGames)
        QTest::newRow(std::string(core::gameName(kind)).c_str()) << static_cast<int>(kind);
}

} // namespace support
