#pragma once

#include "ui/controls/flatbutton.h"

#include <QAction>
#include <QPointer>

namespace ui {

/// A button for a command of the menus: it shows the command's short text, symbol and tool tip, and
/// is enabled whenever the command is. GUI thread.
class ActionButton : public FlatButton
{
    Q_OBJECT

public:
    enum class Shows { SymbolAndText, Text, Symbol };

    explicit ActionButton(QWidget *parent = nullptr);

    /// Sets the command. Its symbol is the resource with the name of the command's object, unless
    /// setSymbol() sets another. Not owned.
    void setCommand(QAction *command);
    /// Sets another symbol of the project's resources.
    void setSymbol(const QString &name);
    /// The width that a command's text needs in a font, with or without a symbol.
    int widthForCommand(const QAction &command, bool symbol, const QFontMetrics &metrics) const;
    /// A button with only a symbol has the command's text as its accessible name.
    void setShows(Shows shows);
    void setProminent(bool prominent) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void showCommand();
    void drawSymbol();

    QPointer<QAction> m_command;
    QString m_symbol; ///< empty: the command's own
    Shows m_shows = Shows::SymbolAndText;
};

} // namespace ui
