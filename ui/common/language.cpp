#include "ui/common/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>

#include <algorithm>

namespace ui {

namespace {

constexpr auto translationsFolder = ":/translations";
constexpr auto filePrefix = "tabuleiro_";
constexpr auto english = "en";

QString &inUse()
{
    static QString code = english;
    return code;
}

} // namespace

const QStringList &languages()
{
    static const QStringList codes = [] {
        QStringList found;
        for (const QString &file : QDir(translationsFolder).entryList({"*.qm"}, QDir::Files))
            found << QFileInfo(file).completeBaseName().remove(filePrefix);
        found.sort();
        return found;
    }();
    return codes;
}

QString languageName(const QString &code)
{
    // Marked for translation but not by tr(), because the name is of a language that is not in use.
    static const struct
    {
        const char *source;
        const char *comment;
    } name = QT_TRANSLATE_NOOP3("ui::Language", "English", "the name of this language, in itself");
    QTranslator translator;
    const QString text = translator.load(filePrefix + code, translationsFolder)
                             ? translator.translate("ui::Language", name.source, name.comment)
                             : QString();
    return text.isEmpty() ? QString(name.source) : text;
}

QString languageNamed(const QString &code)
{
    if (languages().contains(code))
        return code;
    const auto same = [language = QLocale(code).language()](const QString &available) {
        return QLocale(available).language() == language;
    };
    const auto found = std::find_if(languages().begin(), languages().end(), same);
    return found == languages().end() ? QString() : *found;
}

QString languageFor(const QString &chosen, const QStringList &preferred)
{
    for (const QString &wanted : QStringList{chosen} + preferred) {
        if (QString found = languageNamed(wanted); !found.isEmpty())
            return found;
    }
    return english;
}

QString languageInUse()
{
    return inUse();
}

QLocale localeFor(const QString &language, const QLocale &desktop)
{
    const QLocale::Language spoken = QLocale(language).language();
    // The desktop may write dates in another language than its own (LC_TIME).
    const bool writesIt =
        spoken == desktop.language() && desktop.dayName(1) == QLocale(spoken).dayName(1);
    return writesIt ? desktop : QLocale(spoken, desktop.territory());
}

Translations::Translations(const QString &chosen)
{
    const QLocale system = QLocale::system();
    inUse() = languageFor(chosen, system.uiLanguages());
    if (!chosen.isEmpty() || inUse() != english)
        QLocale::setDefault(localeFor(inUse(), system));
    // English is also a translation: it has the plural forms, and is the fallback for texts that
    // another lacks.
    install(QString(filePrefix) + english, translationsFolder);
    if (inUse() == english)
        return;
    install("qtbase_" + inUse(), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(filePrefix + inUse(), translationsFolder);
}

Translations::~Translations()
{
    inUse() = english;
    QLocale::setDefault(QLocale::system());
}

void Translations::install(const QString &file, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(file, folder) && QCoreApplication::installTranslator(translator.get()))
        m_translators.push_back(std::move(translator));
}

} // namespace ui
