#include "ui/lab/texts/articletexts.h"

#include <QCoreApplication>

namespace ui::lab {

namespace {

QString translate(std::string_view text)
{
    return QCoreApplication::translate("ai::lab::ArticleCount", std::string(text).c_str());
}

} // namespace

QString articleCountText(const ai::lab::ArticleCount &count)
{
    const QString text = translate(count.what);
    return text.contains("%1") ? text.arg(count.number) : text;
}

QString articleClaimText(std::string_view claim)
{
    return claim.empty() ? QString() : translate(claim);
}

} // namespace ui::lab
