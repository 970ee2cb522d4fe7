#pragma once

#include "core/move.h"
#include "tests/support/qt/waits.h"

#include <QByteArray>

#include <string>

/// A text for QCOMPARE and test data columns.
inline QByteArray message(const std::string &text)
{
    return QByteArray::fromStdString(text);
}

// toString() for QCOMPARE.
namespace QTest {

template <>
inline char *toString(const std::string &text)
{
    return qstrdup(text.c_str());
}

template <>
inline char *toString(const core::Move &move)
{
    return qstrdup(std::to_string(move.code()).c_str());
}

template <>
inline char *toString(const core::Side &side)
{
    return qstrdup(side == core::Side::First ? "First" : "Second");
}

} // namespace QTest
