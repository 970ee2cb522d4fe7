#pragma once

namespace ui {

/// The object with this name, for where it is made.
template <class Object>
Object *named(const char *name, Object *object)
{
    object->setObjectName(name);
    return object;
}

} // namespace ui
