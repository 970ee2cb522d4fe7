#include "core/format/warnings.h"

#include "core/format/sourcelocation.h"
#include "core/translatable.h"

namespace core::format {

namespace {

constexpr std::size_t maxKept = 200;

} // namespace

void Warnings::add(const Error &error)
{
    ++m_skipped;
    keep(error, Warning::Kind::Skipped, m_records);
}

void Warnings::addAt(std::string_view text, std::size_t byte, const Error &error)
{
    ++m_skipped;
    keepAt(text, byte, error, Warning::Kind::Skipped);
}

void Warnings::addRemark(const Error &error)
{
    keep(error, Warning::Kind::Remark, m_records);
}

void Warnings::addRemarkAt(std::string_view text, std::size_t byte, const Error &error)
{
    keepAt(text, byte, error, Warning::Kind::Remark);
}

void Warnings::keepAt(std::string_view text, std::size_t byte, const Error &error,
                      Warning::Kind kind)
{
    if (m_kept.size() < maxKept)
        keep(errorAt(text, byte, error), kind, m_records);
    else
        ++m_further;
}

void Warnings::addRemarkOnFile(const Error &error)
{
    keep(error, Warning::Kind::Remark, 0);
}

void Warnings::keep(const Error &error, Warning::Kind kind, std::size_t record)
{
    if (m_kept.size() < maxKept)
        m_kept.push_back({{error, kind}, record});
    else
        ++m_further;
}

std::vector<Warning> Warnings::take() &&
{
    std::vector<Warning> all;
    std::size_t skipped = 0;
    for (const auto &[warning, record] : m_kept) {
        const bool isNamed = m_records > 1 && record > 0;
        all.push_back({isNamed ? warning.error.inRecord(record) : warning.error, warning.kind});
        skipped += warning.kind == Warning::Kind::Skipped ? 1 : 0;
    }
    if (m_further > 0)
        all.push_back({{QT_TRANSLATE_NOOP("core::Error", "and %1 more"),
                        std::vector{std::to_string(m_further)}},
                       skipped < m_skipped ? Warning::Kind::Skipped : Warning::Kind::Remark});
    return all;
}

} // namespace core::format
