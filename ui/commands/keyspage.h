#pragma once

#include <QMenuBar>
#include <QTreeWidget>

#include <utility>
#include <vector>

namespace ui {

/// Keys that belong to no command, such as those of a board.
struct KeyGroup
{
    QString title;
    std::vector<std::pair<QString, QString>> rows; ///< what is done, and by which keys
};

/// The keys of all commands, read from the menus when the page is shown, so that it cannot disagree
/// with them; before them those that belong to no command. GUI thread.
class KeysPage : public QTreeWidget
{
    Q_OBJECT

public:
    /// The menus must outlive it.
    KeysPage(const QMenuBar &menus, std::vector<KeyGroup> others, QWidget *parent = nullptr);

    /// Keys as the desktop writes them, of which any does the same.
    static QString nativeText(const QList<QKeySequence> &keys);

    QSize sizeHint() const override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fill();
    QTreeWidgetItem *addGroup(const QString &title);
    void addCommands(QTreeWidgetItem *group, const QMenu &menu);

    const QMenuBar &m_menus;
    const std::vector<KeyGroup> m_others;
};

} // namespace ui
