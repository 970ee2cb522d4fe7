#include "ai/lab/lessons/articlecounts.h"
#include "app/cli/commands/commands.h"

#include <iomanip>
#include <iostream>
#include <string>

namespace cli {

using namespace commandline;
namespace {

/// 549945 as 549,945.
std::string grouped(std::int64_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3; i -= 3)
        text.insert(i - 3, ",");
    return text;
}

void printRow(std::string_view what, std::string_view counted, std::string_view says)
{
    std::cout << "| " << std::left << std::setw(62) << what << " | " << std::right << std::setw(7)
              << counted << " | " << std::left << std::setw(31) << says << " |\n";
}

core::Result<int> count(const Arguments &)
{
    std::cout
        << "Calls of the search function from the start of the game, leaves among them. The root "
           "is a call\nonly where the row says so, where one window is shared, and in Nim.\n\n";
    printRow("what", "counted", "article says");
    std::cout << '|' << std::string(64, '-') << '|' << std::string(8, '-') << ":|"
              << std::string(33, '-') << "|\n";
    bool allAsKnown = true;
    for (const ai::lab::ArticleCount &row : ai::lab::articleCounts()) {
        const std::string what = title(row);
        if (!row.count) { // quoted, not counted
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
    return allAsKnown ? 0 : 1;
}

} // namespace

Command countCommand()
{
    return {
        "count",
        "counts the positions that the searches of the articles visit",
        "Runs each search with a counting observer and prints a table. Exit status 1 if a number\n"
        "is not the known one.\n",
        {},
        count};
}

} // namespace cli
