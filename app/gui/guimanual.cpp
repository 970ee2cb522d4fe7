#include "app/gui/guimanual.h"

#include "ai/levels/level.h"
#include "app/commandline/labexports.h"

#include <QtGlobal>

#include <array>

namespace gui {

namespace {

constexpr std::array<std::string_view, 3> gameNames{"othello", "tictactoe", "nim"};

constexpr std::array options{
    program::Option{"game", "NAME", QT_TRANSLATE_NOOP("main", "Chooses othello, tictactoe or nim."),
                    "", gameNames},
    program::Option{"level", "LEVEL", QT_TRANSLATE_NOOP("main", "Chooses easy, medium or hard."),
                    "", ai::levelNames},
    program::Option{
        "language", "CODE",
        QT_TRANSLATE_NOOP("main", "Speaks another language in this run alone, such as pt_BR.")},
    program::Option{
        "lab", "",
        QT_TRANSLATE_NOOP("main", "Opens the Search Lab alone; FILE is then one of its lessons.")},
    program::Option{
        "demo", "",
        QT_TRANSLATE_NOOP("main", "Lets the computer play both sides and prints the moves.")},
    program::Option{"make", "KIND",
                    QT_TRANSLATE_NOOP("main",
                                      "Makes a page, a worksheet or questions of the lesson "
                                      "FILE, or a page to practise on, without a window."),
                    "", commandline::labFileKinds},
    program::Option{
        "random", "N",
        QT_TRANSLATE_NOOP("main", "With --make: of random trees from number N on, and no FILE.")},
    program::Option{"count", "NUMBER", QT_TRANSLATE_NOOP("main", "With --random: how many trees.")},
    program::Option{"plies", "NUMBER",
                    QT_TRANSLATE_NOOP("main", "With --random: how deep the trees are.")},
    program::Option{"children", "NUMBER",
                    QT_TRANSLATE_NOOP("main", "With --random: how many a node has at most.")},
    program::Option{"search", "NAME",
                    QT_TRANSLATE_NOOP("main", "With --random: alpha-beta, alpha-beta that cuts "
                                              "beyond the bound only, or minimax."),
                    "", commandline::labSearchNames},
    program::Option{"output", "FILE",
                    QT_TRANSLATE_NOOP("main", "With --make: where to, rather than to the standard "
                                              "output.")},
    program::Option{"key", "WHERE",
                    QT_TRANSLATE_NOOP("main",
                                      "With --make worksheet: the answers on a page of their "
                                      "own, none, or only they."),
                    "", commandline::labKeyNames},
    program::Option{
        "portrait", "",
        QT_TRANSLATE_NOOP("main", "With --make worksheet: portrait pages rather than landscape.")},
    program::Option{"tree", "TREE",
                    QT_TRANSLATE_NOOP("main", "With --make practice: opens with this tree.")},
    program::Option{
        "gift", "",
        QT_TRANSLATE_NOOP("main", "With --make questions: GIFT rather than Moodle's XML.")},
};

} // namespace

program::Manual manualOfGui()
{
    return {
        .program = "tabuleiro",
        .context = "main",
        .section = 6,
        .summary = QT_TRANSLATE_NOOP("main", "tic-tac-toe, Othello and Nim against the computer"),
        .operands = "[FILE]",
        .description = QT_TRANSLATE_NOOP(
            "main",
            "Opens a window to play in, against the computer or a second person, with hints, a "
            "review of every game, and a Search Lab that shows how the computer searches.\n\n"
            "FILE is a game to open (Tabuleiro's own format, GGF, OBF or a transcript), or a "
            "folder of games to list. --lab opens the Search Lab without the game's "
            "window, which the Lab's menu shows, and FILE is then a lesson for it.\n\n"
            "Every start has a window of its own, also with a FILE while another window is open: "
            "neither disturbs the game in the other."),
        .options = options,
        .commands = {},
        .defaultCommand = {},
        .sections = {
            {QT_TRANSLATE_NOOP("main", "FILES"),
             QT_TRANSLATE_NOOP(
                 "main",
                 "  $XDG_CONFIG_HOME/tabuleiro/tabuleiro.ini   the settings\n"
                 "  $XDG_STATE_HOME/tabuleiro/games            each game move by move, for a "
                 "start\n"
                 "                                             after a crash\n"
                 "  $XDG_STATE_HOME/tabuleiro/statistics.json  the results\n\n"
                 "Where the variables are not set, ~/.config and ~/.local/state are meant.")},
            {QT_TRANSLATE_NOOP("main", "EXIT STATUS"),
             QT_TRANSLATE_NOOP("main",
                               "0 if all went well, 1 if --make failed, 2 for wrong arguments.")},
            {QT_TRANSLATE_NOOP("main", "SEE ALSO"), "tabuleiro-cli(6)"}}};
}

} // namespace gui
