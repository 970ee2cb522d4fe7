#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace core {

/// What was wrong with an input, for a person: what, where, and what was expected.
struct Error
{
    std::string message;
};

/// A value, or the Error that explains why there is none.
template <class T>
class Result
{
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(Error error) : m_content(std::move(error)) {}

    bool ok() const { return std::holds_alternative<T>(m_content); }
    explicit operator bool() const { return ok(); }

    /// Precondition: ok().
    const T &value() const
    {
        assert(ok());
        return *std::get_if<T>(&m_content);
    }
    const T &operator*() const { return value(); }
    const T *operator->() const { return &value(); }

    /// Precondition: !ok().
    const std::string &error() const
    {
        assert(!ok());
        return std::get_if<Error>(&m_content)->message;
    }

private:
    std::variant<T, Error> m_content;
};

} // namespace core
