#pragma once

#include "core/nim.h"
#include "tests/support/qt/waits.h"

#include <QList>

#include <vector>

namespace support {

inline core::Nim nimHeaps(const std::vector<int> &sizes, int limit = 0)
{
    return *core::Nim::create(sizes, limit, core::Nim::Rule::Misere);
}

/// Adds rows of test data with heaps of all sizes.
inline void nimShapes()
{
    QTest::addColumn<QList<int>>("sizes");
    QTest::newRow("one counter") << QList<int>{1};
    QTest::newRow("article") << QList<int>{20};
    QTest::newRow("Marienbad") << QList<int>{1, 3, 5, 7};
    QTest::newRow("uneven") << QList<int>{40, 2, 99, 1, 17};
    QTest::newRow("with empty heaps") << QList<int>{0, 5, 0, 3, 0};
    QTest::newRow("largest") << QList<int>(8, 99);
}

/// The current row's game.
inline core::Nim fetchedNimShape()
{
    const QList<int> sizes =
        *static_cast<QList<int> *>(QTest::qData("sizes", qMetaTypeId<QList<int>>()));
    return nimHeaps(std::vector<int>(sizes.begin(), sizes.end()));
}

} // namespace support
