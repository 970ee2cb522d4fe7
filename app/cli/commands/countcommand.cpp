#include "ai/lab/studies/articlecounts.h"
#include "app/cli/commands/clicommands.h"
#include "app/commandline/numbers.h"
#include "core/translatable.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <string>

namespace cli {

using namespace commandline;
namespace {

/// Pads a text with spaces.
std::string padded(std::string_view text, std::size_t width)
{
    return std::string(text) + std::string(width - std::min(width, text.size()), ' ');
}

/// Replaces the lessons' minus sign by the ASCII one, which every terminal can show.
std::string plainMinus(std::string text)
{
    constexpr std::string_view minus = "\xe2\x88\x92"; // U+2212
    for (std::size_t at = text.find(minus); at != text.npos; at = text.find(minus, at))
        text.replace(at, minus.size(), "-");
    return text;
}

void printRow(std::string_view what, std::string_view counted, std::string_view says)
{
    std::cout << "| " << padded(what, 62) << " | " << std::setw(7) << counted << " | "
              << padded(says, 31) << " |\n";
}

core::Result<int> count()
{
    std::cout
        << "Calls of the search function from the start of the game, leaves among them. The root "
           "is a call\nonly where the row says so, where one window is shared, and in Nim.\n\n";
    printRow("what", "counted", "article says");
    std::cout << '|' << std::string(64, '-') << '|' << std::string(8, '-') << ":|"
              << std::string(33, '-') << "|\n";
    bool allAsKnown = true;
    for (const ai::lab::ArticleCount &row : ai::lab::articleCounts()) {
        const std::string what = plainMinus(title(row));
        if (!row.count) { // only quoted from the article
            printRow(what + ": " + grouped(row.known), "", row.articleSays);
            continue;
        }
        const std::int64_t counted = row.count();
        printRow(what, grouped(counted), row.articleSays);
        if (counted != row.known) {
            std::cout << std::flush;
            std::cerr << what << ": counted " << grouped(counted) << ", expected "
                      << grouped(row.known) << '\n';
            allAsKnown = false;
        }
    }
    return allAsKnown ? 0 : failedStatus;
}

core::Result<Job> readCount(const Arguments &)
{
    return Job(count);
}

} // namespace

Command countCommand()
{
    return {
        "count",
        QT_TRANSLATE_NOOP("cli", "counts the positions that the searches of the articles visit"),
        QT_TRANSLATE_NOOP("cli", "Runs each search with a counting observer and prints a table. "
                                 "Exit status 1 if a number is not the known one."),
        {},
        {},
        0,
        readCount};
}

} // namespace cli
