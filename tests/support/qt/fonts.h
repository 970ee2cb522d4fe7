#pragma once

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QStringList>

/// The font that tests run with, whatever the desktop's is: it is in fonts-dejavu-core.
inline QFont testFont(const QString &family = "DejaVu Sans")
{
    return QFont(family, 9);
}

/// Those of the fonts of common desktops that are installed, the tests' own first.
inline QStringList commonFontFamilies()
{
    QStringList installed;
    for (const char *family : {"DejaVu Sans", "Noto Sans", "Cantarell", "Liberation Sans"}) {
        if (QFontDatabase::hasFamily(family))
            installed << family;
    }
    return installed;
}
