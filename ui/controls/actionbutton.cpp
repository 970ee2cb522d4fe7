#include "ui/controls/actionbutton.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/common/texts.h"
#include "ui/style/surface.h"
#include "ui/style/symbolicon.h"

#include <QEvent>

namespace ui {

ActionButton::ActionButton(QWidget *parent)
    : FlatButton({}, parent)
{
    setFocusPolicy(Qt::TabFocus);
    // May be lower if the board needs the space.
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(this, &QPushButton::clicked, this, [this] {
        if (m_command != nullptr)
            m_command->trigger();
    });
}

void ActionButton::setCommand(QAction *command)
{
    if (m_command == command)
        return;
    if (m_command != nullptr)
        m_command->disconnect(this);
    m_command = command;
    connect(command, &QAction::changed, this, &ActionButton::showCommand);
    showCommand();
    drawSymbol();
}

void ActionButton::setSymbol(const QString &name)
{
    if (m_symbol == name)
        return;
    m_symbol = name;
    drawSymbol();
}

int ActionButton::widthForCommand(const QAction &command, bool symbol,
                                  const QFontMetrics &metrics) const
{
    const int picture = symbol ? metrics.height() + paddingFor(metrics) / 2 : 0;
    return widthFor(command.iconText(), metrics) + picture;
}

void ActionButton::setShows(Shows shows)
{
    if (m_shows == shows)
        return;
    m_shows = shows;
    showCommand();
    drawSymbol();
}

void ActionButton::setProminent(bool prominent)
{
    if (prominent == isProminent())
        return; // setting the icon again would trigger a layout of the window
    FlatButton::setProminent(prominent);
    drawSymbol(); // the symbol has the text's colour
}

void ActionButton::changeEvent(QEvent *event)
{
    FlatButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawSymbol();
}

void ActionButton::showCommand()
{
    if (m_command == nullptr)
        return;
    const bool symbolOnly = m_shows == Shows::Symbol;
    setText(symbolOnly ? QString() : m_command->iconText());
    if (symbolOnly)
        updateAccessibleName(*this, withoutMnemonic(m_command->text()));
    setToolTip(m_command->toolTip());
    // Only the keys: the default description, the tool tip, would repeat the name.
    updateAccessibleDescription(*this, keyText(m_command->shortcut()));
    setEnabled(m_command->isEnabled());
}

void ActionButton::drawSymbol()
{
    if (m_command == nullptr)
        return;
    const int side = fontMetrics().height();
    const QColor text = isProminent() ? accent(palette()).text
                                      : palette().color(QPalette::Active, QPalette::WindowText);
    const QString name = m_symbol.isEmpty() ? m_command->objectName() : m_symbol;
    setIconSize({side, side});
    setIcon(m_shows == Shows::Text ? QIcon() : symbolIcon(name, text, disabledText(palette())));
}

} // namespace ui
