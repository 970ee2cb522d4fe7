#pragma once

#include "core/library/database.h"

namespace core::library {

/// Checks that a database is a complete library and, for writing, creates or updates its schema,
/// which resources/formats/tabuleiro-library.md describes. Throws DatabaseFailure.
void prepareSchema(Database &database, Database::Access access);

} // namespace core::library
