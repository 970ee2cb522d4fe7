#pragma once

#include "ui/settings/settings.h"
#include "ui/window/pages/preferencespage.h"

#include <QComboBox>

#include <array>
#include <functional>
#include <vector>

namespace ui {

/// The resources that the computer may use for a move of Othello at its strongest level.
class ComputerPage : public PreferencesPage
{
    Q_OBJECT

public:
    /// The settings are not owned and must outlive this.
    explicit ComputerPage(Settings &settings, QWidget *parent = nullptr);

    void load() override;
    void save() override;

private:
    /// A control that shows a setting and saves changes to it.
    struct Row
    {
        std::function<void()> load;
        std::function<void()> save;
    };

    template <class T, std::size_t count>
    QComboBox *choiceOf(Setting<T> &setting, const char *name, const std::array<T, count> &offered,
                        QString (*title)(T));
    QWidget *switchOf(Setting<bool> &setting, const char *name, const QString &text,
                      const QString &toolTip);

    std::vector<Row> m_rows;
};

} // namespace ui
