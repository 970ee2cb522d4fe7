#include "ui/lab/export/pagefields.h"

#include "ui/common/language.h"

#include <QJsonDocument>
#include <QString>

#include <algorithm>
#include <cstring>

namespace ui::lab {

QByteArray filledIn(const QByteArray &text,
                    const std::vector<std::pair<const char *, QByteArray>> &fields)
{
    QByteArray result;
    qsizetype at = 0;
    while (at < text.size()) {
        const auto field = std::find_if(fields.begin(), fields.end(), [&](const auto &one) {
            return QByteArrayView(text).sliced(at).startsWith(one.first);
        });
        if (field == fields.end()) {
            result += text[at++];
        } else {
            result += field->second;
            at += qsizetype(std::strlen(field->first));
        }
    }
    return result;
}

QByteArray scriptData(const QJsonObject &data)
{
    return QJsonDocument(data).toJson(QJsonDocument::Compact).replace('<', "\\u003c");
}

QByteArray pageLanguage()
{
    return languageInUse().replace('_', '-').toUtf8();
}

} // namespace ui::lab
