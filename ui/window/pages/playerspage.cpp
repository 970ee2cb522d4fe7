#include "ui/window/pages/playerspage.h"

#include <QFormLayout>

namespace ui {

PlayersPage::PlayersPage(Settings &settings, QWidget *parent)
    : PreferencesPage(parent)
    , m_settings(settings)
    , m_you(new QLineEdit)
    , m_second(new QLineEdit)
{
    setObjectName("playersPage");
    setWindowTitle(tr("Pla&yers"));
    constexpr int longestName = 40;
    auto *form = new QFormLayout(this);
    m_you->setObjectName("yourName");
    m_second->setObjectName("secondName");
    for (QLineEdit *field : {m_you, m_second})
        field->setMaxLength(longestName);
    m_you->setPlaceholderText(tr("The name that saved games give you"));
    m_second->setPlaceholderText(tr("Who plays second when two people play"));
    form->addRow(tr("Y&our name"), m_you);
    form->addRow(tr("S&econd person"), m_second);
}

void PlayersPage::load()
{
    const PlayerNames names = m_settings.playerNames();
    m_you->setText(names[0]);
    m_second->setText(names[1]);
}

void PlayersPage::save()
{
    m_settings.setPlayerNames({m_you->text(), m_second->text()});
}

} // namespace ui
