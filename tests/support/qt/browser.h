#pragma once

#include "tests/support/slow.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

// Opens pages exported by the Lab in a browser.

namespace support {

/// Opens a page in a browser with a script appended; returns the script's output.
inline QString inBrowser(const QByteArray &page, const QByteArray &script,
                         const QString &place = {})
{
    const QString browser = QStandardPaths::findExecutable("chromium");
    QTemporaryDir folder;
    QFile file(folder.filePath("page.html"));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    QByteArray tested = page;
    tested.replace("</body>", "<pre id=\"answer\"></pre><script>" + script + "</script></body>");
    file.write(tested);
    file.close();
    QProcess process;
    process.start(browser,
                  {"--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
                   "--window-size=1240,900", "--user-data-dir=" + folder.filePath("profile"),
                   "file://" + file.fileName() + place});
    process.waitForFinished(120'000);
    const QString dom = QString::fromUtf8(process.readAllStandardOutput());
    static const QRegularExpression answer("<pre id=\"answer\">(.*?)</pre>",
                                           QRegularExpression::DotMatchesEverythingOption);
    QString text = answer.match(dom).captured(1);
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
}

/// Whether there is a browser, and enough time for it.
inline bool hasBrowser()
{
    return slow() && !QStandardPaths::findExecutable("chromium").isEmpty();
}

} // namespace support
