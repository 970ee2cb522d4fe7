#include "ui/records/gamewriting.h"

#include "core/format/ggf.h"
#include "core/format/nativeformat.h"
#include "core/format/transcript.h"
#include "ui/common/filedialogs.h"
#include "ui/common/titles.h"

#include <QCoreApplication>
#include <QDate>

namespace ui {

namespace {

struct WritingTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::GameWriting)
};

WrittenGame written(const std::string &text)
{
    return {QByteArray::fromStdString(text), {}};
}

} // namespace

WrittenGame writtenGame(const core::GameRecord &record, const QString &ending)
{
    const core::GameKind kind = kindOf(record.start);
    const QString format = ending.toLower();
    // A list of moves cannot contain another start position; .txt then means our own format.
    if (format == "txt" && record.start == core::startOf(kind))
        return written(core::format::writeTranscript(record.start, record.moves) + "\n");
    if (format.isEmpty() || format == "tabuleiro" || format == "txt")
        return written(core::format::writeNative(record));
    if (format == "ggf" && kind == core::GameKind::Othello)
        return written(core::format::writeGgf(record));
    if (format == "ggf")
        return {std::nullopt,
                WritingTexts::tr(
                    "A .ggf file holds Othello alone. Nothing was saved: choose .tabuleiro.")};
    return {std::nullopt,
            WritingTexts::tr("Tabuleiro cannot write .%1 files. Nothing was saved: choose "
                             ".tabuleiro, .txt or, for Othello, .ggf.")
                .arg(ending)};
}

QString proposedFileName(const core::GameRecord &record)
{
    const auto player = [&record](std::size_t side) {
        return fileNamePart(QString::fromStdString(record.players[side]));
    };
    const QDate played =
        QDate::fromString(QString::fromStdString(record.date).left(10), Qt::ISODate);
    return WritingTexts::tr("%1, %2 - %3, %4", "a file's name: the game, its players, the date")
        .arg(gameTitle(record.start), player(0), player(1),
             (played.isValid() ? played : QDate::currentDate()).toString(Qt::ISODate));
}

} // namespace ui
