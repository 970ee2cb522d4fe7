#include "ui/lab/scene/tidytree.h"

#include <algorithm>

namespace ui::lab {

namespace {

/// The left and right ends of a subtree, level by level, relative to its root.
struct Contour
{
    std::vector<qreal> left;
    std::vector<qreal> right;
};

} // namespace

std::vector<qreal> tidyOffsets(const std::vector<TidyNode> &nodes, const TidyGaps &gaps)
{
    const std::size_t count = nodes.size();
    std::vector<Contour> contours(count);
    std::vector<qreal> shift(count, 0);     // relative to the parent
    for (std::size_t i = count; i-- > 0;) { // children come after their parents
        Contour &own = contours[i];
        own.left = {-nodes[i].left};
        own.right = {nodes[i].right};
        const std::vector<int> &children = nodes[i].children;
        if (children.empty())
            continue;
        Contour joined;
        for (const int child : children) {
            const Contour &next = contours[static_cast<std::size_t>(child)];
            qreal offset = 0;
            for (std::size_t level = 0; level < std::min(joined.right.size(), next.left.size());
                 ++level) {
                const qreal gap = level == 0 ? gaps.sibling : gaps.cousin;
                offset = std::max(offset, joined.right[level] - next.left[level] + gap);
            }
            shift[static_cast<std::size_t>(child)] = offset;
            for (std::size_t level = 0; level < next.left.size(); ++level) {
                if (level == joined.left.size()) {
                    joined.left.push_back(next.left[level] + offset);
                    joined.right.push_back(next.right[level] + offset);
                } else {
                    joined.right[level] = next.right[level] + offset;
                }
            }
        }
        const qreal middle = (shift[static_cast<std::size_t>(children.front())]
                              + shift[static_cast<std::size_t>(children.back())])
                             / 2;
        for (const int child : children) {
            shift[static_cast<std::size_t>(child)] -= middle;
            contours[static_cast<std::size_t>(child)] = {};
        }
        for (std::size_t level = 0; level < joined.left.size(); ++level) {
            own.left.push_back(joined.left[level] - middle);
            own.right.push_back(joined.right[level] - middle);
        }
    }
    return shift;
}

} // namespace ui::lab
