#include "ui/common/titles.h"

#include "core/printable.h"
#include "ui/common/articleplayers.h"
#include "ui/common/externalprogram.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace ui {

namespace {

struct Titles
{
    Q_DECLARE_TR_FUNCTIONS(ui::Titles)
};

} // namespace

QString gameTitle(core::GameKind kind)
{
    switch (kind) {
    case core::GameKind::TicTacToe:
        return Titles::tr("Tic-tac-toe");
    case core::GameKind::Othello:
        return Titles::tr("Othello");
    case core::GameKind::Nim:
        break;
    }
    return Titles::tr("Nim");
}

QString gameTitle(const core::Position &position)
{
    return isReverseOthello(position) ? Titles::tr("Reverse Othello") : gameTitle(kindOf(position));
}

QString gameTitle(const GameSetup &setup)
{
    return setup.game == core::GameKind::Othello
               ? gameTitle(core::Position(core::Othello().withRule(setup.othelloRule)))
               : gameTitle(setup.game);
}

QString levelTitle(ai::Level level)
{
    switch (level) {
    case ai::Level::Easy:
        return Titles::tr("Easy");
    case ai::Level::Medium:
        return Titles::tr("Medium");
    case ai::Level::Hard:
        break;
    }
    return Titles::tr("Hard");
}

QString starterTitle(Starter starter)
{
    switch (starter) {
    case Starter::Human:
        return Titles::tr("You");
    case Starter::Computer:
        return Titles::tr("Computer");
    case Starter::Alternate:
        break;
    }
    return Titles::tr("Alternate");
}

QString opponentTitle(const core::Role &opponent, const QString &program)
{
    switch (opponent.kind) {
    case core::Role::Kind::Human:
        return Titles::tr("A second person");
    case core::Role::Kind::Program:
        if (!program.isEmpty())
            return program;
        return opponent.id.empty()
                   ? Titles::tr("Another program")
                   : ExternalProgram{.name = {}, .command = QString::fromStdString(opponent.id)}
                         .title();
    case core::Role::Kind::Computer:
        break;
    }
    return playsByLevel(opponent) ? Titles::tr("Computer")
                                  : namedPlayerTitle(QString::fromStdString(opponent.id));
}

QString namedPlayersTitle()
{
    return Titles::tr("Programs of the articles");
}

QString clockTitle(TimeControl control)
{
    if (!control.used())
        return Titles::tr("None");
    const int minutes = static_cast<int>(control.time.count() / 60);
    if (control.increment.count() == 0)
        return Titles::tr("%n minute(s) each", nullptr, minutes);
    return Titles::tr("%n minute(s) each, and %1 seconds a move", nullptr, minutes)
        .arg(control.increment.count());
}

QString animationSpeedTitle(AnimationSpeed speed)
{
    switch (speed) {
    case AnimationSpeed::Slow:
        return Titles::tr("Slow");
    case AnimationSpeed::Normal:
        return Titles::tr("Normal");
    case AnimationSpeed::Fast:
        return Titles::tr("Fast");
    case AnimationSpeed::Off:
        break;
    }
    return Titles::tr("Off");
}

QString boardThemeTitle(BoardTheme theme)
{
    switch (theme) {
    case BoardTheme::Felt:
        return Titles::tr("Felt");
    case BoardTheme::Wood:
        return Titles::tr("Wood");
    case BoardTheme::Slate:
        return Titles::tr("Slate");
    case BoardTheme::HighContrast:
        break;
    }
    return Titles::tr("High contrast");
}

QString windowColoursTitle(WindowColours colours)
{
    switch (colours) {
    case WindowColours::Light:
        return Titles::tr("Light", "colours of the windows");
    case WindowColours::Dark:
        return Titles::tr("Dark", "colours of the windows");
    case WindowColours::Desktop:
        break;
    }
    return Titles::tr("As the desktop", "colours of the windows");
}

QString thinkingTimeTitle(std::chrono::milliseconds time)
{
    using namespace std::chrono_literals;
    if (time == 500ms)
        return Titles::tr("Half a second a move");
    if (time % 1s == 0s)
        return Titles::tr("%n second(s) a move", nullptr, static_cast<int>(time / 1s));
    return Titles::tr("%1 milliseconds a move").arg(time.count());
}

QString memoryTitle(int mebibytes)
{
    return QLocale().formattedDataSize(qint64(mebibytes) << 20, 0);
}

QString nameTitle(const std::string &name)
{
    return QString::fromStdString(core::printable(name));
}

QString sideTitle(core::GameKind kind, core::Side side)
{
    switch (kind) {
    case core::GameKind::TicTacToe:
        return side == core::Side::First ? Titles::tr("X") : Titles::tr("O");
    case core::GameKind::Othello:
        return side == core::Side::First ? Titles::tr("Black") : Titles::tr("White");
    case core::GameKind::Nim:
        break;
    }
    return side == core::Side::First ? Titles::tr("First player") : Titles::tr("Second player");
}

QString moveTitle(const core::Position &position, core::Move move)
{
    if (const auto *nim = std::get_if<core::Nim>(&position)) {
        const int counters = core::Nim::countersOf(move);
        return nim->heapCount() == 1
                   ? Titles::tr("take %n", "counters", counters)
                   : Titles::tr("%n from %1", "counters; %1: a heap's letter", counters)
                         .arg(QChar(core::Nim::heapLetter(core::Nim::heapOf(move))));
    }
    if (std::holds_alternative<core::Othello>(position) && move == core::Othello::pass)
        return Titles::tr("pass", "a move");
    return QString::fromStdString(moveText(position, move));
}

QString ticTacToeLineTitle(std::size_t line)
{
    const std::array<QString, core::TicTacToe::lines.size()> titles{
        Titles::tr("the top row"),
        Titles::tr("the middle row"),
        Titles::tr("the bottom row"),
        Titles::tr("the left column"),
        Titles::tr("the middle column"),
        Titles::tr("the right column"),
        Titles::tr("the diagonal from 1 to 9"),
        Titles::tr("the diagonal from 3 to 7")};
    return titles.at(line);
}

QString paragraphOf(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(' ');
}

} // namespace ui
