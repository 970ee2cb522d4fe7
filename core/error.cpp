#include "core/error.h"
#include "core/translatable.h"

namespace core {

namespace {

constexpr const char *inFile = QT_TRANSLATE_NOOP("core::Error", "line %1, column %2, byte %3: %4");
constexpr const char *inMarks = QT_TRANSLATE_NOOP("core::Error", "character %1 (square %2): %3");
constexpr const char *inDiscs = QT_TRANSLATE_NOOP("core::Error", "character %1 (%2): %3");
constexpr const char *inValue = QT_TRANSLATE_NOOP("core::Error", "character %1: %2");
constexpr const char *inBytes = QT_TRANSLATE_NOOP("core::Error", "byte %1: %2");
constexpr const char *inTree =
    QT_TRANSLATE_NOOP("core::Error", "Column %1: '%2' does not belong here; %3.");
constexpr const char *atTreeEnd = QT_TRANSLATE_NOOP("core::Error", "Column %1: the text ends; %2.");
constexpr const char *inNumberedMove = QT_TRANSLATE_NOOP("core::Error", "move %1: %2");
constexpr const char *inWrittenMove = QT_TRANSLATE_NOOP("core::Error", "move %1, %2: %3");

/// Puts the arguments in the places of %1 to %9, all at once: they may hold such signs themselves.
std::string filled(std::string_view pattern, const std::vector<std::string> &arguments)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1'
                             && pattern[i + 1] <= '9';
        const auto index = isPlace ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (isPlace && index < arguments.size()) {
            text += arguments[index];
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

/// Whether a tree as text is what is wrong: then the first argument is the character found.
bool isOfTree(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::TreeEndExpected:
    case ErrorKind::TreeMaxExpected:
    case ErrorKind::TreeMinExpected:
    case ErrorKind::TreeTooLarge:
    case ErrorKind::TreeChildrenExpected:
    case ErrorKind::TreeTooManyChildren:
    case ErrorKind::TreeCommaExpected:
    case ErrorKind::TreeValueOutOfRange:
    case ErrorKind::TreeNodeExpected:
    case ErrorKind::TreeNameTooLong:
    case ErrorKind::TreeLetterExpected:
    case ErrorKind::TreeSignExpected:
    case ErrorKind::TreeNumberExpected:
    case ErrorKind::TreeIntervalEndExpected:
    case ErrorKind::TreeEmptyInterval:
        return true;
    default:
        return false;
    }
}

std::string messageOf(const Error &error, Translation translate)
{
    std::string message = filled(translate(sentence(error.kind)), error.arguments);
    const std::string number = std::to_string(error.moveNumber);
    if (error.moveNumber == 0)
        return message;
    return error.moveWritten.empty()
               ? filled(translate(inNumberedMove), {number, message})
               : filled(translate(inWrittenMove), {number, error.moveWritten, message});
}

/// A message about a text that has no lines, or about bytes that are not text.
std::string placedInValue(const Error &error, const std::string &message, Translation translate)
{
    const std::string column = std::to_string(error.place.column);
    if (isOfTree(error.kind)) {
        const std::string &found = error.arguments.front();
        return found.empty() ? filled(translate(atTreeEnd), {column, message})
                             : filled(translate(inTree), {column, found, message});
    }
    if (error.kind == ErrorKind::UnexpectedMark)
        return filled(translate(inMarks), {column, error.arguments[1], message});
    if (error.kind == ErrorKind::UnexpectedDisc)
        return filled(translate(inDiscs), {column, error.arguments[1], message});
    return filled(translate(inValue), {column, message});
}

/// The message with its place before it.
std::string placed(const Error &error, Translation translate)
{
    std::string message = messageOf(error, translate);
    const Place &place = error.place;
    if (place.line > 0)
        return filled(translate(inFile), {std::to_string(place.line), std::to_string(place.column),
                                          std::to_string(place.byte), message});
    if (place.column > 0)
        return placedInValue(error, message, translate);
    if (place.byte > 0)
        return filled(translate(inBytes), {std::to_string(place.byte), message});
    return message;
}

std::string untranslated(const char *text)
{
    return text;
}

} // namespace

Error::Error(ErrorKind kindOf, std::vector<std::string> values, Place where)
    : kind(kindOf)
    , arguments(std::move(values))
    , place(where)
    , text(translated(*this, untranslated))
{}

Error::Error(std::string sentence)
    : Error(ErrorKind::Other, {std::move(sentence)})
{}

Error Error::at(Place where) const
{
    Error error = *this;
    error.place = where;
    error.text = translated(error, untranslated);
    return error;
}

Error Error::inMove(std::size_t number, std::string written) const
{
    Error error = *this;
    error.moveNumber = number;
    error.moveWritten = std::move(written);
    error.text = translated(error, untranslated);
    return error;
}

Error Error::in(const std::string &name) const
{
    Error error = *this;
    error.part = part.empty() ? name : name + ": " + part;
    error.text = translated(error, untranslated);
    return error;
}

std::string Error::message() const
{
    return messageOf(*this, untranslated);
}

std::string translated(const Error &error, Translation translate)
{
    const std::string text = placed(error, translate);
    return error.part.empty() ? text : error.part + ": " + text;
}

} // namespace core
