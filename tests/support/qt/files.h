#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

/// The bytes of a file; none where it cannot be read.
inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
