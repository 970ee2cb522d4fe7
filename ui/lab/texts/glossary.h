#pragma once

#include <QString>

#include <vector>

namespace ui::lab {

/// A term of the field as the Lab uses it, with its definition in a sentence or two.
struct GlossaryEntry
{
    QString key; ///< names it for tooltips: "alpha", "cut"
    QString term;
    QString definition;
};

/// The entries; each builds only on earlier ones.
std::vector<GlossaryEntry> glossary();
/// "Term: definition" for a tooltip; empty if there is no such key.
QString glossaryTip(const QString &key);

} // namespace ui::lab
