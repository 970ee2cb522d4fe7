#include "ui/lab/export/treelanguages.h"

#include "ui/lab/scene/treestatus.h"
#include "ui/lab/texts/labtexts.h"

namespace ui::lab {

namespace {

using Visit = TreeStatus::Visit;

/// A drawn node, independent of the output language.
struct Drawn
{
    QString name;        ///< "n7"
    QString label;       ///< inside its shape: a leaf's value, or an inner node's letter
    QString value;       ///< beside the shape: "= 3"
    QString move;        ///< the move to it in a game, or its probability below a chance node
    bool best = false;   ///< the best child so far
    bool onLine = false; ///< on the principal variation
    bool cut = false;
    bool whereCut = false; ///< its edge is crossed, because it was cut here
};

Drawn drawnOf(const LabSession &session, const TreeScene &scene, const TreeStatus &status,
              int index)
{
    const TreeScene::Node &node = scene.node(index);
    Drawn drawn;
    drawn.name = 'n' + QString::number(index);
    drawn.label = node.leaf ? node.leafText : nodeLetter(session.search(), node.path);
    drawn.value = status.valueText(index);
    drawn.move = node.moveText;
    drawn.best = status.at(index).best;
    drawn.onLine = status.at(index).onLine;
    drawn.cut = status.at(index).visit == Visit::Cut;
    drawn.whereCut = status.isWhereCut(index);
    for (QString *text : {&drawn.label, &drawn.value})
        // The mark that keeps a sign before its number in right-to-left text.
        text->remove(QChar(0x200e));
    return drawn;
}

/// The text in LaTeX, with mathematical signs in math mode.
QString latex(const QString &text)
{
    static const std::pair<QChar, QString> signs[]{{'\\', QStringLiteral("\\textbackslash{}")},
                                                   {'{', QStringLiteral("\\{")},
                                                   {'}', QStringLiteral("\\}")},
                                                   {'$', QStringLiteral("\\$")},
                                                   {'&', QStringLiteral("\\&")},
                                                   {'#', QStringLiteral("\\#")},
                                                   {'%', QStringLiteral("\\%")},
                                                   {'_', QStringLiteral("\\_")},
                                                   {'~', QStringLiteral("\\textasciitilde{}")},
                                                   {'^', QStringLiteral("\\textasciicircum{}")},
                                                   {QChar(0x2212), QStringLiteral("$-$")},
                                                   {QChar(0x221e), QStringLiteral("$\\infty$")},
                                                   {QChar(0x2264), QStringLiteral("$\\le$")},
                                                   {QChar(0x2265), QStringLiteral("$\\ge$")},
                                                   {QChar(0x2248), QStringLiteral("$\\approx$")}};
    QString escaped;
    for (const QChar one : text) {
        const auto *const sign =
            std::find_if(std::begin(signs), std::end(signs),
                         [one](const auto &each) { return each.first == one; });
        escaped += sign == std::end(signs) ? QString(one) : sign->second;
    }
    return escaped;
}

QString quotedForDot(const QString &text)
{
    QString escaped = text;
    escaped.replace('\\', "\\\\").replace('"', "\\\"");
    return '"' + escaped + '"';
}

/// A comment on the stars of the values; empty if there are none.
QString starComment(const LabSession &session, const QString &sign)
{
    return session.search().letters->empty()
               ? QString()
               : sign + " *: depends on the value that the search took for a letter\n";
}

} // namespace

QByteArray treeAsTikz(const LabSession &session, const TreeScene &scene)
{
    constexpr qreal unitsPerCentimetre = 45; // a node is about a centimetre wide
    const auto at = [](QPointF point) {
        return QStringLiteral("(%1,%2)")
            .arg(point.x() / unitsPerCentimetre, 0, 'f', 2)
            .arg(-point.y() / unitsPerCentimetre, 0, 'f', 2);
    };
    const TreeStatus status(session, scene);
    QString text = "% In the preamble: \\usepackage{tikz} \\usetikzlibrary{shapes.geometric}\n"
                   "\\begin{tikzpicture}[\n"
                   "  max/.style={draw, regular polygon, regular polygon sides=3, inner sep=2pt},\n"
                   "  min/.style={max, shape border rotate=180},\n"
                   "  chance/.style={draw, circle, minimum size=6mm},\n"
                   "  leaf/.style={draw, rounded corners=2pt, minimum size=6mm},\n"
                   "  best/.style={very thick}, % the best child so far\n"
                   "  line/.style={best, draw=blue}, % the principal variation\n"
                   "  cut/.style={dashed, draw=gray, text=gray}]\n"
                   + starComment(session, "%");
    for (const auto &[y, shown] : scene.ranks()) {
        if (shown != nullptr)
            text += "  \\node[left] at " + at({scene.bounds().left(), y}) + " {"
                    + levelText(shown->max, shown->chance) + "};\n";
    }
    for (int i = 0; i < static_cast<int>(scene.nodes().size()); ++i) {
        const TreeScene::Node &node = scene.node(i);
        const Drawn drawn = drawnOf(session, scene, status, i);
        QString style = node.leaf ? "leaf" : node.chance ? "chance" : node.max ? "max" : "min";
        if (drawn.cut)
            style += ", cut";
        if (!drawn.value.isEmpty())
            style += ", label=right:{" + latex(drawn.value) + '}';
        text += "  \\node[" + style + "] (" + drawn.name + ") at " + at(node.centre) + " {"
                + latex(drawn.label) + "};\n";
    }
    for (int i = 0; i < static_cast<int>(scene.nodes().size()); ++i) {
        const TreeScene::Node &node = scene.node(i);
        if (node.parent < 0)
            continue;
        const Drawn drawn = drawnOf(session, scene, status, i);
        QString on;
        if (!drawn.move.isEmpty())
            on += " node[midway, fill=white, inner sep=1pt] {" + latex(drawn.move) + '}';
        if (drawn.whereCut)
            on += " node[near end, sloped] {//}";
        const char *style = drawn.cut      ? "[cut]"
                            : drawn.onLine ? "[line]"
                            : drawn.best   ? "[best]"
                                           : "";
        text += QString("  \\draw") + style + " (n" + QString::number(node.parent) + ") --" + on
                + " (" + drawn.name + ");\n";
    }
    return (text + "\\end{tikzpicture}\n").toUtf8();
}

QByteArray treeAsDot(const LabSession &session, const TreeScene &scene)
{
    const TreeStatus status(session, scene);
    QString text = starComment(session, "//") + "graph tree {\n  ordering=out;\n";
    for (int i = 0; i < static_cast<int>(scene.nodes().size()); ++i) {
        const TreeScene::Node &node = scene.node(i);
        const Drawn drawn = drawnOf(session, scene, status, i);
        text += "  " + drawn.name + " [shape="
                + (node.leaf     ? "box"
                   : node.chance ? "circle"
                   : node.max    ? "triangle"
                                 : "invtriangle")
                + ", label=" + quotedForDot(drawn.label);
        if (!drawn.value.isEmpty())
            text += ", xlabel=" + quotedForDot(drawn.value);
        text += drawn.cut ? ", style=dashed];\n" : "];\n";
    }
    const int count = static_cast<int>(scene.nodes().size());
    for (int at = 0; at < count; ++at) {
        const int i = scene.isRightToLeft() ? count - 1 - at : at; // children from left to right
        const TreeScene::Node &node = scene.node(i);
        if (node.parent < 0)
            continue;
        const Drawn drawn = drawnOf(session, scene, status, i);
        const QString label = drawn.whereCut ? "cut " + drawn.move : drawn.move;
        text += "  n" + QString::number(node.parent) + " -- " + drawn.name
                + " [label=" + quotedForDot(label.trimmed())
                + (drawn.cut      ? ", style=dashed];\n"
                   : drawn.onLine ? ", penwidth=3, color=blue];\n"
                   : drawn.best   ? ", penwidth=3];\n"
                                  : "];\n");
    }
    return (text + "}\n").toUtf8();
}

} // namespace ui::lab
