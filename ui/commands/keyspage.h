#pragma once

#include <QMenuBar>
#include <QTreeWidget>

#include <utility>
#include <vector>

namespace ui {

/// Keys that do not belong to commands, such as those of a board.
struct KeyGroup
{
    QString title;
    std::vector<std::pair<QString, QString>> rows; ///< an action and its keys
};

/// Lists the keys of all commands, read from the menus when the page is shown, so that they always
/// agree; above them those that do not belong to commands. GUI thread.
class KeysPage : public QTreeWidget
{
    Q_OBJECT

public:
    /// The menus must outlive the page.
    KeysPage(const QMenuBar &menus, std::vector<KeyGroup> others, QWidget *parent = nullptr);

    /// Alternative keys in the desktop's notation.
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
