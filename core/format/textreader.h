#pragma once

#include "core/format/lines.h"
#include "core/format/records.h"
#include "core/format/sourcelocation.h"
#include "core/format/transcript.h"
#include "core/format/warnings.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// Takes a record's label, and its rule if it is mentioned, from the text above it.
void addHeading(std::string_view heading, std::string &label, Position &start);

/// Reads texts without a defined format: tags and moves, boards, records of one or several lines.
/// Tags and boards are read in textrecords.cpp, lines of moves in textmoves.cpp.
class TextReader
{
public:
    TextReader(std::string_view text, const ReadOptions &options, Warnings &warnings)
        : m_text(text)
        , m_kind(options.kind)
        , m_positionsFirst(options.positionsFirst)
        , m_warnings(warnings)
        , m_lineCounter(text)
    {}

    std::vector<Record> read();

private:
    using Line = std::string_view; ///< a trimmed view into the text
    static constexpr std::size_t nowhere = std::string_view::npos;

    std::size_t beginOf(Line line) const { return offsetOf(m_text, line); }
    std::size_t endOf(Line line) const { return beginOf(line) + line.size(); }
    Transcript readFirst(std::size_t begin, std::size_t end, GameKind kind) const;
    void readTagged(std::size_t begin);
    std::size_t sectionEnd(std::size_t begin) const;
    void readLines(std::string_view part);
    std::size_t readBoardLines(std::size_t first, const std::string &heading);
    bool readsOtherPosition(std::string_view line) const;
    bool readOtherPosition(Line line);
    void addPosition(const Position &position, std::size_t begin);
    void add(Transcript read, std::size_t begin);
    void warn(std::size_t begin, const Error &error);
    void remark(std::size_t begin, const std::vector<Error> &remarks);

    void readMoveLines(std::vector<Line> lines);
    void readWrapped(const std::vector<Line> &lines, std::vector<Transcript> alone);
    bool isList(const std::vector<Line> &lines, const std::vector<Transcript> &alone,
                std::string_view whole) const;
    bool isGap(Line above, Line below) const;
    std::size_t endOfFooters(const std::vector<Line> &lines, std::size_t first,
                             std::size_t end) const;
    std::string takeHeading(std::vector<Line> &lines) const;
    bool joinsNextRow(std::size_t begin, Line line);
    /// The result of joining a line to the game above it.
    enum class Joined : std::uint8_t { Game, Error, Nothing };
    Joined joinLine(std::size_t begin, Line line, const Transcript &alone);
    std::size_t readHeaded(std::size_t begin, Line line, Transcript alone);
    void replaceLast(Transcript joined, std::size_t begin);
    void readMoves(std::size_t begin, std::size_t end, GameKind kind);
    void addLine(Line line, Transcript read);
    bool continuesBoard(std::size_t begin, std::size_t end);

    std::string_view m_text;
    GameKind m_kind;
    bool m_positionsFirst;
    Warnings &m_warnings;
    LineCounter m_lineCounter;
    std::vector<Line> m_lines;
    std::vector<Record> m_records;
    bool m_afterBoard = false; ///< the last record is a board without moves
};

} // namespace core::format
