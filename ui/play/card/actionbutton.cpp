#include "ui/play/card/actionbutton.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/style/surface.h"
#include "ui/style/symbolicon.h"

#include <QEvent>

namespace ui {

ActionButton::ActionButton(QWidget *parent)
    : FlatButton({}, parent)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred); // lower where the board needs it
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

int ActionButton::widthForCommand(const QAction &command, bool symbol,
                                  const QFontMetrics &letters) const
{
    const int picture = symbol ? letters.height() + paddingFor(letters) / 2 : 0;
    return widthFor(command.iconText(), letters) + picture;
}

void ActionButton::setSymbolShown(bool shown)
{
    if (m_showsSymbol == shown)
        return;
    m_showsSymbol = shown;
    drawSymbol();
}

void ActionButton::setProminent(bool prominent)
{
    FlatButton::setProminent(prominent);
    drawSymbol(); // in the colour of the text
}

void ActionButton::changeEvent(QEvent *event)
{
    FlatButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawSymbol();
}

void ActionButton::showCommand()
{
    setText(m_command->iconText());
    setToolTip(m_command->toolTip());
    // The tool tip would have a screen reader say the name again.
    updateAccessibleDescription(*this, m_command->shortcut().toString(QKeySequence::NativeText));
    setEnabled(m_command->isEnabled());
}

void ActionButton::drawSymbol()
{
    if (m_command == nullptr)
        return;
    const int side = fontMetrics().height();
    const QColor text = isProminent() ? accent(palette()).text
                                      : palette().color(QPalette::Active, QPalette::WindowText);
    setIconSize({side, side});
    setIcon(m_showsSymbol ? symbolIcon(m_command->objectName(), text, disabledText(palette()))
                          : QIcon());
}

} // namespace ui
