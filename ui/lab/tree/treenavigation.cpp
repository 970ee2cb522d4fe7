#include "ui/lab/tree/treenavigation.h"

#include <algorithm>

namespace ui::lab {

namespace {

const TreeScene::Node &nodeOf(const TreeScene &scene, int index)
{
    return scene.nodes()[static_cast<std::size_t>(index)];
}

} // namespace

int placeOf(const TreeScene &scene, int node)
{
    const int parent = nodeOf(scene, node).parent;
    if (parent < 0)
        return -1;
    const auto &siblings = nodeOf(scene, parent).children;
    return static_cast<int>(std::find(siblings.begin(), siblings.end(), node) - siblings.begin());
}

int locationAt(const TreeScene &scene, int dragged, qreal x)
{
    const auto &siblings = nodeOf(scene, nodeOf(scene, dragged).parent).children;
    return static_cast<int>(std::count_if(siblings.begin(), siblings.end(), [&](int sibling) {
        const qreal other = nodeOf(scene, sibling).centre.x();
        return sibling != dragged && (scene.isRightToLeft() ? other > x : other < x);
    }));
}

int stepToward(const TreeScene &scene, int key)
{
    return (key == Qt::Key_Left) != scene.isRightToLeft() ? -1 : 1;
}

int nodeToward(const TreeScene &scene, int node, int key)
{
    const TreeScene::Node &from = nodeOf(scene, node);
    if (key == Qt::Key_Up)
        return from.parent;
    if (key == Qt::Key_Down)
        return from.children.empty() ? -1 : from.children.front();
    if (from.parent < 0)
        return -1;
    const auto &siblings = nodeOf(scene, from.parent).children;
    const int place = placeOf(scene, node) + stepToward(scene, key);
    return place >= 0 && place < static_cast<int>(siblings.size())
               ? siblings[static_cast<std::size_t>(place)]
               : -1;
}

int searchedPlace(const LabSession &session, const TreeScene &scene, int parent, int place)
{
    const TreeScene::Node &above = nodeOf(scene, parent);
    const std::vector<core::Move> moves =
        searchedMoves(session.setup(), session.positionAt(above.path));
    const int child = above.children[static_cast<std::size_t>(place)];
    return static_cast<int>(std::find(moves.begin(), moves.end(), nodeOf(scene, child).move)
                            - moves.begin());
}

} // namespace ui::lab
