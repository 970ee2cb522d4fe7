#include "ui/library/explorertexts.h"

#include "ui/common/titles.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct ExplorerTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::ExplorerTexts)
};

} // namespace

QString playersText(const core::library::LibraryGame &game)
{
    const auto name = [](const std::string &text) {
        return text.empty() ? QString('?') : nameTitle(text);
    };
    return ExplorerTexts::tr("%1 \u2013 %2", "the players")
        .arg(name(game.players[0]), name(game.players[1]));
}

QString gameDetail(const core::library::LibraryGame &game)
{
    QStringList facts;
    if (game.score)
        facts << QString("%1\u2013%2").arg((64 + *game.score) / 2).arg((64 - *game.score) / 2);
    if (game.year != 0)
        facts << QString::number(game.year);
    if (!game.event.empty())
        facts << QString::fromStdString(game.event);
    return facts.join(", ");
}

} // namespace ui
