#pragma once

#include <QTest>

// How long a test waits for what must happen: one limit, which only a hang reaches, for a loaded
// machine may take many times as long as an idle one. Qt's own is five seconds.

namespace support {

inline constexpr int maxWait = 60'000; ///< milliseconds

} // namespace support

#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, support::maxWait)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, message)                                                          \
    QTRY_VERIFY2_WITH_TIMEOUT(expression, message, support::maxWait)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expression, expected)                                                         \
    QTRY_COMPARE_WITH_TIMEOUT(expression, expected, support::maxWait)
