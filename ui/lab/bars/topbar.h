#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/flatcombobox.h"

#include <QAction>
#include <QBoxLayout>
#include <QMenu>
#include <QWidget>

namespace ui::lab {

/// What is open and how it is searched; and commands for everything else, beside that or in a
/// narrow window below. GUI thread.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    explicit TopBar(QWidget *parent = nullptr);

    /// The button that opens something else; its menu is the caller's.
    QPushButton *openButton() const { return m_open; }
    /// Adds a button for a command of the menus, whose owner stays the caller.
    void addCommand(QAction *command);
    /// Adds a button that opens a menu, whose owner stays the caller.
    void addMenu(const QString &title, const char *name, QMenu *menu);

    QSize minimumSizeHint() const override;

public slots:
    /// Shows a setup without emitting a signal. The title says where the position comes from.
    void setSetup(const ai::lab::SearchSetup &setup, const QString &title);

signals:
    /// The person chose another algorithm.
    void setupChosen(const ai::lab::SearchSetup &setup);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fillAlgorithms();
    void choose();
    void showRarer(bool all);
    QString titleIn(int width) const;
    int searchWidth(const QString &title) const;
    void arrange();

    ai::lab::SearchSetup m_setup;
    QBoxLayout *m_rows;
    QWidget *m_search;
    QWidget *m_commands;
    FlatButton *m_open;
    QString m_title;
    QString m_shownTitle; ///< as the button has it
    FlatComboBox *m_algorithm;
    int m_more = -1; ///< the row that stands for the rarer algorithms below it; -1 for none
};

} // namespace ui::lab
