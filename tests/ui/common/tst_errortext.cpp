#include "core/position.h"
#include "ui/common/errortext.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

#include <set>

using core::Error;
using core::ErrorKind;

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

/// As many arguments as any sentence has.
Error exampleOf(std::size_t kind)
{
    return {static_cast<ErrorKind>(kind), {"one", "two", "three", "four"}};
}

} // namespace

/// The errors of the readers in the words of the window.
class TestErrorText : public QObject
{
    Q_OBJECT

private slots:
    void everyKindIsTranslated();
    void untranslatedTextsAreThoseOfTheCommandLine();
    void whatTheUserTypedIsShownAsItIs();
};

void TestErrorText::everyKindIsTranslated()
{
    Marker marker;
    QVERIFY(QCoreApplication::installTranslator(&marker));
    for (std::size_t kind = 0; kind < core::errorKinds; ++kind) {
        const Error error = exampleOf(kind);
        const QString text = ui::errorText(error);
        QVERIFY2(text.startsWith(u'\u00ab') && text.endsWith(u'\u00bb'), qPrintable(text));
        QVERIFY(marker.m_sentences.contains(core::sentence(error.kind)));
        QCOMPARE(text.mid(1, text.size() - 2), QString::fromStdString(error.text));
    }
}

void TestErrorText::untranslatedTextsAreThoseOfTheCommandLine()
{
    for (std::size_t kind = 0; kind < core::errorKinds; ++kind) {
        const Error error = exampleOf(kind).inMove(7, "\"f5\"").at({3, 14, 212});
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
