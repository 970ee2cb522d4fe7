#pragma once

#include <QTest>

// The timeout for everything that tests wait for; reached only by a hang, because a loaded machine
// may be many times slower than an idle one. Qt's default is five seconds.

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
