#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace support {

/// While it exists every text is translated: to itself between marks, or to a text 40 % longer.
class PseudoTranslator : public QTranslator
{
public:
    explicit PseudoTranslator(bool isLong)
        : m_isLong(isLong)
    {
        QCoreApplication::installTranslator(this);
    }

    QString translate(const char *, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        if (!m_isLong)
            return QChar(0x27e6) + text + QChar(0x27e7);
        QString more;
        while (5 * more.size() < 2 * text.size())
            more += more.size() % 7 == 6 ? ' ' : 'o';
        return text + more;
    }
    bool isEmpty() const override { return false; }

private:
    bool m_isLong;
};

} // namespace support
