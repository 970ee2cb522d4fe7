#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace ui {

/// The codes of the available languages, such as "en" or "pt_BR": one for each file in
/// resources/translations. In alphabetical order.
const QStringList &languages();

/// The native name of a language: "Español".
QString languageName(const QString &code);

/// The one of languages() that a code such as "pt", "pt_PT" or "pt_BR" names, for any country;
/// empty if there is none.
QString languageNamed(const QString &code);

/// One of languages(): the chosen one or, if that is not available, the first preferred one that
/// is; else English.
/// @param preferred as in QLocale::uiLanguages()
QString languageFor(const QString &chosen, const QStringList &preferred);

/// The language of all texts.
QString languageInUse();

/// The locale for numbers and dates in a language: the desktop's own if it has the language, else
/// that of the desktop's country: "12.5" in Mexico, but "12,5" in Spain.
QLocale localeFor(const QString &language, const QLocale &desktop);

/// Installs the translations of a language, also of Qt's texts, and its locale for the object's
/// lifetime. Create it once, before the first window. GUI thread.
class Translations
{
public:
    /// @param chosen one of languages(), or empty for the desktop's
    explicit Translations(const QString &chosen);
    ~Translations();

private:
    void install(const QString &file, const QString &folder);

    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace ui
