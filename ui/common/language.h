#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace ui {

/// The codes of the languages that the program speaks, such as "en" or "pt_BR": of each file of
/// resources/translations. In alphabetical order.
const QStringList &languages();

/// What its speakers call a language: "Español".
QString languageName(const QString &code);

/// One of languages(): the one chosen or, where that is none of them, the first that the program
/// speaks of those preferred, of any country; else English.
/// @param preferred as QLocale::uiLanguages() has them
QString languageFor(const QString &chosen, const QStringList &preferred);

/// The one that all texts are in.
QString languageInUse();

/// How numbers and dates are written in a language: as in the desktop's country, which the
/// desktop's own locale knows best where it has the language. "12.5" in Mexico and "12,5" in Spain.
QLocale localeFor(const QString &language, const QLocale &desktop);

/// Has the program speak a language, and Qt's own texts and numbers follow it, while this lives;
/// made once, before the first window. GUI thread.
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
