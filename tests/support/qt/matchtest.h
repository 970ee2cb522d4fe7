#pragma once

#include "core/othello.h"
#include "tests/support/qt/cli.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/waits.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <random>

// What tests of `tabuleiro-cli match` share.

inline TextOutcome runMatch(const QStringList &words)
{
    return runCli(QStringList{"match"} + words);
}

/// A file of openings, which saves a match the search for balanced ones.
class OpeningsFile
{
public:
    OpeningsFile()
    {
        // Enough for the longest match in these tests.
        constexpr int count = 100;
        constexpr int plies = 8;
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly))
            qFatal("%s cannot be written", qPrintable(path()));
        std::mt19937 random(1);
        for (int i = 0; i < count; ++i) {
            core::Othello game;
            for (int ply = 0; ply < plies; ++ply) {
                const auto moves = game.legalMoves();
                const core::Move move = moves[random() % moves.size()];
                file.write(game.moveText(move).c_str());
                game.play(move);
            }
            file.write("\n");
        }
    }

    QString path() const { return m_folder.filePath("openings"); }

private:
    QTemporaryDir m_folder;
};

/// The arguments of a match with such openings.
inline QStringList fromOpenings(const QStringList &words)
{
    static const OpeningsFile openings;
    return words + QStringList{"--openings", openings.path()};
}

inline QStringList linesOf(const QString &path)
{
    return QString::fromUtf8(bytesOf(path)).split('\n', Qt::SkipEmptyParts);
}

inline QString valueOf(const QString &line, const QString &tag)
{
    const QRegularExpression pattern("(?:;|\\])" + tag + "\\[([^\\]]*)\\]");
    return pattern.match(line).captured(1);
}

struct Replayed
{
    QString failure;     ///< why the game is wrong; empty if it is right
    QStringList opening; ///< the moves before the first one with a time
    int score = 0;
};

/// Replays a line of the file of games by the rules.
inline Replayed replayed(const QString &line)
{
    Replayed result;
    core::Othello game;
    static const QRegularExpression pattern(R"((?<=\])([BW])\[([a-h1-8pass]+)([^\]]*)\])");
    bool begun = false;
    for (auto moves = pattern.globalMatch(line); moves.hasNext();) {
        const auto match = moves.next();
        const bool black = match.captured(1) == "B";
        const auto move = game.parseMove(match.captured(2).toStdString());
        if (!move || black != (game.sideToMove() == core::Side::First)) {
            result.failure = match.captured(0);
            return result;
        }
        begun = begun || !match.captured(3).isEmpty();
        if (!begun)
            result.opening << match.captured(2);
        game.play(*move);
    }
    if (!game.isOver())
        result.failure = "not played to its end";
    result.score = game.score();
    return result;
}

inline QString withoutTimes(QString text)
{
    return text.replace(QRegularExpression(R"(\d+\.\d{3} s)"), "s");
}

inline QStringList movesOnly(const QStringList &lines)
{
    QStringList moves;
    for (QString line : lines)
        moves << line.remove(QRegularExpression(R"(/\d+\.\d+(?=\])|DT\[[^\]]*\])"));
    moves.sort();
    return moves;
}
