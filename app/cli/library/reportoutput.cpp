#include "app/cli/library/libraryactions.h"
#include "app/cli/library/libraryreport.h"
#include "app/commandline/csv.h"
#include "app/commandline/numbers.h"
#include "core/notation.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace cli {

using commandline::counted;
using commandline::csvField;
using commandline::grouped;
using commandline::signedNumber;
using namespace core::library;

namespace {

std::string decimal(double number, int digits)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << number;
    return text.str();
}

std::string xmlText(const std::string &text)
{
    std::string escaped;
    for (const char c : text)
        escaped += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    return escaped;
}

/// Pads or truncates a text to a number of UTF-8 characters.
std::string column(const std::string &text, std::size_t width)
{
    std::string result;
    std::size_t characters = 0;
    for (const char c : text) {
        if ((c & 0xc0) != 0x80 && characters++ == width)
            break;
        result += c;
    }
    return result + std::string(width - std::min(width, characters), ' ');
}

std::string phasesText(const LossByPhase &loss)
{
    std::string text;
    constexpr std::size_t width = 6;
    for (const MeanLoss &phase : loss.phases) {
        const std::string mean = phase.games() > 0 ? decimal(phase.mean(), 2) : "-";
        text += std::string(width - std::min(width, mean.size()), ' ') + mean;
    }
    return text;
}

std::string lossText(const LossByPhase &loss)
{
    return decimal(loss.all.mean(), 3) + " +- " + decimal(loss.all.error(), 3) + phasesText(loss);
}

constexpr std::string_view lossHeading = "loss a move     1-12   -24   -36   -48   -60 (moves)";

/// Says how many more rows a table has.
void appendRest(std::ostream &text, std::size_t all, std::size_t shown)
{
    if (all > shown)
        text << "and " << grouped(static_cast<std::int64_t>(all - shown)) << " more\n";
}

/// " at depth 8": the depth of the searches behind the values.
std::string depthText(const LibraryReport &report)
{
    if (report.valuedMoves == 0)
        return {};
    if (report.leastDepth == report.greatestDepth)
        return " at depth " + std::to_string(report.leastDepth);
    return " at depths " + std::to_string(report.leastDepth) + " to "
           + std::to_string(report.greatestDepth);
}

void appendPlayers(std::ostream &text, const LibraryReport &report, std::size_t rows)
{
    text << "\nPlayers, the most accurate first; discs lost a move, with the standard error over "
            "games\n"
         << column("player", 26) << column("games", 8) << lossHeading << '\n';
    for (std::size_t i = 0; i < std::min(rows, report.players.size()); ++i) {
        const PlayerReport &player = report.players[i];
        text << column(player.name, 26)
             << column(grouped(static_cast<std::int64_t>(player.loss.all.games())), 8)
             << lossText(player.loss) << '\n';
    }
    appendRest(text, report.players.size(), rows);
}

void appendYears(std::ostream &text, const LibraryReport &report)
{
    text << "\nYears\n" << column("year", 26) << column("games", 8) << lossHeading << '\n';
    for (const YearReport &year : report.years)
        text << column(std::to_string(year.year), 26)
             << column(grouped(static_cast<std::int64_t>(year.loss.all.games())), 8)
             << lossText(year.loss) << '\n';
}

void appendOpenings(std::ostream &text, const LibraryReport &report, std::size_t rows)
{
    text << "\nOpenings, the most played first; Black's results, mean and value in discs\n"
         << column("opening", 34) << column("games", 9) << column("won", 9) << column("drawn", 9)
         << column("lost", 9) << column("mean", 8) << "value\n";
    for (std::size_t i = 0; i < std::min(rows, report.openings.size()); ++i) {
        const OpeningReport &opening = report.openings[i];
        text << column(opening.name, 34) << column(grouped(opening.games), 9)
             << column(grouped(opening.blackWins), 9) << column(grouped(opening.draws), 9)
             << column(grouped(opening.whiteWins), 9)
             << column(signedNumber(opening.meanScore(), 1), 8)
             << (opening.value ? signedNumber(*opening.value) : "-") << '\n';
    }
    appendRest(text, report.openings.size(), rows);
}

/// The game in which a costly move was played.
core::Result<LibraryGame> gameOf(GameLibrary &library, const CostlyMove &move)
{
    const auto game = library.game(move.game);
    if (!game)
        return game.error();
    return *game ? **game : LibraryGame();
}

core::Result<std::string> costliestText(GameLibrary &library, const LibraryReport &report)
{
    std::ostringstream text;
    text << "\nThe costliest moves\n"
         << column("loss", 6) << column("move", 12) << column("better", 12) << column("year", 6)
         << "game\n";
    for (const CostlyMove &move : report.costliest) {
        const auto game = gameOf(library, move);
        if (!game)
            return game.error();
        text << column(std::to_string(move.loss), 6)
             << column(std::to_string(move.number) + ". " + core::squareName(move.played, 8) + ' '
                           + signedNumber(move.value),
                       12)
             << column(core::squareName(move.better, 8) + ' ' + signedNumber(move.bestValue), 12)
             << column(game->year != 0 ? std::to_string(game->year) : "-", 6) << game->players[0]
             << " - " << game->players[1] << " (game " << move.game << ")\n";
    }
    return text.str();
}

std::string lossColumns(const LossByPhase &loss)
{
    std::string text = std::to_string(loss.all.games()) + ',' + std::to_string(loss.all.moves())
                       + ',' + decimal(loss.all.mean(), 4) + ',' + decimal(loss.all.error(), 4);
    for (const MeanLoss &phase : loss.phases)
        text += ',' + (phase.games() > 0 ? decimal(phase.mean(), 4) : std::string()) + ','
                + (phase.games() > 0 ? decimal(phase.error(), 4) : std::string());
    return text;
}

constexpr std::string_view lossColumnNames =
    "games,moves,loss,error,loss 1-12,error 1-12,loss 13-24,error 13-24,loss 25-36,error 25-36,"
    "loss 37-48,error 37-48,loss 49-60,error 49-60";

std::string playersCsv(const LibraryReport &report)
{
    std::string text = "player," + std::string(lossColumnNames) + "\r\n";
    for (const PlayerReport &player : report.players)
        text += csvField(player.name) + ',' + lossColumns(player.loss) + "\r\n";
    return text;
}

std::string yearsCsv(const LibraryReport &report)
{
    std::string text = "year," + std::string(lossColumnNames) + "\r\n";
    for (const YearReport &year : report.years)
        text += std::to_string(year.year) + ',' + lossColumns(year.loss) + "\r\n";
    return text;
}

std::string openingsCsv(const LibraryReport &report)
{
    std::string text = "opening,games,won,drawn,lost,mean,value,depth\r\n";
    for (const OpeningReport &opening : report.openings) {
        text +=
            csvField(opening.name) + ',' + std::to_string(opening.games) + ','
            + std::to_string(opening.blackWins) + ',' + std::to_string(opening.draws) + ','
            + std::to_string(opening.whiteWins) + ',' + decimal(opening.meanScore(), 2) + ','
            + (opening.value ? std::to_string(*opening.value) + ',' + std::to_string(opening.depth)
                             : std::string(","))
            + "\r\n";
    }
    return text;
}

core::Result<std::string> costliestCsv(GameLibrary &library, const LibraryReport &report)
{
    std::string text =
        "loss,move number,move,value,better,best value,year,event,black,white,game\r\n";
    for (const CostlyMove &move : report.costliest) {
        const auto game = gameOf(library, move);
        if (!game)
            return game.error();
        text += std::to_string(move.loss) + ',' + std::to_string(move.number) + ','
                + core::squareName(move.played, 8) + ',' + std::to_string(move.value) + ','
                + core::squareName(move.better, 8) + ',' + std::to_string(move.bestValue) + ','
                + (game->year != 0 ? std::to_string(game->year) : std::string()) + ','
                + csvField(game->event) + ',' + csvField(game->players[0]) + ','
                + csvField(game->players[1]) + ',' + std::to_string(move.game) + "\r\n";
    }
    return text;
}

struct Bar
{
    std::string name;
    double mean;
    double error;
};

/// Horizontal bars from 0 with error bars; readable without colour.
std::string barChart(const std::string &title, const std::vector<Bar> &bars)
{
    constexpr int rowHeight = 22;
    constexpr int left = 220;
    constexpr int width = 520;
    constexpr int top = 50;
    double largest = 1e-9;
    for (const Bar &bar : bars)
        largest = std::max(largest, bar.mean + 2 * bar.error);
    const double scale = width / largest;
    const int height = top + rowHeight * static_cast<int>(bars.size()) + 20;
    std::ostringstream svg;
    svg << std::fixed << std::setprecision(1)
        << "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 "
        << left + width + 100 << ' ' << height
        << "\" font-family=\"sans-serif\" font-size=\"13\">\n"
        << "<title>" << xmlText(title) << "</title>\n"
        << "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
        << "<text x=\"10\" y=\"28\" font-size=\"16\">" << xmlText(title) << "</text>\n";
    int y = top;
    for (const Bar &bar : bars) {
        const double end = left + bar.mean * scale;
        const double from = std::max<double>(left, end - 2 * bar.error * scale);
        const double to = end + 2 * bar.error * scale;
        svg << "<text x=\"" << left - 8 << "\" y=\"" << y + 14 << "\" text-anchor=\"end\">"
            << xmlText(bar.name) << "</text>"
            << "<rect x=\"" << left << "\" y=\"" << y + 4 << "\" width=\"" << bar.mean * scale
            << "\" height=\"12\" fill=\"#4f7fb5\"/>"
            << "<path d=\"M" << from << ' ' << y + 10 << 'H' << to
            << "\" stroke=\"#1d1d1d\" stroke-width=\"1.5\"/>"
            << "<text x=\"" << std::max(end, to) + 6 << "\" y=\"" << y + 14 << "\">"
            << decimal(bar.mean, 2) << "</text>\n";
        y += rowHeight;
    }
    svg << "</svg>\n";
    return svg.str();
}

std::vector<Bar> playerBars(const LibraryReport &report)
{
    constexpr std::size_t max = 40;
    std::vector<Bar> bars;
    for (std::size_t i = 0; i < std::min(max, report.players.size()); ++i) {
        const MeanLoss &loss = report.players[i].loss.all;
        bars.push_back({report.players[i].name, loss.mean(), loss.error()});
    }
    return bars;
}

std::vector<Bar> yearBars(const LibraryReport &report)
{
    std::vector<Bar> bars;
    for (const YearReport &year : report.years)
        bars.push_back({std::to_string(year.year), year.loss.all.mean(), year.loss.all.error()});
    return bars;
}

} // namespace

core::Result<std::string> reportText(GameLibrary &library, const LibraryReport &report)
{
    constexpr std::size_t rows = 30;
    std::ostringstream text;
    text << counted(report.games, "game") << ", " << counted(report.moves, "move")
         << " with a choice, " << grouped(report.valuedMoves) << " of them valued"
         << depthText(report) << '\n';
    if (report.valuedMoves == 0)
        text << "No move has a value yet: library analyze finds them.\n";
    if (!report.players.empty())
        appendPlayers(text, report, rows);
    else if (report.valuedMoves > 0)
        text << "\nNo player has as many as "
             << counted(static_cast<std::int64_t>(report.minGames), "game") << ".\n";
    if (!report.years.empty())
        appendYears(text, report);
    if (!report.openings.empty())
        appendOpenings(text, report, rows);
    if (!report.costliest.empty()) {
        const auto costliest = costliestText(library, report);
        if (!costliest)
            return costliest.error();
        text << *costliest;
    }
    return text.str();
}

core::Result<std::vector<ReportFile>> reportFiles(GameLibrary &library, const LibraryReport &report)
{
    const auto costliest = costliestCsv(library, report);
    if (!costliest)
        return costliest.error();
    return std::vector<ReportFile>{
        {"players.csv", playersCsv(report)},
        {"years.csv", yearsCsv(report)},
        {"openings.csv", openingsCsv(report)},
        {"costliest-moves.csv", *costliest},
        {"players.svg", barChart("Discs lost a move" + depthText(report)
                                     + ", by player; the line is two standard errors to both sides",
                                 playerBars(report))},
        {"years.svg", barChart("Discs lost a move" + depthText(report)
                                   + ", by year; the line is two standard errors to both sides",
                               yearBars(report))},
    };
}

} // namespace cli
