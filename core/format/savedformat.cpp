#include "core/format/savedformat.h"

#include "core/format/ggf.h"
#include "core/format/nativeformat.h"
#include "core/format/transcript.h"
#include "core/notation.h"

namespace core::format {

std::optional<SavedFormat> savedFormatOf(std::string_view extension)
{
    if (extension.starts_with('.'))
        extension.remove_prefix(1);
    const std::string name = lowerCase(extension);
    if (name == "tabuleiro")
        return SavedFormat::Native;
    if (name == "txt")
        return SavedFormat::Moves;
    if (name == "ggf")
        return SavedFormat::Ggf;
    return std::nullopt;
}

std::string savedGame(const GameRecord &record, SavedFormat format)
{
    switch (format) {
    case SavedFormat::Native:
        break;
    case SavedFormat::Moves:
        return writeTranscript(record.start, record.moves) + '\n';
    case SavedFormat::Ggf:
        return writeGgf(record);
    }
    return writeNative(record);
}

} // namespace core::format
