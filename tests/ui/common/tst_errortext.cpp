#include "ai/lab/lessons/lessonfile.h"
#include "ai/lab/trace/texttree.h"
#include "ai/othello/evaluation/weights.h"
#include "core/format/records.h"
#include "core/position.h"
#include "ui/common/texts.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

#include <set>

using core::Error;

namespace {

/// Translates the sentences of errors, whatever they are, and remembers which were requested.
class Marker : public QTranslator
{
public:
    QString translate(const char *context, const char *sourceText, const char *, int) const override
    {
        if (QByteArray(context) != "core::Error")
            return {};
        m_sentences.insert(sourceText);
        return QString("\u00ab%1\u00bb").arg(sourceText);
    }
    bool isEmpty() const override { return false; }

    mutable std::set<std::string> m_sentences;
};

/// An error of each of the layers' readers.
std::vector<Error> examples()
{
    return {
        core::parseMove(core::Nim(), "x").error(),
        core::parsePosition(core::GameKind::Othello, "---?").error(),
        core::format::readRecords("f5 a1").error(),
        ai::lab::readLesson("Tabuleiro lesson 1\ndepth: 999\n").error(),
        ai::lab::TextTree::parse("MAX(1,").error(),
        ai::othello::Weights::fromBytes({}).error(),
        core::fileNotReadable("a.txt"),
    };
}

} // namespace

/// The errors of the readers in the language of the window.
class TestErrorText : public QObject
{
    Q_OBJECT

private slots:
    void everyErrorIsTranslated();
    void untranslatedTextsAreThoseOfTheCommandLine();
    void whatTheUserTypedIsShownAsItIs();
};

void TestErrorText::everyErrorIsTranslated()
{
    Marker marker;
    QVERIFY(QCoreApplication::installTranslator(&marker));
    for (const Error &example : examples()) {
        const QString text = ui::errorText(example);
        QVERIFY2(text.startsWith(u'\u00ab') && text.endsWith(u'\u00bb'), qPrintable(text));
        QVERIFY(marker.m_sentences.contains(example.sentence));
        QString plain = text;
        plain.remove(u'\u00ab').remove(u'\u00bb');
        QCOMPARE(plain, QString::fromStdString(example.text));
    }
    QVERIFY(marker.m_sentences.contains("character %1 (%2): %3"));
    QVERIFY(marker.m_sentences.contains("Column %1: the text ends; %2."));
}

void TestErrorText::untranslatedTextsAreThoseOfTheCommandLine()
{
    for (const Error &example : examples()) {
        const Error error = example.inMove(7, "\"f5\"").at({3, 14, 212});
        QCOMPARE(ui::errorText(error), QString::fromStdString(error.text));
        QVERIFY(ui::errorText(error).startsWith("line 3, column 14, byte 212: move 7, \"f5\": "));
    }
}

void TestErrorText::whatTheUserTypedIsShownAsItIs()
{
    const auto move = core::parseMove(core::Nim(), "%2 J\u00fcrgen");
    QCOMPARE(
        ui::errorText(move.error()),
        QString("\"%2 j\u00fcrgen\" is not a valid move; expected how many to take, such as 2"));
}

QTEST_GUILESS_MAIN(TestErrorText)
#include "tst_errortext.moc"
