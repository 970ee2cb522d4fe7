#pragma once

#include <exception>
#include <new>
#include <string>

namespace ai {

/// Why a job has no answer: the message of the exception that ended it.
struct Failure
{
    std::string message;
};

/// The exception that is being handled, as a value.
inline Failure currentFailure() noexcept
{
    try {
        throw;
    } catch (const std::bad_alloc &) {
    } catch (const std::exception &exception) {
        try {
            return {exception.what()};
        } catch (const std::bad_alloc &) { // no memory for the message
        }
    } catch (...) {
        return {"unknown error"};
    }
    return {"out of memory"}; // short enough for a string to hold without allocating
}

} // namespace ai
