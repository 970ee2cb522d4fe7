#pragma once

#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <tuple>
#include <vector>

namespace support {

/// A text of a .ts file.
struct TranslatableMessage
{
    QString context;
    QString source;
    QString comment;
    bool isPlural = false;
    QString state;       ///< "unfinished" or "vanished"; empty if it is translated
    QStringList forms{}; ///< the translation, or its plural forms

    auto key() const { return std::tie(context, source, comment, isPlural); }
};

#ifdef TABULEIRO_LUPDATE // the tests that have Qt's tools
/// Updates a translation file from the sources, or creates it, as described in
/// resources/translations/README.md.
inline void updateTranslations(const QString &file, const QStringList &options = {})
{
    QProcess lupdate;
    lupdate.setWorkingDirectory(TABULEIRO_SOURCES);
    lupdate.start(TABULEIRO_LUPDATE,
                  QStringList{"app", "core", "ai", "ui", "-I", ".", "-locations", "none"} + options
                      + QStringList{"-ts", file});
    if (!lupdate.waitForFinished(-1) || lupdate.exitCode() != 0)
        qFatal("lupdate: %s", lupdate.readAllStandardError().constData());
}
#endif

inline std::vector<TranslatableMessage> messagesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    std::vector<TranslatableMessage> messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto attribute = [&](const char *name) {
            return xml.attributes().value(QLatin1String(name)).toString();
        };
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            messages.push_back({context, {}, {}, attribute("numerus") == "yes", {}});
        } else if (xml.name() == QLatin1String("source")) {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            messages.back().comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.back().state = attribute("type");
            if (!messages.back().isPlural)
                messages.back().forms += xml.readElementText();
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.back().forms += xml.readElementText();
        }
    }
    if (xml.hasError())
        qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    return messages;
}

} // namespace support
