#pragma once

#include <stdlib.h> // setenv

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <string_view>

namespace support {

/// A test's name, and its main(), which is renamed if several tests are compiled into one program.
struct JoinedTest
{
    std::string_view name;
    int (*run)(int count, char **arguments);
};

/// The main() of several tests, see tabuleiro_joined_test(): runs the test named by the first
/// argument, with the remaining arguments. If a test starts its own program, that runs the same
/// test without the argument, because its name is in the environment. Returns the exit status.
inline int runJoined(std::initializer_list<JoinedTest> tests, int count, char **arguments)
{
    constexpr const char *variable = "TABULEIRO_JOINED_TEST";
    const auto find = [&](const char *name) {
        return std::find_if(tests.begin(), tests.end(), [name](const JoinedTest &test) {
            return name != nullptr && test.name == name;
        });
    };
    if (const auto test = find(count > 1 ? arguments[1] : nullptr); test != tests.end()) {
        ::setenv(variable, arguments[1], 1);
        arguments[1] = arguments[0];
        return test->run(count - 1, arguments + 1);
    }
    if (const auto test = find(std::getenv(variable)); test != tests.end())
        return test->run(count, arguments);
    std::fputs("The first argument must be the name of one of these tests:\n", stderr);
    for (const JoinedTest &test : tests)
        std::fprintf(stderr, "    %s\n", test.name.data());
    return 2;
}

} // namespace support
