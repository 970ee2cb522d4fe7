#include "app/gui/guimanual.h"
#include "app/gui/labfiles.h"
#include "core/printable.h"
#include "core/storage/filewriting.h"
#include "ui/common/language.h"
#include "ui/desktop/programpalette.h"
#include "ui/style/accessiblestyle.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QIcon>
#include <QLoggingCategory>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <fcntl.h>
#include <unistd.h>

namespace {

bool isUtf8(const std::string &text)
{
    return QString::fromStdString(text).toStdString() == text;
}

/// Another name for a folder, which is created if necessary; empty if it cannot be. High descriptor
/// numbers are practically never in use when a program starts, so the name is always the same.
std::string readableName(const std::string &folder)
{
    constexpr int firstNumber = 100;
    std::error_code unmade; // then it cannot be opened either
    std::filesystem::create_directories(folder, unmade);
    const int file = ::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return {};
    const int inherited = ::fcntl(file, F_DUPFD, firstNumber); // without O_CLOEXEC
    ::close(file);
    const std::string name = "/proc/self/fd/" + std::to_string(inherited);
    return inherited >= 0 && ::access(name.c_str(), F_OK) == 0 ? name : std::string();
}

/// Gives the user's folders (HOME, XDG_CONFIG_HOME and so on) another name where theirs is not
/// UTF-8. Qt has no other names for files, and would keep games and settings in a folder of another
/// name. The new name, /proc/self/fd/N, is of an open file of the process, and of the programs that
/// it starts. To be called before anything of Qt; changes nothing where there is no /proc.
void giveFoldersReadableNames()
{
    for (const char *variable :
         {"HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
        const char *const folder = std::getenv(variable);
        if (folder == nullptr || isUtf8(folder))
            continue;
        if (const std::string name = readableName(folder); !name.empty())
            ::setenv(variable, name.c_str(), 1);
    }
}

QIcon programIcon()
{
    QIcon icon;
    for (const int size : {16, 32, 48, 64, 128, 256})
        icon.addFile(QString(":/icons/tabuleiro-%1.png").arg(size));
    return icon;
}

/// Translates a text that QT_TRANSLATE_NOOP marks, or one of the manual.
QString text(const char *source)
{
    return QCoreApplication::translate("main", source);
}

/// Gives the parser the options that the manual has.
void describe(QCommandLineParser &parser)
{
    const program::Manual manual = gui::manualOfGui();
    parser.setApplicationDescription("Tabuleiro: " + text(manual.summary.data()) + ".");
    // Not by addHelpOption(): some of Qt's translations lack its text.
    parser.addOption({{"h", "help"}, text(QT_TRANSLATE_NOOP("main", "Lists the options."))});
    parser.addVersionOption();
    for (const program::Option &option : manual.options)
        parser.addOption({QString::fromUtf8(option.name), text(option.help.data()),
                          QString::fromUtf8(option.value)});
    parser.addPositionalArgument(
        "FILE", text(QT_TRANSLATE_NOOP("main", "A game, or a folder of games, to open.")),
        QString::fromUtf8(manual.operands));
}

/// Remembers what the command line chooses, as if it had been chosen in the window.
std::optional<QString> applyChoices(const QCommandLineParser &parser, ui::Settings &settings)
{
    const auto game = core::gameNamed(parser.value("game").toStdString());
    if (parser.isSet("game") && !game)
        return text(QT_TRANSLATE_NOOP("main", "--game: \"%1\"; expected othello, tictactoe or nim"))
            .arg(parser.value("game"));
    const auto level = ai::levelNamed(parser.value("level").toStdString());
    if (parser.isSet("level") && !level)
        return text(QT_TRANSLATE_NOOP("main", "--level: \"%1\"; expected easy, medium or hard"))
            .arg(parser.value("level"));
    if (game) {
        ui::GameSetup setup = settings.setup();
        setup.game = *game;
        settings.setSetup(setup);
    }
    if (level)
        settings.level.set(*level);
    return std::nullopt;
}

/// Prints a problem behind the name that the program was started by: tabuleiro-cli, which has the
/// window's program make files, gives it the name of its command.
int report(const QString &problem, int status)
{
    // An argument may hold what a terminal would take for commands.
    QTextStream(stderr) << QFileInfo(QCoreApplication::arguments().value(0, "tabuleiro")).fileName()
                        << ": " << QString::fromStdString(core::printable(problem.toStdString()))
                        << '\n';
    return status;
}

int reportUsageError(const QString &problem)
{
    return report(problem, 2);
}

/// What the command line says that is needed before there is an application, and so before the
/// parser reads it.
struct EarlyChoices
{
    bool onlyAsks = false;  ///< for help or the version, which need no display
    bool makesFile = false; ///< without a window: that needs fonts, but no display either
    QString language;       ///< of what the parser itself shows; empty where none is chosen
};

EarlyChoices earlyChoices(int argc, char *argv[])
{
    const auto isAnyOf = [](std::string_view argument,
                            std::initializer_list<std::string_view> names) {
        return std::find(names.begin(), names.end(), argument) != names.end();
    };
    const program::Manual manual = gui::manualOfGui();
    const auto takesValue = [&manual](std::string_view option) {
        option.remove_prefix(std::min(option.find_first_not_of('-'), option.size()));
        return std::any_of(manual.options.begin(), manual.options.end(), [option](const auto &one) {
            return one.name == option && !one.value.empty();
        });
    };
    EarlyChoices choices;
    bool isValue = false; // of the option before it
    for (int i = 1; i < argc && (isValue || argv[i] != std::string_view("--")); ++i) {
        const std::string_view argument = argv[i];
        if (std::exchange(isValue, false))
            continue;
        const std::size_t equals = std::min(argument.find('='), argument.size());
        const std::string_view option = argument.substr(0, equals);
        isValue = equals == argument.size() && argument.starts_with('-') && takesValue(option);
        if (isAnyOf(argument, {"-h", "--help", "-v", "--version"}))
            choices.onlyAsks = true;
        else if (option == "--make")
            choices.makesFile = true;
        else if (option == "--language" && equals < argument.size())
            choices.language = QString::fromLocal8Bit(argument.substr(equals + 1));
        else if (option == "--language" && i + 1 < argc)
            choices.language = QString::fromLocal8Bit(argv[i + 1]);
    }
    return choices;
}

/// Shows the window that the arguments ask for, until it is closed. Returns the exit status.
/// @param file a game or, with --lab, a lesson; empty for none
int runWindow(const QCommandLineParser &parser, const QString &file)
{
    const bool opensLab = parser.isSet("lab");
    QApplication::setStyle(new ui::AccessibleStyle);
    QGuiApplication::setApplicationDisplayName("Tabuleiro");
    QGuiApplication::setDesktopFileName("org.tabuleiro.Tabuleiro");
    QGuiApplication::setWindowIcon(programIcon());
    ui::MainWindow window;
    auto *palette = new ui::ProgramPalette(&window);
    const auto applyColours = [palette] { palette->choose(ui::Settings().windowColours()); };
    applyColours();
    QObject::connect(&window, &ui::MainWindow::preferencesSaved, palette, applyColours);
    new ui::PlaceholderColour(&window);
    new ui::AccessibleStyleInstaller(&window);
    // The game's window stays hidden if only the Lab was requested.
    if (!opensLab || parser.isSet("demo"))
        window.show();
    if (parser.isSet("demo"))
        window.demonstrate();
    else if (!file.isEmpty() && !opensLab)
        window.openPath(file);
    if (opensLab && !file.isEmpty())
        window.openLesson(file);
    else if (opensLab)
        window.openLab();
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    core::storage::reportSizeLimits();
    giveFoldersReadableNames();
    const EarlyChoices early = earlyChoices(argc, argv);
    if (early.makesFile) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        // Qt warns where there is no folder for the session, which a job without a display lacks.
        QLoggingCategory::setFilterRules("default.warning=false");
    }
    const std::unique_ptr<QCoreApplication> app(early.onlyAsks ? new QCoreApplication(argc, argv)
                                                               : new QApplication(argc, argv));
    QLoggingCategory::setFilterRules({});
    QCoreApplication::setApplicationName("tabuleiro");
    QCoreApplication::setApplicationVersion(TABULEIRO_VERSION);
    // For the whole run: what cannot be saved holds until the program ends.
    ui::Settings settings;
    const ui::Translations translations(early.language.isEmpty() ? settings.language()
                                                                 : early.language);

    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(QCoreApplication::arguments()))
        return reportUsageError(parser.errorText());
    if (parser.isSet("help"))
        parser.showHelp();
    if (parser.isSet("version"))
        parser.showVersion();
    if (parser.isSet("language") && ui::languageNamed(parser.value("language")).isEmpty())
        return reportUsageError(
            text(QT_TRANSLATE_NOOP("main", "--language: \"%1\"; expected one of: %2"))
                .arg(parser.value("language"), ui::languages().join(", ")));
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return reportUsageError(
            text(QT_TRANSLATE_NOOP("main", "unexpected argument \"%1\"; see --help"))
                .arg(files.at(1)));
    if (parser.isSet("make")) {
        const auto request = gui::labFileRequest(parser);
        if (const auto *problem = std::get_if<QString>(&request))
            return reportUsageError(*problem);
        const auto failure = gui::makeLabFile(std::get<gui::LabFileRequest>(request));
        return failure ? report(*failure, 1) : 0;
    }
    if (const auto problem = gui::problemWithoutMake(parser))
        return reportUsageError(*problem);
    const QString file = files.value(0);
    // The window also opens what is not a regular file, such as a pipe.
    const QFileInfo info(file);
    if (!file.isEmpty() && !info.exists())
        return reportUsageError(
            text(QT_TRANSLATE_NOOP("main", "%1: there is no such file")).arg(file));
    if (!file.isEmpty() && parser.isSet("lab") && !info.isFile())
        return reportUsageError(text(QT_TRANSLATE_NOOP("main", "\"%1\" is not a file")).arg(file));
    if (const auto problem = applyChoices(parser, settings))
        return reportUsageError(*problem);

    return runWindow(parser, file);
}
