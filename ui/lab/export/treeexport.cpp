#include "ui/lab/export/treeexport.h"

#include "ui/lab/scene/treecolours.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/steptexts.h"
#include "ui/lab/tree/treeviewport.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSvgGenerator>
#include <QTextStream>

namespace ui::lab {

using ai::lab::NodeId;
using ai::lab::TracedSearch;

namespace {

class Export
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Export)

public:
    static void write(QTextStream &out, const TracedSearch &search, ai::SearchControl &control)
    {
        const auto &trace = *search.trace;
        const auto &counters = trace.counters();
        out << searchAndOrderTitle(search.setup) << '\n';
        out << positionText(search.setup.root) << '\n';
        const QString counts = tr("Calls: %1. Leaves: %2. Cuts: %3. Branches cut: %4.")
                                   .arg(counters.calls())
                                   .arg(counters.leaves())
                                   .arg(counters.cuts())
                                   .arg(counters.cutBranches());
        out << ifTaken(search.letters->ofCounts(trace.stepCount()), counts) << "\n\n"
            << tr("Tree") << "\n";
        for (NodeId id = 0; id < trace.nodeCount() && !stopped(control); ++id)
            out << QString(2 * trace.nodes()[id].ply, ' ')
                << nodeText(search, id, trace.stepCount()) << '\n';
        out << '\n' << tr("Steps") << "\n";
        int number = 0;
        for (std::uint32_t step = 1; step <= trace.stepCount() && !stopped(control); ++step) {
            if (!trace.joinsNext(step))
                out << ++number << ". " << stepText(search, step) << '\n';
        }
    }

private:
    static bool stopped(ai::SearchControl &control) { return control.visitNode(); }

    static QString positionText(const ai::lab::LabPosition &root)
    {
        return QString::fromStdString(
            std::visit([](const auto &game) { return game.toText(); }, root));
    }
};

} // namespace

QByteArray treeAsPng(const TreePicture &tree)
{
    constexpr qreal longest = 12'000; ///< pixels
    const QRectF bounds = tree.bounds();
    const qreal scale = std::min(2.0, longest / std::max(bounds.width(), bounds.height()));
    QImage picture((bounds.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull())
        return {};
    const QPalette colours = whitePalette();
    picture.fill(colours.color(QPalette::Base));
    QPainter painter(&picture);
    painter.scale(scale, scale);
    painter.translate(-bounds.topLeft());
    tree.paint(painter, colours, scale);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

QByteArray treeAsSvg(const TreePicture &tree, const QString &title)
{
    const QRectF bounds = tree.bounds();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator picture;
    picture.setOutputDevice(&buffer);
    picture.setTitle(title);
    picture.setSize(bounds.size().toSize());
    picture.setViewBox(QRectF(QPointF(), bounds.size()));
    QPainter painter(&picture);
    const QPalette colours = whitePalette();
    painter.fillRect(QRectF(QPointF(), bounds.size()), colours.color(QPalette::Base));
    painter.translate(-bounds.topLeft());
    tree.paint(painter, colours);
    painter.end();
    return bytes;
}

QByteArray blankTreeSvg(const TracedSearch &search, const QString &title)
{
    constexpr QSizeF size(1000, 600);
    LabSession session;
    session.show(search, false);
    TreeViewport viewport;
    viewport.setLine(QFontMetricsF(QFont()).height());
    TreeScene::Options options;
    options.view = viewport.areaIn(size).size();
    options.largestZoom = viewport.largestZoom();
    options.everything = true;
    options.limit = TreeScene::maxPictureNodes;
    return treeAsSvg({session, TreeScene(session, options), QFont()}, title);
}

QString searchAsText(const TracedSearch &search, ai::SearchControl &control)
{
    QString text;
    QTextStream out(&text);
    Export::write(out, search, control);
    out.flush();
    return text;
}

} // namespace ui::lab
