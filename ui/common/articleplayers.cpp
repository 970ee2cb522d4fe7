#include "ui/common/articleplayers.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace ui {

namespace {

/// English texts, translated when they are shown.
struct PlayerTexts
{
    QLatin1String name;
    const char *title;
    const char *line;
    const char *discovery = nullptr;
};

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::ArticlePlayers)

public:
    static constexpr PlayerTexts players[]{
        {QLatin1String("report-medium"), QT_TR_NOOP("Report's Intermediate"),
         QT_TR_NOOP("The intermediate level of the course report, which looks at its move, your "
                    "reply and its next move."),
         QT_TR_NOOP("You have beaten the report's Intermediate. It sees your next move and not the "
                    "one after it, so that two threats at once win.")},
        {QLatin1String("report-code"), QT_TR_NOOP("Report's Hard, as coded"),
         QT_TR_NOOP("The hard level of the course report, exactly as its code plays it."),
         // Every lost game begins this way: ai's tst_namedplayers enumerates them.
         QT_TR_NOOP("You have beaten the report's Hard. Its code takes the corner beside a single "
                    "edge, where its text asks for two edges: it loses in no other way than to a "
                    "first move on an edge.")},
        {QLatin1String("report-text"), QT_TR_NOOP("Report's Hard, as described"),
         QT_TR_NOOP("The hard level of the course report, as its text describes it."),
         QT_TR_NOOP(
             "You have beaten the report's Hard. Its rules look at opposite corners and at two "
             "edges, and miss the fork from a corner and an edge that does not touch it.")},
        {QLatin1String("heuristic-2"), QT_TR_NOOP("Heuristic, two plies ahead"),
         QT_TR_NOOP("Minimax two plies beyond its move, with the heuristic of “Entendendo o "
                    "algoritmo Minimax\u201d, which calls it unbeatable.")},
        {QLatin1String("half"), QT_TR_NOOP("Perfect half of the time"),
         QT_TR_NOOP("Plays the best move half of the time, otherwise any move: exercise 3 of “El "
                    "algoritmo MiniMax\u201d.")},
        {QLatin1String("minimax"), QT_TR_NOOP("Minimax to the end"),
         QT_TR_NOOP("Looks at every game to its end and never errs.")},
        {QLatin1String("careful"), QT_TR_NOOP("Careful beginner"),
         QT_TR_NOOP("Completes a line, or blocks yours; otherwise plays any move.")},
        {QLatin1String("corners"), QT_TR_NOOP("Corner lover"),
         QT_TR_NOOP("Takes any corner, otherwise turns as many discs as it can.")},
        {QLatin1String("random"), QT_TR_NOOP("Random moves"), QT_TR_NOOP("Plays any legal move.")},
    };
};

const PlayerTexts *textsOf(const QString &name)
{
    const auto *found = std::find_if(std::begin(Texts::players), std::end(Texts::players),
                                     [&name](const auto &player) { return player.name == name; });
    return found == std::end(Texts::players) ? nullptr : found;
}

} // namespace

const QStringList &offeredPlayers()
{
    static const QStringList names = [] {
        QStringList all;
        for (const PlayerTexts &player : Texts::players)
            all << player.name;
        return all;
    }();
    return names;
}

QString namedPlayerTitle(const QString &name)
{
    const PlayerTexts *texts = textsOf(name);
    return texts != nullptr ? Texts::tr(texts->title) : name;
}

QString namedPlayerLine(const QString &name)
{
    const PlayerTexts *texts = textsOf(name);
    return texts != nullptr ? Texts::tr(texts->line) : QString();
}

QString namedPlayerDiscovery(const QString &name)
{
    const PlayerTexts *texts = textsOf(name);
    return texts != nullptr && texts->discovery != nullptr ? Texts::tr(texts->discovery)
                                                           : QString();
}

} // namespace ui
