#pragma once

#include "ai/lab/lessons/resultcode.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace support {

inline constexpr std::string_view resultDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

inline std::string twoResultDigits(int number)
{
    return {resultDigits[static_cast<std::size_t>(number / 32)],
            resultDigits[static_cast<std::size_t>(number % 32)]};
}

/// Writes a result code like the JavaScript of an exported page, according to
/// resources/formats/tabuleiro-result.md.
inline std::string writeResultCode(const ai::lab::ResultCode &code)
{
    std::string text = code.page.empty() ? '2' + twoResultDigits(code.trees / 1024)
                                               + twoResultDigits(code.trees % 1024)
                       : code.stop != 0 ? '3' + code.page + twoResultDigits(code.stop)
                                        : '1' + code.page;
    for (const int number : {code.questions, code.answered, code.right, code.rightAtSecond})
        text += twoResultDigits(number);
    int rest = 0;
    for (const char one : text)
        rest = (rest * 32 + static_cast<int>(resultDigits.find(one))) % 1021;
    text += twoResultDigits(rest);
    for (std::size_t at = (text.size() - 1) / 5 * 5; at > 0; at -= 5)
        text.insert(at, 1, '-');
    return text;
}

} // namespace support
