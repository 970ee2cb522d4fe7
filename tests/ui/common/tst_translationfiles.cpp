#include "ai/learn/lessons.h"
#include "tests/support/qt/translationfile.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// What is translated of the program is whole in each language: the texts of the sources, the
/// lessons, and what the desktop shows of the program.
class TestTranslationFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyTextIsTranslated_data() { addFiles(); }
    void everyTextIsTranslated();
    void placeholdersAndMarksAreKept_data() { addFiles(); }
    void placeholdersAndMarksAreKept();
    void textsAreUnderNamesThatTheProgramAsksFor();
    void lessonsAreTranslated_data();
    void lessonsAreTranslated();
    void theDesktopIsToldInEachLanguage_data();
    void theDesktopIsToldInEachLanguage();

private:
    void addFiles() const;

    QStringList m_codes; ///< "en", "es", "pt_BR"
};

namespace {

const QString resources = QString(TABULEIRO_SOURCES) + "/resources/";

QString translationFile(const QString &code)
{
    return resources + "translations/tabuleiro_" + code + ".ts";
}

/// %1, %n, %L1 and the like; elements of HTML.
QStringList placeholdersOf(const QString &text)
{
    static const QRegularExpression placeholder("%L?(?:\\d+|n)|</?[a-z][^>]*>");
    QSet<QString> found;
    for (auto match = placeholder.globalMatch(text); match.hasNext();)
        found += match.next().captured();
    QStringList sorted = found.values();
    sorted.sort();
    return sorted;
}

bool hasKey(const QString &text)
{
    static const QRegularExpression key("&[^&\\s#;]\\b|&\\w");
    static const QRegularExpression entity("&(?:amp|lt|gt|quot|nbsp|#\\d+);");
    return QString(text).remove(entity).remove("&&").contains(key);
}

/// What of a translation is not as in its source; empty if all is.
QString difference(const QString &source, const QString &translation, bool mayLackNumber)
{
    if (translation.isEmpty())
        return "is empty";
    QStringList wanted = placeholdersOf(source);
    QStringList found = placeholdersOf(translation);
    if (mayLackNumber && !translation.contains("%n") && !translation.contains("%Ln")) {
        wanted.removeAll("%n");
        wanted.removeAll("%Ln");
    }
    if (wanted != found)
        return QString("has %1 rather than %2").arg(found.join(' '), wanted.join(' '));
    if (hasKey(source) != hasKey(translation))
        return "has a letter to press, or lacks one";
    if (source.startsWith(' ') != translation.startsWith(' ')
        || source.endsWith(' ') != translation.endsWith(' '))
        return "begins or ends with a blank, or lacks one";
    if (source.endsWith(QChar(0x2026)) != translation.endsWith(QChar(0x2026)))
        return "ends with an ellipsis, or lacks one";
    return {};
}

QString allSources()
{
    QString all;
    for (const char *folder : {"app", "ai", "core", "ui"}) {
        QDirIterator files(QString(TABULEIRO_SOURCES) + '/' + folder, {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                all += file.readAll();
        }
    }
    return all;
}

QStringList textsOf(const ai::learn::Lesson &lesson)
{
    QStringList texts{QString::fromStdString(lesson.title)};
    for (const ai::learn::LessonStep &step : lesson.steps) {
        for (const std::string &text : {step.text, step.task, step.hint, step.praise})
            texts << QString::fromStdString(text);
    }
    return texts;
}

std::vector<ai::learn::Lesson> lessonsIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<core::Error> problems;
    auto lessons = ai::learn::readLessons(file.readAll().toStdString(), problems);
    for (const core::Error &problem : problems)
        qWarning("%s: %s", qPrintable(path), problem.text.c_str());
    return lessons;
}

/// How many elements of each name a file of XML has in English and in a language.
struct ElementCounts
{
    QHash<QString, int> english;
    QHash<QString, int> translated;
};

ElementCounts elementsIn(const QString &path, const QString &code)
{
    QFile file(resources + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    ElementCounts counts;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = xml.name().toString();
        const QString language = xml.attributes().value("xml:lang").toString();
        if (language.isEmpty())
            ++counts.english[name];
        else if (language == code)
            ++counts.translated[name];
    }
    return counts;
}

} // namespace

void TestTranslationFiles::initTestCase()
{
    const QDir folder(resources + "translations");
    for (const QString &file : folder.entryList({"tabuleiro_*.ts"}, QDir::Files, QDir::Name))
        m_codes << file.mid(10).chopped(3);
    QVERIFY(m_codes.contains("en"));
    QVERIFY(m_codes.size() >= 3);
}

void TestTranslationFiles::addFiles() const
{
    QTest::addColumn<QString>("code");
    for (const QString &code : m_codes)
        QTest::addRow("%s", qPrintable(code)) << code;
}

/// English has its plural forms alone. `cmake --build BUILD --target update_translations` adds what
/// is missing.
void TestTranslationFiles::everyTextIsTranslated()
{
    QFETCH(QString, code);
    const QTemporaryDir folder;
    const QString updated = folder.filePath("tabuleiro_" + code + ".ts");
    QVERIFY(QFile::copy(translationFile(code), updated));
    support::updateTranslations(updated, code == "en" ? QStringList{"-pluralonly"} : QStringList());
    const auto messages = support::messagesOf(updated);
    QVERIFY(!messages.empty());
    QStringList missing;
    for (const auto &message : messages) {
        const bool isWhole = message.state.isEmpty()
                             && std::none_of(message.forms.begin(), message.forms.end(),
                                             [](const QString &form) { return form.isEmpty(); });
        if (!isWhole)
            missing
                << QString("%1, \"%2\": %3").arg(message.context, message.source, message.state);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
}

void TestTranslationFiles::placeholdersAndMarksAreKept()
{
    QFETCH(QString, code);
    // In English and Spanish the first form is for one alone, in Portuguese for none as well.
    const bool firstIsOne = !code.startsWith("pt");
    QStringList wrong;
    for (const auto &message : support::messagesOf(translationFile(code))) {
        for (qsizetype i = 0; i < message.forms.size(); ++i) {
            const QString problem = difference(message.source, message.forms[i],
                                               message.isPlural && i == 0 && firstIsOne);
            if (!problem.isEmpty())
                wrong << QString("%1: \"%2\" %3").arg(message.context, message.forms[i], problem);
            if (message.isPlural && message.forms[i].contains(QRegularExpression("\\(e?s\\)")))
                wrong << QString("%1: \"%2\" is no form").arg(message.context, message.forms[i]);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

/// lupdate does not follow every alias and template, and then puts a text under another name than
/// that which the program looks it up by.
void TestTranslationFiles::textsAreUnderNamesThatTheProgramAsksFor()
{
    const QString sources = allSources();
    QSet<QString> names;
    for (const auto &message : support::messagesOf(translationFile("pt_BR")))
        names += message.context;
    for (const QString &name : names) {
        const QRegularExpression object("class " + name.section("::", -1)
                                        + "\\b[^;{]*\\{\\s*Q_OBJECT");
        QVERIFY2(sources.contains("Q_DECLARE_TR_FUNCTIONS(" + name + ')')
                     || sources.contains('"' + name + '"')
                     || (name.startsWith("ui::") && sources.contains(object)),
                 qPrintable(name));
    }
}

void TestTranslationFiles::lessonsAreTranslated_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<core::GameKind>("game");
    for (const QString &code : m_codes) {
        for (const auto game :
             {core::GameKind::TicTacToe, core::GameKind::Othello, core::GameKind::Nim}) {
            if (code != "en")
                QTest::addRow("%s, %s", qPrintable(code), core::gameName(game).data())
                    << code << game;
        }
    }
}

void TestTranslationFiles::lessonsAreTranslated()
{
    QFETCH(QString, code);
    QFETCH(core::GameKind, game);
    const auto &english = ai::learn::lessonsOf(game);
    const auto translated = lessonsIn(
        QString("%1lessons/%2/%3.txt")
            .arg(resources, code, QString::fromStdString(std::string(core::gameName(game)))));
    QCOMPARE(translated.size(), english.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
        QCOMPARE(translated[i].id, english[i].id);
        QCOMPARE(translated[i].steps.size(), english[i].steps.size());
        for (std::size_t step = 0; step < english[i].steps.size(); ++step) {
            const auto &ours = translated[i].steps[step];
            const auto &theirs = english[i].steps[step];
            QVERIFY(ours.position == theirs.position);
            QCOMPARE(ours.turns.size(), theirs.turns.size());
            QCOMPARE(ours.text.empty(), theirs.text.empty());
        }
        const QStringList before = textsOf(english[i]);
        const QStringList after = textsOf(translated[i]);
        for (qsizetype text = 0; text < before.size(); ++text)
            QVERIFY2(before[text].isEmpty() || before[text] != after[text],
                     qPrintable(before[text]));
    }
}

void TestTranslationFiles::theDesktopIsToldInEachLanguage_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : m_codes) {
        if (code != "en")
            QTest::addRow("%s", qPrintable(code)) << code;
    }
}

/// The desktop entry, what software centres show, and the names of the types of files.
void TestTranslationFiles::theDesktopIsToldInEachLanguage()
{
    QFETCH(QString, code);
    QFile entry(resources + "desktop/org.tabuleiro.Tabuleiro.desktop");
    QVERIFY(entry.open(QIODevice::ReadOnly));
    const QString lines = entry.readAll();
    for (const char *key : {"GenericName", "Comment", "Keywords", "Name"})
        QVERIFY2(lines.contains(QString("\n%1[%2]=").arg(key, code)), key);
    const ElementCounts info = elementsIn("desktop/org.tabuleiro.Tabuleiro.metainfo.xml.in", code);
    for (const char *element : {"summary", "developer_name", "p", "li", "caption"})
        QCOMPARE(info.translated[element], info.english[element]);
    QVERIFY(info.translated["keyword"] > 0);
    const ElementCounts types = elementsIn("desktop/org.tabuleiro.Tabuleiro.mime.xml", code);
    QCOMPARE(types.translated["comment"], types.english["comment"]);
}

QTEST_GUILESS_MAIN(TestTranslationFiles)
#include "tst_translationfiles.moc"
