#include "app/cli/commands/clicommands.h"
#ifdef TABULEIRO_TRAINER
#include "app/trainer/trainercommands.h"
#endif
#ifdef TABULEIRO_GUI
#include "app/gui/guimanual.h"
#endif
#include "app/commandline/language.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>

namespace {

void write(const std::filesystem::path &path, const std::string &text)
{
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.flush())
        throw std::runtime_error(path.string() + ": cannot be written");
}

void writePage(const std::filesystem::path &folder, const program::Manual &manual,
               const program::Release &release)
{
    std::filesystem::create_directories(folder);
    write(folder / (std::string(manual.program) + '.' + std::to_string(manual.section)),
          manualPage(manual, release));
}

/// Writes the page in each language of the manual, with a folder for each but English, and the
/// completions, in English.
void writeAll(const std::filesystem::path &folder, const program::Manual &manual,
              const program::Release &release)
{
    writePage(folder, manual, release);
    const std::string program(manual.program);
    write(folder / (program + ".bash"), bashCompletion(manual));
    write(folder / ('_' + program), zshCompletion(manual));
    if (manual.context.empty())
        return;
    for (const commandline::Catalog &catalog : commandline::catalogs()) {
        if (catalog.language == "en")
            continue;
        commandline::speak(catalog.language);
        writePage(folder / catalog.language, manual, release);
    }
    commandline::speak("en");
}

} // namespace

/// Writes the manual pages and completions of all programs into a folder; run by the build.
int main(int argc, char *argv[])
{
    if (argc != 4) {
        std::cerr << "usage: writemanuals FOLDER VERSION DATE\n";
        return 2;
    }
    const program::Release release{argv[2], argv[3]};
    try {
        writeAll(argv[1], cli::manualOfCli(), release);
#ifdef TABULEIRO_TRAINER
        writeAll(argv[1], trainer::manualOfTrainer(), release);
#endif
#ifdef TABULEIRO_GUI
        writeAll(argv[1], gui::manualOfGui(), release);
#endif
    } catch (const std::exception &problem) {
        std::cerr << "writemanuals: " << problem.what() << '\n';
        return 1;
    }
    return 0;
}
