#include "tests/support/lab/codeinterpreter.h"

#include "ai/search/minimax.h"

#include <algorithm>
#include <charconv>

namespace support {

namespace {

const std::string minus = "\u2212";

std::vector<std::string> split(const std::string &text, const std::string &separator)
{
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t at = 0; (at = text.find(separator, from)) != std::string::npos;
         from = at + separator.size())
        parts.push_back(text.substr(from, at - from));
    parts.push_back(text.substr(from));
    return parts;
}

/// The text between the first opening and the last closing bracket.
std::string bracketed(const std::string &text)
{
    const std::size_t open = text.find('(');
    return text.substr(open + 1, text.rfind(')') - open - 1);
}

} // namespace

const std::vector<CodeInterpreter::Executed> &CodeInterpreter::run()
{
    const std::string &head = m_code.lines().front().text;
    const std::string name = head.substr(9, head.find('(') - 9);
    std::vector<int> arguments;
    const auto parameters = split(bracketed(head), ", ");
    for (auto parameter = parameters.begin() + 1; parameter != parameters.end(); ++parameter) {
        if (*parameter == "depth")
            arguments.push_back(m_depth);
        else if (*parameter == "\u03b1")
            arguments.push_back(-ai::infinity);
        else if (*parameter == "\u03b2")
            arguments.push_back(ai::infinity);
        else if (*parameter == "colour")
            arguments.push_back(m_tree.node(0).max ? 1 : -1);
        else
            arguments.push_back(m_tree.node(0).max ? 1 : 0);
    }
    call(name, 0, arguments);
    return m_executed;
}

int CodeInterpreter::call(const std::string &name, int node, const std::vector<int> &arguments)
{
    for (std::size_t line = 0; line < m_code.lines().size(); ++line) {
        const std::string &text = m_code.lines()[line].text;
        if (!text.starts_with("function " + name + "("))
            continue;
        Scope scope;
        scope.node = node;
        const auto parameters = split(bracketed(text), ", ");
        if (parameters.size() != arguments.size() + 1) {
            m_problem = "wrong number of arguments: " + text;
            return 0;
        }
        for (std::size_t i = 0; i < arguments.size(); ++i)
            scope.variables[parameters[i + 1]] = arguments[i];
        scope.arguments = scope.variables;
        record(line, scope);
        block(line + 1, scope);
        if (!scope.returned)
            m_problem = "a function without a value: " + text;
        return scope.returned.value_or(0);
    }
    m_problem = "no function " + name;
    return 0;
}

std::size_t CodeInterpreter::endOfBlock(std::size_t head) const
{
    std::size_t line = head + 1;
    while (line < m_code.lines().size()
           && m_code.lines()[line].indent > m_code.lines()[head].indent)
        ++line;
    return line;
}

void CodeInterpreter::block(std::size_t line, Scope &scope)
{
    const int indent = m_code.lines()[line].indent;
    while (line < m_code.lines().size() && m_code.lines()[line].indent >= indent && !scope.returned
           && !scope.breaks && m_problem.empty())
        line = statement(line, scope);
}

std::size_t CodeInterpreter::statement(std::size_t line, Scope &scope)
{
    std::string text = m_code.lines()[line].text;
    if (text.starts_with("else if "))
        text.erase(0, 5);
    if (text.starts_with("if ")) {
        const bool holds = condition(text.substr(3), scope);
        record(line, scope);
        std::size_t next = endOfBlock(line);
        if (holds)
            block(line + 1, scope);
        if (next < m_code.lines().size() && m_code.lines()[next].text.starts_with("else if ")) {
            if (!holds)
                return statement(next, scope);
            while (next < m_code.lines().size() && m_code.lines()[next].text.starts_with("else"))
                next = endOfBlock(next);
            return next;
        }
        if (next < m_code.lines().size() && m_code.lines()[next].text == "else") {
            if (!holds)
                block(next + 1, scope);
            next = endOfBlock(next);
        }
        return next;
    }
    if (text.starts_with("for each child of node")) {
        loop(line, scope);
        return endOfBlock(line);
    }
    if (text == "break") {
        scope.breaks = true;
    } else if (text == "add child to this ply's killers") {
        m_killers.add(plyOf(scope.node), m_tree.node(scope.child).move);
    } else if (text.starts_with("return ")) {
        scope.returned = expression(text.substr(7), scope);
    } else if (const auto sides = split(text, " := "); sides.size() == 2) {
        // The line is recorded before its call is executed; what follows the call is no new line.
        if (sides[1].find("(child") != std::string::npos)
            record(line, scope);
        const int value = expression(sides[1], scope);
        if (sides[0] == "table[node]")
            remember(value, scope);
        else
            scope.variables[sides[0]] = value;
        if (sides[1].find("(child") != std::string::npos)
            return line + 1;
    } else {
        m_problem = "an unknown statement: " + text;
    }
    record(line, scope);
    return line + 1;
}

void CodeInterpreter::loop(std::size_t line, Scope &scope)
{
    for (const int child : childrenOf(scope.node, m_code.lines()[line].text)) {
        scope.child = child;
        block(line + 1, scope);
        if (scope.breaks || scope.returned || !m_problem.empty())
            break;
    }
    scope.breaks = false;
}

std::vector<int> CodeInterpreter::childrenOf(int node, const std::string &head)
{
    std::vector<core::Move> first;
    if (head == "for each child of node, this ply's killers first") {
        first = m_killers.of(plyOf(node));
    } else if (head == "for each child of node, the best before first") {
        const auto best = m_bestBefore.find(m_tree.node(node).text);
        if (best != m_bestBefore.end())
            first = {best->second};
    } else if (head != "for each child of node") {
        m_problem = "an unknown loop: " + head;
    }
    std::vector<int> children = m_tree.node(node).children;
    for (auto move = first.rbegin(); move != first.rend(); ++move)
        std::stable_partition(children.begin(), children.end(),
                              [&](int child) { return m_tree.node(child).move == *move; });
    return children;
}

std::size_t CodeInterpreter::plyOf(int node) const
{
    std::size_t ply = 0;
    for (; m_tree.node(node).parent >= 0; node = m_tree.node(node).parent)
        ++ply;
    return ply;
}

bool CodeInterpreter::condition(const std::string &text, const Scope &scope)
{
    if (const auto parts = split(text, " or "); parts.size() == 2)
        return condition(parts[0], scope) || condition(parts[1], scope);
    if (text == "node is a leaf" || text == "the game is over" || text == "no square is empty")
        return m_tree.node(scope.node).children.empty();
    if (text == "maximizingPlayer")
        return scope.variables.at(text) == 1;
    if (text == "node is a chance node")
        return m_tree.node(scope.node).isChance();
    if (text == "node is a maximizing node")
        return m_tree.node(scope.node).max;
    if (text == "table knows enough of node for \u03b1, \u03b2")
        return tableKnowsEnough(scope);
    for (const std::string relation : {" \u2265 ", " \u2264 ", " > ", " < ", " = "}) {
        const auto sides = split(text, relation);
        if (sides.size() != 2)
            continue;
        Scope copy = scope;
        const int left = expression(sides[0], copy);
        const int right = expression(sides[1], copy);
        return relation == " = "        ? left == right
               : relation == " \u2265 " ? left >= right
               : relation == " \u2264 " ? left <= right
               : relation == " > "      ? left > right
                                        : left < right;
    }
    m_problem = "an unknown condition: " + text;
    return false;
}

int CodeInterpreter::expression(const std::string &text, Scope &scope)
{
    if (const auto found = scope.variables.find(text); found != scope.variables.end())
        return found->second;
    if (text == minus + "\u221e")
        return -ai::infinity;
    if (text == "+\u221e")
        return ai::infinity;
    if (text == "TRUE" || text == "FALSE")
        return text == "TRUE" ? 1 : 0;
    if (text == "the value of node" || text == "the utility of node" || text == "heuristic(node)")
        return m_tree.node(scope.node).value;
    if (const std::string colour = "colour × "; text.starts_with(colour))
        return scope.variables.at("colour") * expression(text.substr(colour.size()), scope);
    if (text == "value + probability of child \u00d7 v")
        return scope.variables.at("value")
               + m_tree.node(scope.child).weight * scope.variables.at("v")
                     / m_tree.node(scope.node).weightSum;
    if (text == "table[node]")
        return m_table.at(m_tree.node(scope.node).position).value;
    if (text == "depth " + minus + " 1")
        return scope.variables.at("depth") - 1;
    if (text.starts_with(minus))
        return -expression(text.substr(minus.size()), scope);
    int number = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), number).ptr
        == text.data() + text.size())
        return number;
    const std::size_t open = text.find('(');
    if (open == std::string::npos) {
        m_problem = "an unknown expression: " + text;
        return 0;
    }
    std::vector<int> arguments;
    const std::string name = text.substr(0, open);
    const auto parts = split(bracketed(text), ", ");
    const bool isCall = parts.front() == "child";
    for (std::size_t i = isCall ? 1 : 0; i < parts.size(); ++i)
        arguments.push_back(expression(parts[i], scope));
    if (isCall)
        return call(name, scope.child, arguments);
    return name == "max" ? std::max(arguments.at(0), arguments.at(1))
                         : std::min(arguments.at(0), arguments.at(1));
}

bool CodeInterpreter::tableKnowsEnough(const Scope &scope) const
{
    const auto found = m_table.find(m_tree.node(scope.node).position);
    if (found == m_table.end())
        return false;
    const auto [value, bound] = found->second;
    return bound == ai::Bound::Exact
           || (bound == ai::Bound::AtLeast ? value >= scope.variables.at("\u03b2")
                                           : value <= scope.variables.at("\u03b1"));
}

/// An entry says whether its value is exact, which follows from the window of the call.
void CodeInterpreter::remember(int value, const Scope &scope)
{
    m_table[m_tree.node(scope.node).position] = {
        value, value <= scope.arguments.at("\u03b1")   ? ai::Bound::AtMost
               : value >= scope.arguments.at("\u03b2") ? ai::Bound::AtLeast
                                                       : ai::Bound::Exact};
}

void CodeInterpreter::record(std::size_t line, const Scope &scope)
{
    Executed executed;
    executed.line = line;
    executed.node = scope.node;
    executed.returned = scope.returned;
    const auto value = [&scope](const char *name) -> std::optional<int> {
        const auto found = scope.variables.find(name);
        return found == scope.variables.end() ? std::nullopt : std::optional(found->second);
    };
    executed.alpha = value("\u03b1");
    executed.beta = value("\u03b2");
    m_executed.push_back(executed);
}

} // namespace support
