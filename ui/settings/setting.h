#pragma once

#include "ai/levels/level.h"
#include "ui/common/animationspeed.h"
#include "ui/common/boarddisplay.h"
#include "ui/common/externalprogram.h"
#include "ui/common/gamesetup.h"
#include "ui/common/windowcolours.h"
#include "ui/settings/settingsstore.h"

#include <QStringList>

#include <algorithm>
#include <chrono>
#include <optional>
#include <type_traits>
#include <utility>

namespace ui {

// The words for an enumeration's values in the file, in the order of the values. Words keep the
// file readable and allow the order to change.
const QStringList &settingWords(ai::Level);
const QStringList &settingWords(core::GameKind);
const QStringList &settingWords(Starter);
const QStringList &settingWords(ExternalProgram::Protocol);
const QStringList &settingWords(AnimationSpeed);
const QStringList &settingWords(BoardTheme);
const QStringList &settingWords(WindowColours);

/// An entry of the settings; reads as its default if it is missing, damaged or out of bounds. Its
/// type can be a bool, a number, a duration (an integer of its unit), an enumeration (as a word), a
/// text, or another type of QVariant. GUI thread.
template <class T>
class Setting
{
public:
    /// The store is not owned and must outlive this object.
    Setting(SettingsStore &store, const QString &key, T fallback = T())
        : m_store(store)
        , m_key(key)
        , m_fallback(std::move(fallback))
    {}
    /// A setting with inclusive bounds.
    Setting(SettingsStore &store, const QString &key, T fallback, T min, T max)
        : m_store(store)
        , m_key(key)
        , m_fallback(std::move(fallback))
        , m_bounds(std::pair(std::move(min), std::move(max)))
    {}

    /// The stored value, or the default.
    T operator()() const { return remembered().value_or(m_fallback); }
    /// Whether a value is stored, so that the default does not apply.
    bool isSet() const { return remembered().has_value(); }
    /// Stores a value and writes it at once in the background.
    void set(const T &value)
    {
        if (remembered() != value)
            m_store.set(m_key, written(value));
    }

    /// Stores a value that the user chose in place of the one that was shown. If it is the same,
    /// stores nothing: another program may have stored a newer one since.
    void set(const T &value, const T &shown)
    {
        if (value != shown)
            set(value);
    }

private:
    std::optional<T> remembered() const
    {
        const QVariant entry = m_store.value(m_key);
        std::optional<T> value = entry.isValid() ? read(entry) : std::nullopt;
        if constexpr (requires(T a) { a < a; }) {
            if (value && m_bounds && (*value < m_bounds->first || m_bounds->second < *value))
                return std::nullopt;
        }
        return value;
    }

    static std::optional<T> read(const QVariant &entry)
    {
        bool isNumber = false;
        if constexpr (std::is_same_v<T, int>) {
            const int value = entry.toInt(&isNumber);
            return isNumber ? std::optional(value) : std::nullopt;
        } else if constexpr (std::is_enum_v<T>) {
            const qsizetype index = settingWords(T()).indexOf(entry.toString());
            return index >= 0 ? std::optional(static_cast<T>(index)) : std::nullopt;
        } else if constexpr (requires { typename T::period; }) {
            const int count = entry.toInt(&isNumber);
            return isNumber ? std::optional(T(count)) : std::nullopt;
        } else {
            return entry.value<T>();
        }
    }

    static QVariant written(const T &value)
    {
        if constexpr (std::is_enum_v<T>)
            return settingWords(T()).value(static_cast<qsizetype>(value));
        else if constexpr (requires { typename T::period; })
            return static_cast<int>(value.count());
        else
            return QVariant::fromValue(value);
    }

    SettingsStore &m_store;
    QString m_key;
    T m_fallback;
    std::optional<std::pair<T, T>> m_bounds = {};
};

} // namespace ui
