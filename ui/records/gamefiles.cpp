#include "ui/records/gamefiles.h"

#include "core/format/nativeformat.h"
#include "core/format/savedformat.h"
#include "core/format/transcript.h"
#include "ui/board/games/boardfactory.h"
#include "ui/common/filedialogs.h"
#include "ui/common/titles.h"
#include "ui/desktop/bringtofront.h"
#include "ui/play/gametexts.h"
#include "ui/records/droptarget.h"
#include "ui/records/gamelistwindow.h"
#include "ui/records/recentgames.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>
#include <QStandardPaths>
#include <QSvgGenerator>

#include <utility>

namespace ui {

namespace {

struct WritingTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::GameWriting)
};

constexpr int pictureSize = 800;
/// Longer pasted texts are parsed in the background, to keep the GUI responsive.
constexpr qsizetype maxReadAtOnce = 50'000;

QString text(const std::string &from)
{
    return QString::fromStdString(from);
}

/// A standard folder, or the home folder if that does not exist: a file dialog for a missing folder
/// would open in the current directory.
QString existingFolder(QStandardPaths::StandardLocation location)
{
    const QString folder = QStandardPaths::writableLocation(location);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

std::optional<core::Move> lastMoveOf(const GameController &game)
{
    const core::Match &match = game.match();
    const std::size_t ply = match.plyOfLastMove(game.shownPly());
    return ply > 0 ? std::optional(match.move(ply - 1)) : std::nullopt;
}

} // namespace

WrittenGame writtenGame(const core::GameRecord &record, const QString &ending)
{
    using core::format::SavedFormat;
    const core::GameKind kind = kindOf(record.start);
    auto format =
        ending.isEmpty() ? SavedFormat::Native : core::format::savedFormatOf(ending.toStdString());
    if (!format)
        return {std::nullopt,
                WritingTexts::tr("Tabuleiro cannot write .%1 files. Nothing was saved: choose "
                                 ".tabuleiro, .txt or, for Othello, .ggf.")
                    .arg(ending)};
    // A list of moves cannot contain another start position; .txt then means our own format.
    if (format == SavedFormat::Moves && record.start != core::startOf(kind))
        format = SavedFormat::Native;
    if (format == SavedFormat::Ggf && kind != core::GameKind::Othello)
        return {std::nullopt,
                WritingTexts::tr(
                    "A .ggf file holds Othello alone. Nothing was saved: choose .tabuleiro.")};
    return {QByteArray::fromStdString(core::format::savedGame(record, *format)), {}};
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

GameFiles::GameFiles(QWidget *window, const GameController &game, const MainCommands &commands)
    : QObject(window)
    , m_window(window)
    , m_game(game)
    , m_commands(commands)
{
    const auto *target = new DropTarget(window);
    connect(target, &DropTarget::fileDropped, this, &GameFiles::open);
    connect(target, &DropTarget::textDropped, this, &GameFiles::pasteText);
    const auto *recent = new RecentGames(commands.recent, this);
    connect(recent, &RecentGames::chosen, this, &GameFiles::recentChosen);
    connect(recent, &RecentGames::messageRequested, this, &GameFiles::messageRequested);
    // Queued: an accessibility client that triggers the action blocks until it returns, and must
    // not wait for a modal dialog.
    constexpr auto later = Qt::QueuedConnection;
    connect(commands.open, &QAction::triggered, this, &GameFiles::chooseFile, later);
    connect(commands.openFolder, &QAction::triggered, this, &GameFiles::chooseFolder, later);
    connect(commands.save, &QAction::triggered, this, &GameFiles::save, later);
    connect(commands.savePicture, &QAction::triggered, this, &GameFiles::savePicture, later);
    connect(commands.copyGame, &QAction::triggered, this, &GameFiles::copyGame);
    connect(commands.copyPosition, &QAction::triggered, this, &GameFiles::copyPosition);
    connect(commands.copyPicture, &QAction::triggered, this, &GameFiles::copyPicture);
    connect(commands.paste, &QAction::triggered, this,
            [this] { pasteText(QApplication::clipboard()->text()); });
    connect(&m_reading, &BackgroundTask::failed, this, [this](const QString &reason) {
        emit messageRequested(tr("The games could not be read: %1.", "why").arg(reason));
    });
    connect(&m_saver, &FileSaver::saved, this, &GameFiles::reportSaved);
    connect(&m_saver, &FileSaver::slow, this, [this](const QString &path) {
        emit messageRequested(tr("Saving %1\u2026", "a file").arg(QFileInfo(path).fileName()));
    });
}

QString GameFiles::folder() const
{
    return m_folder.isEmpty() ? existingFolder(QStandardPaths::DocumentsLocation) : m_folder;
}

// Opening

void GameFiles::chooseFile()
{
    const QString path = ui::chooseFile(
        m_window, tr("Open a game"), folder(),
        tr("Games (%1);;All files (*)", "%1: patterns").arg(gameFilePatterns().join(' ')));
    if (!path.isEmpty())
        open(path);
}

void GameFiles::chooseFolder()
{
    const QString path = ui::chooseFolder(m_window, tr("Open a folder of games"), folder());
    if (!path.isEmpty())
        open(path);
}

void GameFiles::open(const QString &path)
{
    m_opening = QFileInfo(path).absoluteFilePath();
    read([path = m_opening, kind = m_defaultGame] { return loadGames(path, kind); });
}

void GameFiles::read(std::function<LoadedGames()> load)
{
    m_reading.startDetached([this, load = std::move(load)](const BackgroundTask::Context &) {
        return [this, loaded = load()] { showLoaded(loaded); };
    });
}

void GameFiles::showLoaded(const LoadedGames &loaded)
{
    if (!loaded.games) {
        emit messageRequested(loaded.error);
        if (!loaded.details.isEmpty())
            emit detailsOffered(loaded.details);
        return;
    }
    if (!m_opening.isEmpty())
        m_folder = QFileInfo(m_opening).path();
    if (loaded.games->size() == 1) {
        showRecord(loaded.games->record(0), loaded.games->warnings());
        return;
    }
    if (m_list == nullptr)
        makeList();
    m_commands.gameList->setEnabled(true);
    m_list->showGames(m_opening.isEmpty() ? tr("Pasted games") : QFileInfo(m_opening).fileName(),
                      loaded.games);
}

/// Shows a game, and says what of its file could not be read or would be lost in saving.
void GameFiles::showRecord(const core::format::Record &record, const QStringList &warnings)
{
    emit gameChosen(record.game);
    if (!warnings.isEmpty()) {
        emit messageRequested(
            m_opening.isEmpty()
                ? tr("Not everything in this text could be read.", "beside a game that could")
                : tr("Not everything that was opened could be read.", "beside a game that could"));
        emit detailsOffered(warnings.join('\n'));
    } else if (record.unsaved.komi && record.unsaved.anyButKomi()) {
        emit messageRequested(
            tr("This game was played with a komi, which its result counts. Saving the game keeps "
               "neither the komi nor what else the file says, such as times, values or ratings."));
    } else if (record.unsaved.komi) {
        emit messageRequested(tr("This game was played with a komi, which its result counts. "
                                 "Saving the game does not keep the komi."));
    } else if (record.unsaved.any()) {
        emit messageRequested(tr("The file says more about this game than is kept when it is "
                                 "saved, such as times, values or ratings."));
    }
}

void GameFiles::makeList()
{
    m_list = new GameListWindow(m_window);
    connect(m_list, &GameListWindow::gameChosen, this,
            [this](const core::format::Record &record) { showRecord(record, {}); });
    // The main window is brought in front of the list, which stays open for the next game.
    connect(m_list, &GameListWindow::gameChosen, m_window, [this] { bringToFront(*m_window); });
    connect(m_commands.gameList, &QAction::triggered, m_list, [this] { bringToFront(*m_list); });
}

void GameFiles::pasteText(const QString &text)
{
    if (text.trimmed().isEmpty()) {
        emit messageRequested(
            tr("There is no text on the clipboard. Copy a game or a position first."));
        return;
    }
    m_opening.clear();
    const auto load = [text = text.toStdString(), kind = m_defaultGame] {
        return readGames(text, kind);
    };
    if (text.size() > maxReadAtOnce) {
        read(load);
    } else {
        m_reading.cancel();
        showLoaded(load());
    }
}

// Saving

void GameFiles::reportSaved(const QString &path, const QString &problem)
{
    if (!problem.isEmpty()) {
        emit messageRequested(
            tr("%1 could not be written: %2.", "a file and why").arg(path, problem));
        return;
    }
    emit messageRequested(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
}

void GameFiles::save()
{
    const bool othello = m_game.match().kind() == core::GameKind::Othello;
    QList<FileType> types{{tr("Tabuleiro game (*.tabuleiro)"), "tabuleiro"}};
    if (othello)
        types.push_back({tr("Generic Game Format (*.ggf)"), "ggf"});
    // A list of moves cannot contain another start position.
    const bool standard = m_game.match().start() == core::startOf(m_game.match().kind());
    if (standard)
        types.push_back({tr("Moves alone (*.txt)"), "txt"});
    const QString path = chooseSavePath(m_window, tr("Save the game"), folder(),
                                        proposedFileName(namedRecord(m_game)), types);
    if (path.isEmpty())
        return;
    const WrittenGame written = writtenGame(namedRecord(m_game), QFileInfo(path).suffix());
    if (!written.bytes) {
        emit messageRequested(written.problem);
        return;
    }
    m_folder = QFileInfo(path).path();
    m_saver.save(path, *written.bytes);
}

QImage GameFiles::picture(int size) const
{
    return boardPicture(m_game.shown(), lastMoveOf(m_game), size, m_window->palette());
}

void GameFiles::savePicture()
{
    const QString path =
        chooseSavePath(m_window, tr("Save a picture of the board"),
                       existingFolder(QStandardPaths::PicturesLocation), tr("board"),
                       {{tr("PNG picture (*.png)"), "png"}, {tr("SVG drawing (*.svg)"), "svg"}});
    if (path.isEmpty())
        return;
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix != "png" && suffix != "svg") {
        emit messageRequested(tr("Tabuleiro cannot write .%1 pictures. Nothing was saved: choose "
                                 ".png or .svg.")
                                  .arg(suffix));
        return;
    }
    m_saver.save(path, encodedPicture(suffix));
}

/// The picture encoded for a file suffix, "svg" or "png".
QByteArray GameFiles::encodedPicture(const QString &suffix) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (suffix != "svg") {
        picture(pictureSize).save(&buffer, "PNG");
        return bytes;
    }
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize({pictureSize, pictureSize});
    svg.setViewBox(QRect(0, 0, pictureSize, pictureSize));
    svg.setTitle(gameTitle(m_game.match().current()));
    svg.setDescription(text(toText(m_game.shown())));
    QPainter painter(&svg);
    pictureBoard(m_game.shown(), lastMoveOf(m_game), pictureSize, m_window->palette())
        ->paintPicture(painter);
    painter.end();
    return bytes;
}

void GameFiles::copyGame()
{
    const core::GameRecord record = namedRecord(m_game);
    const bool plain = record.start == core::Position(core::Othello());
    const std::string game = plain ? core::format::writeTranscript(record.start, record.moves)
                                   : core::format::writeNative(record);
    if (record.moves.empty()) {
        emit messageRequested(tr("There are no moves to copy yet."));
        return;
    }
    QApplication::clipboard()->setText(text(game));
    emit messageRequested(tr("The game is on the clipboard."));
}

void GameFiles::copyPosition()
{
    // Other programs read positions of Othello; those of the other games are written with their
    // name.
    core::GameRecord record;
    record.start = m_game.shown();
    const bool othello = m_game.match().kind() == core::GameKind::Othello;
    QApplication::clipboard()->setText(
        text(othello ? toText(record.start) : core::format::writeNative(record)));
    emit messageRequested(tr("The position is on the clipboard."));
}

void GameFiles::copyPicture()
{
    QApplication::clipboard()->setImage(picture(pictureSize));
    emit messageRequested(tr("A picture of the board is on the clipboard."));
}

} // namespace ui
