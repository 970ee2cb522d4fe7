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
    keep(error, false, m_records);
}

void Warnings::addAt(std::string_view text, std::size_t byte, const Error &error)
{
    ++m_leftOut;
    keepAt(text, byte, error, false);
}

void Warnings::addRemark(const Error &error)
{
    keep(error, true, m_records);
}

void Warnings::addRemarkAt(std::string_view text, std::size_t byte, const Error &error)
{
    keepAt(text, byte, error, true);
}

void Warnings::keepAt(std::string_view text, std::size_t byte, const Error &error, bool isRemark)
{
    if (m_warnings.size() < kept)
        keep(errorAt(text, byte, error), isRemark, m_records);
    else
        ++m_further;
}

void Warnings::addRemarkOnFile(const Error &error)
{
    keep(error, true, 0);
}

void Warnings::keep(const Error &error, bool isRemark, std::size_t record)
{
    if (m_warnings.size() < kept)
        m_warnings.push_back({error, record, isRemark});
    else
        ++m_further;
}

std::vector<bool> Warnings::areRemarks() const
{
    std::vector<bool> remarks;
    std::size_t costs = 0;
    for (const Warning &warning : m_warnings) {
        remarks.push_back(warning.isRemark);
        costs += warning.isRemark ? 0 : 1;
    }
    if (m_further > 0)
        remarks.push_back(costs == m_leftOut);
    return remarks;
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
