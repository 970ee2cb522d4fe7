#include "ai/lab/lessons/resultcode.h"

#include "ai/lab/lessons/lessonstop.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <cctype>

namespace ai::lab {

using core::Error;

namespace {

constexpr std::string_view codeDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int codeBase = 32;
constexpr int checkModulus = 1021; // the largest prime that fits into two characters
constexpr std::size_t codeLength = 15;
constexpr std::size_t stopLength = 2; // more, of a lesson's stop
constexpr std::size_t pageLength = 4;
constexpr char pageVersion = '1';
constexpr char practiceVersion = '2';
constexpr char stopVersion = '3';

int checkNumber(std::string_view text)
{
    int rest = 0;
    for (const char one : text)
        rest = (rest * codeBase + static_cast<int>(codeDigits.find(one))) % checkModulus;
    return rest;
}

/// Normalises a code's spelling: unifies characters that are easily confused.
std::string comparable(std::string_view text)
{
    std::string result;
    for (const char one : text) {
        const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(one)));
        if (letter == '-' || letter == ' ')
            continue;
        result += letter == 'O' ? '0' : letter == 'I' || letter == 'L' ? '1' : letter;
    }
    return result;
}

} // namespace

std::string pageNumber(const SearchSetup &setup, const std::vector<core::Move> &path)
{
    std::string text = writeLessonStop({{}, setup, 0, {}, {}});
    for (const core::Move move : path)
        text += std::to_string(move.code()) + ' ';
    std::uint32_t hash = 2'166'136'261U; // FNV-1a
    for (const char one : text)
        hash = (hash ^ static_cast<unsigned char>(one)) * 16'777'619U;
    hash ^= hash >> 20U;
    std::string number;
    for (std::size_t i = 0; i < pageLength; ++i, hash /= codeBase)
        number += codeDigits[hash % codeBase];
    return number;
}

std::string pagePrefix(const std::string &page, int stop)
{
    if (stop == 0)
        return pageVersion + page;
    return stopVersion + page + codeDigits[static_cast<std::size_t>(stop / codeBase)]
           + codeDigits[static_cast<std::size_t>(stop % codeBase)];
}

core::Result<ResultCode> readResultCode(std::string_view text)
{
    const std::string code = comparable(text);
    for (const char one : code) {
        if (codeDigits.find(one) == std::string_view::npos)
            return Error{QT_TRANSLATE_NOOP("core::Error",
                                           "%1; expected the digits and letters of a result code"),
                         {core::inQuotes(text)}};
    }
    const bool isStop = code.starts_with(stopVersion);
    const std::size_t length = codeLength + (isStop ? stopLength : 0);
    if (code.size() != length)
        return Error{QT_TRANSLATE_NOOP("core::Error", "%1; expected %2 digits and letters"),
                     {core::inQuotes(text), std::to_string(length)}};
    const auto number = [&code](std::size_t at) {
        return static_cast<int>(codeDigits.find(code[at])) * codeBase
               + static_cast<int>(codeDigits.find(code[at + 1]));
    };
    const std::size_t counts = 1 + pageLength + (isStop ? stopLength : 0);
    const bool isPractice = code.front() == practiceVersion;
    const ResultCode read{.page = isPractice ? std::string() : code.substr(1, pageLength),
                          .trees = isPractice ? number(1) * codeBase * codeBase + number(3) : 0,
                          .questions = number(counts),
                          .answered = number(counts + 2),
                          .right = number(counts + 4),
                          .rightAtSecond = number(counts + 6),
                          .stop = isStop ? number(counts - stopLength) : 0};
    if ((code.front() != pageVersion && !isPractice && read.stop == 0)
        || checkNumber(code.substr(0, length - 2)) != number(length - 2)
        || read.answered > read.questions || read.right + read.rightAtSecond > read.answered)
        return Error{QT_TRANSLATE_NOOP("core::Error",
                                       "%1 is mistyped; expected a result code as its page has it"),
                     {core::inQuotes(text)}};
    return read;
}

} // namespace ai::lab
