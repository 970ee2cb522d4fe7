#include "core/error.h"

#include "core/notation.h"
#include "core/translatable.h"

namespace core {

namespace {

constexpr TranslatableText inFile =
    QT_TRANSLATE_NOOP("core::Error", "line %1, column %2, byte %3: %4");
constexpr TranslatableText inValue = QT_TRANSLATE_NOOP("core::Error", "character %1: %2");
constexpr TranslatableText inBytes = QT_TRANSLATE_NOOP("core::Error", "byte %1: %2");
constexpr TranslatableText inNumberedRecord = QT_TRANSLATE_NOOP("core::Error", "game %1: %2");
constexpr TranslatableText inNumberedMove = QT_TRANSLATE_NOOP("core::Error", "move %1: %2");
constexpr TranslatableText inWrittenMove = QT_TRANSLATE_NOOP("core::Error", "move %1, %2: %3");

std::string messageOf(const Error &error, Translation translate)
{
    std::string message = error.isTranslatable()
                              ? filled(translate(error.sentence), error.arguments)
                              : error.arguments.front();
    const std::string number = std::to_string(error.moveNumber);
    if (error.moveNumber == 0)
        return message;
    return error.moveWritten.empty()
               ? filled(translate(inNumberedMove.source), {number, message})
               : filled(translate(inWrittenMove.source), {number, error.moveWritten, message});
}

/// The message with its place in a text without lines.
std::string placedInValue(const Error &error, const std::string &message, Translation translate)
{
    std::vector<std::string> arguments{std::to_string(error.place.column)};
    if (!error.placeDetail.empty())
        arguments.push_back(error.placeDetail);
    arguments.push_back(message);
    return filled(translate(error.placeSentence != nullptr ? error.placeSentence : inValue.source),
                  arguments);
}

/// The message with its place before it.
std::string placed(const Error &error, Translation translate)
{
    std::string message = messageOf(error, translate);
    const SourceLocation &place = error.place;
    if (place.line > 0)
        return filled(translate(inFile.source),
                      {std::to_string(place.line), std::to_string(place.column),
                       std::to_string(place.byte), message});
    if (place.column > 0)
        return placedInValue(error, message, translate);
    if (place.byte > 0)
        return filled(translate(inBytes.source), {std::to_string(place.byte), message});
    return message;
}

std::string untranslated(const char *text)
{
    return text;
}

} // namespace

Error::Error(TranslatableText sentenceOf, std::vector<std::string> values, SourceLocation where)
    : sentence(sentenceOf.source)
    , arguments(std::move(values))
    , place(where)
    , text(translated(*this, untranslated))
{}

Error::Error(std::string sentenceOf)
    : arguments{std::move(sentenceOf)}
    , text(arguments.front())
{}

Error Error::at(SourceLocation where) const
{
    Error error = *this;
    error.place = where;
    error.text = translated(error, untranslated);
    return error;
}

Error Error::placedAs(TranslatableText sentenceOf, std::string detail) const
{
    Error error = *this;
    error.placeSentence = sentenceOf.source;
    error.placeDetail = std::move(detail);
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

Error Error::inRecord(std::size_t number) const
{
    Error error = *this;
    error.recordNumber = number;
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
    std::string text = placed(error, translate);
    if (error.recordNumber > 0)
        text =
            filled(translate(inNumberedRecord.source), {std::to_string(error.recordNumber), text});
    return error.part.empty() ? text : error.part + ": " + text;
}

std::string filled(std::string_view sentence, const std::vector<std::string> &arguments)
{
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool isPlace = sentence[i] == '%' && i + 1 < sentence.size() && sentence[i + 1] >= '1'
                             && sentence[i + 1] <= '9';
        const auto index = isPlace ? static_cast<std::size_t>(sentence[i + 1] - '1') : 0;
        if (isPlace && index < arguments.size()) {
            text += arguments[index];
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

Error gameOver()
{
    return {QT_TRANSLATE_NOOP("core::Error", "the game is over")};
}

Error moveAfterEnd()
{
    return {QT_TRANSLATE_NOOP("core::Error", "the game is over; expected no more moves")};
}

Error notToMove(Side side)
{
    return side == Side::First
               ? QT_TRANSLATE_NOOP("core::Error",
                                   "Black is not to move; expected a move of the other side")
               : QT_TRANSLATE_NOOP("core::Error",
                                   "White is not to move; expected a move of the other side");
}

Error wrongSquareCount(int found, int expected)
{
    return {QT_TRANSLATE_NOOP("core::Error", "the number of squares is %1; expected %2"),
            {std::to_string(found), std::to_string(expected)}};
}

Error missingSide()
{
    return {QT_TRANSLATE_NOOP("core::Error",
                              "after the board: nothing; expected the side to move, X or O")};
}

Error otherBoardSize(std::string size)
{
    return {QT_TRANSLATE_NOOP("core::Error", "a board of size %1; expected 8"), {std::move(size)}};
}

Error unknownGame(std::string_view name)
{
    return {QT_TRANSLATE_NOOP("core::Error", "%1; expected othello, tictactoe or nim"),
            {inQuotes(name)}};
}

Error fileNotReadable(std::string path)
{
    return {QT_TRANSLATE_NOOP("core::Error", "%1: cannot be read"), {std::move(path)}};
}

Error fileNotWritable(std::string path, std::string why)
{
    return {QT_TRANSLATE_NOOP("core::Error", "%1: cannot be written: %2"),
            {std::move(path), std::move(why)}};
}

Error fileIsFolder(std::string path)
{
    return {QT_TRANSLATE_NOOP("core::Error", "%1: is a folder; expected a file"),
            {std::move(path)}};
}

} // namespace core
