#pragma once

#include <QMenuBar>
#include <QTreeWidget>

namespace ui {

/// The keys of all commands, read from the menus when the page is shown, so that it cannot disagree
/// with them; and those of the board. GUI thread.
class KeysPage : public QTreeWidget
{
    Q_OBJECT

public:
    /// The menus must outlive it.
    explicit KeysPage(const QMenuBar &menus, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fill();
    QTreeWidgetItem *addGroup(const QString &title);
    void addRow(QTreeWidgetItem *group, const QString &command, const QString &keys);
    void addCommands(QTreeWidgetItem *group, const QMenu &menu);
    void addBoardKeys();
    void addEditorKeys();

    const QMenuBar &m_menus;
};

} // namespace ui
