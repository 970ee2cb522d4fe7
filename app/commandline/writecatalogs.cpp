#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace {

struct Entry
{
    std::string context;
    std::string source;
    std::vector<std::string> forms;

    auto key() const { return std::tie(context, source); }
};

/// Which contexts the command-line programs need: their own texts, errors, and the window's --help
/// for its manual page.
bool isWanted(std::string_view context)
{
    return context == "cli" || context == "core::Error" || context == "main";
}

std::string contentOf(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    if (!file)
        throw std::runtime_error(path.string() + ": cannot be read");
    return content.str();
}

/// The content between the next <NAME ...> and its </NAME>, and the text after it. Nothing if there
/// is none.
struct Element
{
    std::string_view attributes;
    std::string_view content;
    bool isThere = false;
};

Element nextElement(std::string_view &text, std::string_view name)
{
    const std::string opening = '<' + std::string(name);
    std::size_t begin = text.find(opening);
    while (begin != std::string_view::npos && text.substr(begin + opening.size(), 1) != ">"
           && text.substr(begin + opening.size(), 1) != " ")
        begin = text.find(opening, begin + 1);
    if (begin == std::string_view::npos)
        return {};
    const std::size_t tagEnd = text.find('>', begin);
    const std::string closing = "</" + std::string(name) + '>';
    const std::size_t end = text.find(closing, tagEnd);
    if (tagEnd == std::string_view::npos || end == std::string_view::npos)
        throw std::runtime_error("<" + std::string(name) + "> has no end");
    const std::string_view attributes = text.substr(begin, tagEnd - begin);
    const std::string_view content = text.substr(tagEnd + 1, end - tagEnd - 1);
    text.remove_prefix(end + closing.size());
    return {attributes, content, true};
}

/// The text of an element with XML entities replaced.
std::string plain(std::string_view content)
{
    static constexpr std::pair<std::string_view, char> entities[] = {
        {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}, {"&amp;", '&'}};
    std::string text;
    for (std::size_t i = 0; i < content.size();) {
        const auto *const found =
            std::find_if(std::begin(entities), std::end(entities),
                         [&](const auto &e) { return content.substr(i).starts_with(e.first); });
        if (content[i] == '&' && found == std::end(entities))
            throw std::runtime_error("unknown entity in " + std::string(content));
        text += found == std::end(entities) ? content[i] : found->second;
        i += found == std::end(entities) ? 1 : found->first.size();
    }
    return text;
}

void addMessage(std::vector<Entry> &entries, const std::string &context, std::string_view message)
{
    Entry entry{context, plain(nextElement(message, "source").content), {}};
    Element translation = nextElement(message, "translation");
    for (;;) {
        const Element form = nextElement(translation.content, "numerusform");
        if (!form.isThere)
            break;
        entry.forms.push_back(plain(form.content));
    }
    if (entry.forms.empty())
        entry.forms.push_back(plain(translation.content));
    if (entry.forms.front().empty()) // not translated: English is used
        return;
    if (entry.forms.size() > 2)
        throw std::runtime_error("more than two plural forms: language.cpp knows no rule for them");
    entries.push_back(std::move(entry));
}

std::vector<Entry> entriesOf(const std::filesystem::path &path)
{
    const std::string content = contentOf(path);
    std::vector<Entry> entries;
    std::string_view rest = content;
    for (;;) {
        Element context = nextElement(rest, "context");
        if (!context.isThere)
            break;
        const std::string name = plain(nextElement(context.content, "name").content);
        while (isWanted(name)) {
            const Element message = nextElement(context.content, "message");
            if (!message.isThere)
                break;
            addMessage(entries, name, message.content);
        }
    }
    std::sort(entries.begin(), entries.end(),
              [](const Entry &a, const Entry &b) { return a.key() < b.key(); });
    return entries;
}

std::string literal(std::string_view text)
{
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '\n')
            quoted += "\\n";
        else if (c == '"' || c == '\\')
            quoted += {'\\', c};
        else
            quoted += c;
    }
    return quoted + '"';
}

/// "pt_BR" from ".../tabuleiro_pt_BR.ts".
std::string languageOf(const std::filesystem::path &path)
{
    const std::string name = path.stem().string();
    return name.substr(name.find('_') + 1);
}

void writeCatalogs(std::ostream &out, std::vector<std::filesystem::path> paths)
{
    std::sort(paths.begin(), paths.end());
    std::string list;
    out << "#include \"app/commandline/language.h\"\n\nnamespace commandline {\n\nnamespace {\n\n";
    for (const std::filesystem::path &path : paths) {
        const std::string language = languageOf(path);
        const std::vector<Entry> entries = entriesOf(path);
        list += "    {\"" + language + "\", " + (entries.empty() ? "{}" : "entries_" + language)
                + "},\n";
        if (entries.empty())
            continue;
        out << "constexpr CatalogEntry entries_" << language << "[] = {\n";
        for (const Entry &entry : entries)
            out << "    {" << literal(entry.context) << ", " << literal(entry.source) << ", "
                << literal(entry.forms.front()) << ", "
                << literal(entry.forms.size() > 1 ? entry.forms.back() : "") << "},\n";
        out << "};\n\n";
    }
    out << "constexpr Catalog all[] = {\n"
        << list
        << "};\n\n} // namespace\n\nstd::span<const Catalog> catalogs()\n{\n    return all;\n}\n\n"
           "} // namespace commandline\n";
}

} // namespace

/// Converts the translations of the command-line programs to C++ source; run by the build. These
/// programs do not link Qt, and so cannot read its binary format.
int main(int argc, char *argv[])
{
    if (argc < 3) {
        std::cerr << "usage: writecatalogs OUTPUT FILE.ts...\n";
        return 2;
    }
    try {
        std::ofstream file(argv[1], std::ios::binary);
        writeCatalogs(file, std::vector<std::filesystem::path>(argv + 2, argv + argc));
        if (!file.flush())
            throw std::runtime_error(std::string(argv[1]) + ": cannot be written");
    } catch (const std::exception &problem) {
        std::cerr << "writecatalogs: " << problem.what() << '\n';
        return 1;
    }
    return 0;
}
