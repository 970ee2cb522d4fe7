#include "ui/common/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QTest>

/// Which language the program speaks.
class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void everyFileIsALanguage();
    void languageIsChosen_data();
    void languageIsChosen();
    void textsFollow();
    void pluralsFollowTheRulesOfTheLanguage_data();
    void pluralsFollowTheRulesOfTheLanguage();
    void numbersFollow();
    void numbersAreThoseOfTheCountry_data();
    void numbersAreThoseOfTheCountry();
};

namespace {

QString games(int count)
{
    return QCoreApplication::translate("ui::GameListWindow", "%n game(s)", nullptr, count);
}

} // namespace

void TestLanguage::everyFileIsALanguage()
{
    const QDir folder(QString(TABULEIRO_SOURCES) + "/resources/translations");
    QStringList files;
    for (const QString &code : ui::languages())
        files << "tabuleiro_" + code + ".ts";
    QCOMPARE(files, folder.entryList({"tabuleiro_*.ts"}, QDir::Files, QDir::Name));
    QCOMPARE(ui::languageName("en"), "English");
    QCOMPARE(ui::languageName("es"), "Espa\u00f1ol");
    QCOMPARE(ui::languageName("pt_BR"), "Portugu\u00eas");
}

void TestLanguage::languageIsChosen_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QStringList>("preferred");
    QTest::addColumn<QString>("language");
    QTest::newRow("chosen") << "es" << QStringList{"pt-BR"} << "es";
    QTest::newRow("the desktop's") << "" << QStringList{"pt-BR", "pt"} << "pt_BR";
    QTest::newRow("of another country") << "" << QStringList{"es-MX", "es"} << "es";
    QTest::newRow("of Portugal") << "" << QStringList{"pt-PT"} << "pt_BR";
    QTest::newRow("the second wish") << "" << QStringList{"fr-FR", "es-ES"} << "es";
    QTest::newRow("none of ours") << "" << QStringList{"fr-FR"} << "en";
    QTest::newRow("none") << "" << QStringList{"C"} << "en";
    QTest::newRow("chosen without a country") << "pt" << QStringList{"es-ES"} << "pt_BR";
    QTest::newRow("chosen and unknown") << "xx" << QStringList{"es-ES"} << "es";
}

void TestLanguage::languageIsChosen()
{
    QFETCH(QString, choice);
    QFETCH(QStringList, preferred);
    QTEST(ui::languageFor(choice, preferred), "language");
}

void TestLanguage::textsFollow()
{
    const char *const context = "ui::Titles";
    {
        const ui::Translations portuguese("pt_BR");
        QCOMPARE(ui::languageInUse(), "pt_BR");
        QCOMPARE(QCoreApplication::translate(context, "Easy"), "F\u00e1cil");
    }
    QCOMPARE(ui::languageInUse(), "en");
    QCOMPARE(QCoreApplication::translate(context, "Easy"), "Easy");
}

void TestLanguage::pluralsFollowTheRulesOfTheLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("counts"); // of none, one and two
    QTest::newRow("English") << "en" << QStringList{"0 games", "1 game", "2 games"};
    QTest::newRow("Portuguese") << "pt_BR" << QStringList{"0 partida", "1 partida", "2 partidas"};
    QTest::newRow("Spanish") << "es" << QStringList{"0 partidas", "1 partida", "2 partidas"};
}

void TestLanguage::pluralsFollowTheRulesOfTheLanguage()
{
    QFETCH(QString, language);
    const ui::Translations translations(language);
    QTEST((QStringList{games(0), games(1), games(2)}), "counts");
}

void TestLanguage::numbersFollow()
{
    const QLocale system = QLocale::system();
    {
        const ui::Translations spanish("es");
        QCOMPARE(QLocale(), QLocale(QLocale::Spanish, system.territory()));
    }
    QCOMPARE(QLocale(), system);
    const ui::Translations translations((QString()));
    QCOMPARE(QLocale(), system); // which knows the person's formats
}

void TestLanguage::numbersAreThoseOfTheCountry_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("desktop");
    QTest::addColumn<QString>("number");
    QTest::newRow("Brazil") << "pt_BR"
                            << "pt_BR"
                            << "1.234,5";
    QTest::newRow("Spain") << "es"
                           << "es_ES"
                           << "1234,5";
    QTest::newRow("Mexico") << "es"
                            << "es_MX"
                            << "1,234.5";
    QTest::newRow("Argentina") << "es"
                               << "es_AR"
                               << "1.234,5";
    QTest::newRow("Spanish in the United States") << "es"
                                                  << "en_US"
                                                  << "1,234.5";
    QTest::newRow("English in Brazil") << "en"
                                       << "pt_BR"
                                       << "1,234.5";
}

void TestLanguage::numbersAreThoseOfTheCountry()
{
    QFETCH(QString, language);
    QFETCH(QString, desktop);
    const QLocale locale = ui::localeFor(language, QLocale(desktop));
    QTEST(locale.toString(1234.5, 'f', 1), "number");
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
