#pragma once

#include <exception>
#include <new>
#include <string>

namespace core {

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
        return {"out of memory"}; // its what() is the name of a class
    } catch (const std::exception &exception) {
        return {exception.what()};
    } catch (...) {
        return {"unknown error"};
    }
}

} // namespace core
