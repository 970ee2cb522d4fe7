#pragma once

#include "ai/lab/trace/texttree.h"

#include <QString>

#include <algorithm>
#include <map>
#include <vector>

// A tree and its values by the definition of minimax, with nothing of the search that is tested.

namespace stepsentences {

/// A tree as its text has it, and nothing of how it is searched.
struct Node
{
    bool max = true;
    int parent = -1;
    std::vector<int> children;
    int value = 0;
    QString letter; ///< of a leaf whose value is unknown
    int low = 0;
    int high = 0;
    QString name; ///< as sentences call it
};

/// The letters of the next inner node: A first, AA after Z, BA after AZ.
inline QString nextName(QString name)
{
    qsizetype end = name.size();
    while (end > 0 && name[end - 1] == 'Z')
        name[--end] = 'A';
    if (end == 0)
        return 'A' + name;
    name[end - 1] = QChar(name[end - 1].unicode() + 1);
    return name;
}

using Values = std::map<QString, int>;

class Tree
{
public:
    explicit Tree(const ai::lab::TextTree &text)
    {
        add(text, -1);
        nameNodes();
    }

    const Node &at(int node) const { return m_nodes[std::size_t(node)]; }
    int size() const { return int(m_nodes.size()); }

    /// With one node held at a value.
    int value(int node, const Values &letters, int held = -1, int at = 0) const
    {
        const Node &here = m_nodes[std::size_t(node)];
        if (node == held)
            return at;
        if (here.children.empty())
            return here.letter.isEmpty() ? here.value : letters.at(here.letter);
        int best = here.max ? -2'000'000 : 2'000'000;
        for (const int child : here.children) {
            const int below = value(child, letters, held, at);
            best = here.max ? std::max(best, below) : std::min(best, below);
        }
        return best;
    }

    int named(const QString &name) const
    {
        for (int node = 0; node < size(); ++node) {
            if (m_nodes[std::size_t(node)].name == name)
                return node;
        }
        return -1;
    }

private:
    int add(const ai::lab::TextTree &text, int parent)
    {
        const int index = size();
        Node node;
        node.max = text.sideToMove() == core::Side::First;
        node.parent = parent;
        if (text.isOver()) {
            node.value = text.score();
            if (const auto *unknown = text.unknown()) {
                node.letter = QString::fromStdString(unknown->name);
                node.low = unknown->low;
                node.high = unknown->high;
            }
        }
        m_nodes.push_back(node);
        if (text.isOver())
            return index;
        for (const core::Move move : text.legalMoves()) {
            const int child = add(core::after(text, move), index);
            m_nodes[std::size_t(index)].children.push_back(child);
        }
        return index;
    }

    /// Letters by rank, AA after Z, where there are no more than 702 inner nodes, or else paths.
    void nameNodes()
    {
        std::vector<int> ranks{0};
        std::vector<int> inner;
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            const Node &node = at(ranks[i]);
            ranks.insert(ranks.end(), node.children.begin(), node.children.end());
            if (!node.children.empty())
                inner.push_back(ranks[i]);
        }
        const bool named = inner.size() <= 26 + 26 * 26;
        QString name;
        for (const int node : named ? inner : std::vector<int>())
            m_nodes[std::size_t(node)].name = name = nextName(name);
        for (int node = 0; node < size(); ++node) {
            Node &here = m_nodes[std::size_t(node)];
            if (!here.name.isEmpty())
                continue;
            if (here.parent < 0) {
                here.name = "the root";
            } else if (named) {
                here.name = QString("child %1 of %2").arg(place(node)).arg(at(here.parent).name);
            } else {
                QStringList path;
                for (int way = node; at(way).parent >= 0; way = at(way).parent)
                    path.prepend(QString::number(place(way)));
                here.name = "child " + path.join('.');
            }
        }
    }

    int place(int node) const
    {
        const auto &siblings = at(at(node).parent).children;
        return int(std::find(siblings.begin(), siblings.end(), node) - siblings.begin()) + 1;
    }

    std::vector<Node> m_nodes;
};

inline constexpr int open = 1'000'000; ///< what an infinite sign stands for

inline int number(QString text)
{
    text.replace(QChar(0x2212), '-');
    if (text.contains(QChar(0x221e)))
        return text.startsWith('-') ? -open : open;
    return text.toInt();
}

} // namespace stepsentences
