#include "core/format/records.h"

#include "core/format/drawnboard.h"
#include "core/format/ggf.h"
#include "core/format/nativeformat.h"
#include "core/format/pgn.h"
#include "core/format/positionline.h"
#include "core/format/questjson.h"
#include "core/format/sgf.h"
#include "core/format/sourcelocation.h"
#include "core/format/textencoding.h"
#include "core/format/textrecords.h"
#include "core/format/transcript.h"
#include "core/format/unpack.h"
#include "core/format/warnings.h"
#include "core/format/wthor.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>

namespace core::format {

namespace {

std::vector<Record> readWthor(std::string_view bytes, const ReadOptions &options,
                              Warnings &warnings)
{
    const std::span file{reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size()};
    const Result<WthorGames> read = readWthorGames(file);
    if (!read) {
        warnings.add(read.error());
        return {};
    }
    if (read->warning)
        warnings.addRemark(*read->warning);
    std::vector<Record> records;
    records.reserve(read->games.size());
    std::size_t first = 0;
    std::size_t contradicting = 0;
    for (const WthorGame &game : read->games) {
        warnings.beginRecord();
        const WthorMoves line = wthorMoves(game);
        if (!line.error && contradictsScore(game, line.end) && ++contradicting == 1)
            first = static_cast<std::size_t>(&game - read->games.data()) + 1;
        if (line.error)
            warnings.add(*line.error);
        else
            records.push_back({wthorRecord(game, options.names.players, options.names.tournaments),
                               {},
                               {},
                               0,
                               {}});
    }
    if (contradicting > 0)
        warnings.addRemarkOnFile(contradictingScores(contradicting, first));
    return records;
}

std::vector<Record> readText(std::string_view text, const ReadOptions &options, Warnings &warnings)
{
    if (looksNative(text))
        return readNative(text, warnings);
    if (looksSgf(text))
        return readSgf(text, warnings);
    if (looksGgf(text))
        return readGgf(text, warnings);
    if (looksQuest(text))
        return readQuest(text, warnings);
    return readTextRecords(text, options, warnings);
}

} // namespace

const Error &Records::firstError() const
{
    const auto found = std::find_if(warnings.begin(), warnings.end(), [](const Warning &warning) {
        return warning.kind == Warning::Kind::Skipped;
    });
    return (found == warnings.end() ? warnings.front() : *found).error;
}

Result<Records> readRecords(std::string_view bytes, const ReadOptions &options)
{
    const auto named = [&](const Error &error) {
        return options.name.empty() ? error : error.in(options.name);
    };
    if (const auto error = tooLarge(bytes.size()))
        return named(*error);
    Warnings warnings;
    const auto unpacked = unpack(bytes, maxFileBytes);
    if (unpacked && !*unpacked)
        return named(unpacked->error());
    if (unpacked) {
        bytes = (*unpacked)->bytes;
        if ((*unpacked)->warning)
            warnings.add(*(*unpacked)->warning); // it is unknown how many records are lost
    }
    Records found;
    const std::span file{reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size()};
    if (isWthorName(options.name) || looksWthor(file)) {
        found.records = readWthor(bytes, options, warnings);
    } else {
        const std::string charset = sgfCharset(bytes);
        const Utf8Text text(bytes, charset);
        if (text.charsetFailed())
            warnings.addRemark(
                {QT_TRANSLATE_NOOP("core::Error",
                                   "the text names the character set %1, which is not known or "
                                   "not its own; letters of names may be wrong"),
                 {inQuotes(charset)}});
        found.records = readText(text.text(), options, warnings);
        // Report binary data as such, whatever format a reader took it for.
        if (found.records.empty() && (warnings.empty() || invalidByte(text.text())))
            return named(noGame(text.text()));
    }
    if (found.records.size() >= maxRecords)
        warnings.add(
            {QT_TRANSLATE_NOOP("core::Error",
                               "more than %1 games and positions; the others are not read"),
             {std::to_string(maxRecords)}});
    found.skipped = warnings.skipped();
    found.warnings = std::move(warnings).take();
    for (Warning &warning : found.warnings)
        warning.error = named(warning.error);
    if (found.records.empty())
        return found.firstError();
    return found;
}

Result<Records> readArgument(std::string_view text, const ReadOptions &options)
{
    const auto placed = [&](const Error &error) {
        return text.find('\n') == text.npos ? error.at({0, error.place.column, error.place.byte})
                                            : error;
    };
    Result<Records> found = readRecords(text, options);
    if (!found)
        return placed(found.error());
    Records records = *std::move(found);
    for (Warning &warning : records.warnings)
        warning.error = placed(warning.error);
    return records;
}

Result<Record> readRecord(std::string_view text, const ReadOptions &options)
{
    Result<Records> found = readArgument(text, options);
    if (!found)
        return found.error();
    if (found->skipped > 0)
        return found->firstError();
    if (found->records.size() > 1)
        return Error(QT_TRANSLATE_NOOP("core::Error", "%1 games or positions; expected one"),
                     {std::to_string(found->records.size())});
    return (*std::move(found)).records.front();
}

std::vector<Warning> warningsOfMovesAlone(const Records &found, const std::string &name)
{
    std::vector<Warning> all = found.warnings;
    const auto remark = [&](const TranslatableText &text, const auto &concerns) {
        const auto count = std::count_if(found.records.begin(), found.records.end(), concerns);
        const Error error(text, {std::to_string(count)});
        if (count > 0)
            all.push_back({name.empty() ? error : error.in(name), Warning::Kind::Remark});
    };
    remark(QT_TRANSLATE_NOOP("core::Error", "games with a komi: %1; discs are counted without it"),
           [](const Record &record) { return record.unsaved.komi.has_value(); });
    remark(QT_TRANSLATE_NOOP("core::Error",
                             "games with variations: %1; only the first line of each is taken"),
           [](const Record &record) {
               return record.unsaved.variations || !record.game.variations.empty();
           });
    return all;
}

bool isRecordLine(std::string_view line)
{
    if (looksLikeBoard(splitPositionLine(line).board))
        return true;
    const Transcript read = readTranscript(line, Othello());
    return !startsWithTag(trimmed(line)) && read.understood > 0;
}

bool beginsLongRecord(std::string_view line)
{
    const std::string_view text = trimmed(line);
    const bool isNumbered = (text.starts_with("1.") || text.starts_with("1 "))
                            && !looksLikeBoard(splitPositionLine(text).board);
    return isNumbered || startsWithTag(text) || text.starts_with("(") || text.starts_with("{")
           || (text.starts_with("[") && !looksLikeBoard(text)) || looksNative(text)
           || isBoardRow(text) || text.find('\r') != text.npos;
}

} // namespace core::format
