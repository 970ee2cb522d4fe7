#pragma once

#include "core/library/database.h"

namespace core::library {

/// Checks that a database is a whole library of games and, for writing, brings its schema, which
/// resources/formats/tabuleiro-library.md describes, up to date: makes it in an empty one. Throws
/// DatabaseFailure.
void prepareSchema(Database &database, Database::Access access);

} // namespace core::library
