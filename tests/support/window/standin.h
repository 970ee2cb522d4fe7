#pragma once

#include "tests/support/window/shownwindow.h"

#include <QSettings>
#include <QString>

#include <memory>

/// The command of a program that behaves in a manner of tests/support/standin.py.
inline QString standIn(const QString &manner)
{
    return QString("\"%1\" gtp \"%2\"").arg(TABULEIRO_STANDIN, manner);
}

/// The main window with such a program as the opponent, which plays White.
inline std::unique_ptr<ui::MainWindow> shownAgainst(const QString &manner)
{
    QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
    store.setValue("opponent", "program");
    store.setValue("program/name", "Stand-in");
    store.setValue("program/command", standIn(manner));
    store.sync();
    return shownWindow();
}
