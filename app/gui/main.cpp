#include "ui/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDebug>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace {

/// English is a translation too: it has the plural forms.
void installTranslations(QApplication &app)
{
    const auto install = [&app](const QString &file, const QString &folder) {
        auto *translator = new QTranslator(&app);
        if (translator->load(QLocale(), file, "_", folder))
            QCoreApplication::installTranslator(translator);
    };
    auto *english = new QTranslator(&app);
    if (english->load(":/translations/tabuleiro_en.qm"))
        QCoreApplication::installTranslator(english);
    install("qtbase", QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install("tabuleiro", ":/translations");
}

QIcon programIcon()
{
    QIcon icon;
    for (const int size : {16, 32, 48, 64, 128, 256})
        icon.addFile(QString(":/icons/tabuleiro-%1.png").arg(size));
    return icon;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName("tabuleiro");
    QCoreApplication::setApplicationVersion(TABULEIRO_VERSION);
    QGuiApplication::setApplicationDisplayName("Tabuleiro");
    QGuiApplication::setDesktopFileName("org.tabuleiro.Tabuleiro");
    QGuiApplication::setWindowIcon(programIcon());
    installTranslations(app);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Tic-tac-toe, Othello and Nim against the computer."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(app);
    if (!parser.positionalArguments().isEmpty()) {
        qCritical().noquote() << QCoreApplication::translate("main", "unexpected argument \"%1\"; see --help")
                                     .arg(parser.positionalArguments().constFirst());
        return 2;
    }

    ui::MainWindow window;
    window.show();
    return QApplication::exec();
}
