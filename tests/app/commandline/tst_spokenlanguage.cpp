#include "app/commandline/language.h"

#include "tests/support/qt/translationfile.h"

#include <QDir>
#include <QHash>
#include <QSet>
#include <QTest>

#include <algorithm>

/// Which language the programs without a window speak, and what they say in it.
class TestSpokenLanguage : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { commandline::speak("en"); }
    void environmentChooses_data();
    void environmentChooses();
    void everyFileIsALanguage();
    void catalogsHoldWhatTheFilesHold();
    void textsFollow();
    void numbersChooseTheForm_data();
    void numbersChooseTheForm();
    void errorsFollow();
};

namespace {

QString asText(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString fileOf(std::string_view language)
{
    return QString(TABULEIRO_SOURCES) + "/resources/translations/tabuleiro_" + asText(language)
           + ".ts";
}

} // namespace

void TestSpokenLanguage::environmentChooses_data()
{
    using Variables = QHash<QString, QString>;
    QTest::addColumn<Variables>("variables");
    QTest::addColumn<QString>("language");
    const auto row = [](const char *name, const Variables &variables, const char *language) {
        QTest::newRow(name) << variables << QString(language);
    };
    row("none", {}, "en");
    row("LANG", {{"LANG", "pt_BR.UTF-8"}}, "pt_BR");
    row("LC_MESSAGES before LANG", {{"LANG", "es_ES.UTF-8"}, {"LC_MESSAGES", "pt_BR.utf8"}},
        "pt_BR");
    row("LC_ALL before all",
        {{"LANG", "es_ES.UTF-8"}, {"LC_MESSAGES", "es_ES.UTF-8"}, {"LC_ALL", "pt_BR.UTF-8"}},
        "pt_BR");
    row("empty counts as not set", {{"LC_ALL", ""}, {"LANG", "es_ES.UTF-8"}}, "es");
    row("LANGUAGE before the locale", {{"LANG", "pt_BR.UTF-8"}, {"LANGUAGE", "es"}}, "es");
    row("the first wish that there is", {{"LANG", "en_US.UTF-8"}, {"LANGUAGE", "fr:es:pt_BR"}},
        "es");
    row("English before others", {{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "en_GB:es"}}, "en");
    row("LANGUAGE without a locale", {{"LANGUAGE", "es"}}, "en");
    row("LANGUAGE in C", {{"LC_ALL", "C"}, {"LANGUAGE", "es"}}, "en");
    row("POSIX", {{"LANG", "POSIX"}, {"LANGUAGE", "es"}}, "en");
    row("C with UTF-8", {{"LC_ALL", "C.UTF-8"}, {"LANG", "es_ES.UTF-8"}}, "en");
    row("another country", {{"LANG", "es_MX.UTF-8"}}, "es");
    row("Portugal", {{"LANG", "pt_PT.UTF-8@euro"}}, "pt_BR");
    row("no codeset", {{"LANG", "es"}}, "es");
    row("another codeset", {{"LANG", "pt_BR.ISO-8859-1"}}, "en");
    row("none of ours", {{"LANG", "fr_FR.UTF-8"}}, "en");
    row("a longer name", {{"LANG", "est_EE.UTF-8"}}, "en");
}

void TestSpokenLanguage::environmentChooses()
{
    using Variables = QHash<QString, QString>;
    QFETCH(Variables, variables);
    const std::string language = commandline::languageOf(
        [&](const char *name) { return variables.value(name).toStdString(); });
    QTEST(asText(language), "language");
}

void TestSpokenLanguage::everyFileIsALanguage()
{
    QStringList files;
    for (const commandline::Catalog &catalog : commandline::catalogs())
        files << QFileInfo(fileOf(catalog.language)).fileName();
    const QDir folder(QString(TABULEIRO_SOURCES) + "/resources/translations");
    QCOMPARE(files, folder.entryList({"tabuleiro_*.ts"}, QDir::Files, QDir::Name));
}

/// As Qt's reader of XML sees them.
void TestSpokenLanguage::catalogsHoldWhatTheFilesHold()
{
    const QStringList contexts{"cli", "core::Error", "main"};
    for (const commandline::Catalog &catalog : commandline::catalogs()) {
        QSet<QString> expected;
        for (const auto &message : support::messagesOf(fileOf(catalog.language))) {
            if (contexts.contains(message.context))
                expected += QStringList{message.context, message.source, message.forms.first(),
                                        message.isPlural ? message.forms.last() : QString()}
                                .join('\v');
        }
        QSet<QString> found;
        for (const commandline::CatalogEntry &entry : catalog.entries)
            found += QStringList{asText(entry.context), asText(entry.source), asText(entry.text),
                                 asText(entry.plural)}
                         .join('\v');
        QVERIFY(!found.isEmpty());
        QCOMPARE(found, expected);
    }
}

void TestSpokenLanguage::textsFollow()
{
    constexpr core::TranslatableText draw{"A draw: %1 to %2."};
    QCOMPARE(asText(commandline::text(draw, {"32", "31"})), "A draw: 32 to 31.");
    commandline::speak("pt_BR");
    QCOMPARE(asText(commandline::text(draw, {"32", "31"})), "Empate: 32 a 31.");
    commandline::speak("es");
    // An argument may look like a place for one.
    QCOMPARE(asText(commandline::text(draw, {"%2", "31"})), "Empate: %2 a 31.");
    QCOMPARE(asText(commandline::translated("cli", "not a text of ours")), "not a text of ours");
    commandline::speak("xx");
    QCOMPARE(asText(commandline::text(draw, {"32", "31"})), "A draw: 32 to 31.");
}

void TestSpokenLanguage::numbersChooseTheForm_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("texts"); // of none, one and two
    QTest::newRow("English") << "en" << QStringList{"0 are left.", "1 is left.", "2 are left."};
    QTest::newRow("Portuguese") << "pt_BR" << QStringList{"Resta 0.", "Resta 1.", "Restam 2."};
    QTest::newRow("Spanish") << "es" << QStringList{"Quedan 0.", "Queda 1.", "Quedan 2."};
}

void TestSpokenLanguage::numbersChooseTheForm()
{
    QFETCH(QString, language);
    commandline::speak(language.toStdString());
    QStringList texts;
    for (const int number : {0, 1, 2})
        texts << asText(commandline::counted(core::TranslatableText{"%n is/are left."}, number));
    QTEST(texts, "texts");
}

void TestSpokenLanguage::errorsFollow()
{
    const core::Error error = core::gameOver().inMove(3, "f5");
    commandline::speak("pt_BR");
    QCOMPARE(asText(commandline::errorText(error)), "jogada 3, f5: a partida terminou");
    QCOMPARE(asText(error.text), "move 3, f5: the game is over");
}

QTEST_APPLESS_MAIN(TestSpokenLanguage)
#include "tst_spokenlanguage.moc"
