#pragma once

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QStringList>

/// The font for tests, independent of the desktop; from the package fonts-dejavu-core.
inline QFont testFont(const QString &family = "DejaVu Sans")
{
    return QFont(family, 9);
}

/// The installed fonts among those of common desktops, the tests' own first.
inline QStringList commonFontFamilies()
{
    QStringList installed;
    for (const char *family : {"DejaVu Sans", "Noto Sans", "Cantarell", "Liberation Sans"}) {
        if (QFontDatabase::hasFamily(family))
            installed << family;
    }
    return installed;
}
