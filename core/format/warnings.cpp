#include "core/format/warnings.h"

#include "core/format/sourcelocation.h"
#include "core/translatable.h"

namespace core::format {

namespace {

constexpr std::size_t kept = 200;

} // namespace

void Warnings::add(const Error &error)
{
    ++m_leftOut;
    addRemark(error);
}

void Warnings::addAt(std::string_view text, std::size_t byte, const Error &error)
{
    ++m_leftOut;
    addRemarkAt(text, byte, error);
}

void Warnings::addRemarkAt(std::string_view text, std::size_t byte, const Error &error)
{
    if (m_warnings.size() < kept)
        addRemark(errorAt(text, byte, error));
    else
        ++m_further;
}

void Warnings::addRemark(const Error &error)
{
    if (m_warnings.size() < kept)
        m_warnings.push_back({error, m_records});
    else
        ++m_further;
}

std::vector<Error> Warnings::take() &&
{
    std::vector<Error> all;
    for (const Warning &warning : m_warnings)
        all.push_back(m_records > 1 && warning.record > 0 ? warning.error.inRecord(warning.record)
                                                          : warning.error);
    if (m_further > 0)
        all.emplace_back(QT_TRANSLATE_NOOP("core::Error", "and %1 more"),
                         std::vector{std::to_string(m_further)});
    return all;
}

} // namespace core::format
