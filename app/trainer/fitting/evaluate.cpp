#include "app/trainer/fitting/evaluate.h"

#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/evaluator.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace trainer {

using namespace ai::othello;

namespace {

double expectedDiscs(const Weights &weights, const Board &board)
{
    const int units = correctedUnits<PortableKernel>(weights, board);
    return std::clamp(static_cast<double>(units) / Weights::unitsPerDisc, -64.0, 64.0);
}

/// The plot's margins in pixels, and the scale of its axes.
constexpr double left = 60;
constexpr double right = 740;
constexpr double top = 20;
constexpr double bottom = 420;
constexpr int maxPly = 60;
constexpr int maxDiscs = 10;

double across(std::size_t ply)
{
    return left + (right - left) * static_cast<double>(ply) / maxPly;
}

double down(double discs)
{
    return bottom - (bottom - top) * std::min(discs, double(maxDiscs)) / maxDiscs;
}

void drawText(std::ostream &svg, double x, double y, const char *anchor, const std::string &text)
{
    svg << "<text x=\"" << x << "\" y=\"" << y << "\" text-anchor=\"" << anchor << "\">";
    for (const char letter : text) {
        if (letter == '&')
            svg << "&amp;";
        else if (letter == '<')
            svg << "&lt;";
        else
            svg << letter;
    }
    svg << "</text>\n";
}

void drawAxes(std::ostream &svg)
{
    for (int discs = 0; discs <= maxDiscs; ++discs) {
        svg << "<path d=\"M" << left << ' ' << down(discs) << 'H' << right
            << "\" stroke=\"#ddd\"/>\n";
        drawText(svg, left - 8, down(discs) + 4, "end", std::to_string(discs));
    }
    for (std::size_t ply = 0; ply <= maxPly; ply += 10)
        drawText(svg, across(ply), bottom + 20, "middle", std::to_string(ply));
    drawText(svg, (left + right) / 2, bottom + 40, "middle",
             "discs placed (mean absolute error in discs: solid, from the game's outcome; dashed, "
             "from perfect play)");
}

/// A curve over the plies that have positions.
template <class Point>
void drawCurve(std::ostream &svg, const ErrorsByPly &errors, const char *style, Point point)
{
    svg << "<path fill=\"none\" stroke-width=\"2\" " << style << " d=\"";
    const char *step = "M";
    for (std::size_t ply = 0; ply < errors.size(); ++ply) {
        const auto [count, error] = point(errors[ply]);
        if (count == 0)
            continue;
        svg << step << across(ply) << ' ' << down(error);
        step = "L";
    }
    svg << "\"/>\n";
}

} // namespace

core::Result<ErrorsByPly> measureErrors(const Weights &weights,
                                        const std::vector<std::string> &files)
{
    ErrorsByPly errors{};
    for (const std::string &path : files) {
        const auto games = readGames(path);
        if (!games)
            return games.error();
        for (const SelfPlayGame &game : *games) {
            for (const Labels &label : computeLabels(*replayGame(game), 1.0)) {
                PlyErrors &ply = errors[static_cast<std::size_t>(60 - label.board.empties())];
                const double expected = expectedDiscs(weights, label.board);
                if (label.outcome) {
                    ++ply.outcomes;
                    ply.outcomeError += std::abs(expected - *label.outcome);
                }
                if (label.exact) {
                    ++ply.exacts;
                    ply.exactError += std::abs(expected - *label.exact);
                }
            }
        }
    }
    for (PlyErrors &ply : errors) {
        ply.outcomeError /= static_cast<double>(std::max<std::size_t>(1, ply.outcomes));
        ply.exactError /= static_cast<double>(std::max<std::size_t>(1, ply.exacts));
    }
    return errors;
}

double meanOutcomeError(const ErrorsByPly &errors, std::size_t firstPly, std::size_t lastPly)
{
    double sum = 0;
    std::size_t count = 0;
    for (std::size_t ply = firstPly; ply <= lastPly; ++ply) {
        sum += errors[ply].outcomeError * static_cast<double>(errors[ply].outcomes);
        count += errors[ply].outcomes;
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, count));
}

std::string errorTable(const std::vector<NamedErrors> &all)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(2);
    text << "mean absolute errors in discs, from the game's outcome and from perfect play\n";
    for (std::size_t i = 0; i < all.size(); ++i)
        text << "  " << static_cast<char>('A' + i) << ": " << all[i].name << '\n';
    text << " ply  positions";
    for (std::size_t i = 0; i < all.size(); ++i)
        text << "  " << static_cast<char>('A' + i) << " outcome  " << static_cast<char>('A' + i)
             << " perfect";
    text << '\n';
    for (std::size_t ply = 0; ply < ErrorsByPly().size(); ++ply) {
        const PlyErrors &first = all.front().errors[ply];
        if (first.outcomes == 0 && first.exacts == 0)
            continue;
        text << std::setw(4) << ply << std::setw(11) << std::max(first.outcomes, first.exacts);
        for (const NamedErrors &named : all) {
            const PlyErrors &errors = named.errors[ply];
            for (const auto &[count, error] : {std::pair(errors.outcomes, errors.outcomeError),
                                               std::pair(errors.exacts, errors.exactError)}) {
                if (count != 0)
                    text << std::setw(11) << error;
                else
                    text << std::setw(11) << '-';
            }
        }
        text << '\n';
    }
    text << "plies 20 to 45, outcome:";
    for (const NamedErrors &named : all)
        text << ' ' << meanOutcomeError(named.errors, 20, 45);
    text << '\n';
    return text.str();
}

std::string errorPicture(const std::vector<NamedErrors> &all)
{
    constexpr std::array<const char *, 4> colours{"#1b6ca8", "#c8553d", "#3a7d44", "#6c4ab6"};
    std::ostringstream svg;
    svg << std::fixed << std::setprecision(1);
    svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 480\" "
           "font-family=\"sans-serif\" font-size=\"12\">\n"
        << "<rect width=\"760\" height=\"480\" fill=\"white\"/>\n";
    drawAxes(svg);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string colour = std::string("stroke=\"") + colours[i % colours.size()] + '"';
        drawCurve(svg, all[i].errors, colour.c_str(), [](const PlyErrors &errors) {
            return std::pair(errors.outcomes, errors.outcomeError);
        });
        drawCurve(
            svg, all[i].errors, (colour + " stroke-dasharray=\"5 4\"").c_str(),
            [](const PlyErrors &errors) { return std::pair(errors.exacts, errors.exactError); });
        const double y = top + 20 + 18 * static_cast<double>(i);
        svg << "<path d=\"M" << left + 20 << ' ' << y - 4 << "h30\" stroke-width=\"2\" " << colour
            << "/>\n";
        drawText(svg, left + 58, y, "start", all[i].name);
    }
    svg << "</svg>\n";
    return svg.str();
}

} // namespace trainer
