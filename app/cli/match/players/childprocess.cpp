#include "app/cli/match/players/childprocess.h"

#include "core/notation.h"
#include "core/programs/splitcommand.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cli::match {

using core::Error;
using core::Result;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t keptStandardError = 2000;
/// How often a wait checks for a stop request.
constexpr milliseconds pollInterval{20};
/// How long a program may take to exit after its input is closed.
constexpr milliseconds exitTimeout{300};

struct Pipe
{
    int read = -1;
    int write = -1;

    bool open()
    {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0)
            return false;
        read = ends[0];
        write = ends[1];
        return true;
    }
    void close()
    {
        closeEnd(read);
        closeEnd(write);
    }
    static void closeEnd(int &end)
    {
        if (end >= 0)
            ::close(end);
        end = -1;
    }
};

int spawn(std::vector<std::string> words, const Pipe &input, const Pipe &output, const Pipe &errors,
          pid_t group, pid_t &process)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input.read, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    sigaddset(&signals, SIGPIPE);
    sigaddset(&signals, SIGINT);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    posix_spawnattr_setpgroup(&attributes, group);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF
                                              | POSIX_SPAWN_SETSIGMASK);
    // Many programs look for their files in their own folder.
    const std::filesystem::path program = words.front();
    if (program.is_absolute())
        posix_spawn_file_actions_addchdir_np(&actions, program.parent_path().c_str());
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const int problem = posix_spawnp(&process, words.front().c_str(), &actions, &attributes,
                                     arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return problem;
}

int untilDeadline(ChildProcess::Time deadline)
{
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    return static_cast<int>(std::clamp(left, milliseconds(0), pollInterval).count());
}

} // namespace

Result<std::shared_ptr<ChildProcess>> ChildProcess::start(const std::string &command)
{
    std::signal(SIGPIPE, SIG_IGN);
    const std::vector<std::string> words = core::programs::splitCommand(command);
    if (words.empty())
        return Error{"could not be started: its command names no program"};
    Pipe input;
    Pipe output;
    Pipe errors;
    const std::shared_ptr<ChildProcess> child(new ChildProcess);
    const core::programs::ProcessGroup &group = child->m_group.emplace();
    int problem = group.error();
    if (problem == 0 && (!input.open() || !output.open() || !errors.open()))
        problem = errno;
    if (problem == 0)
        problem = spawn(words, input, output, errors, group.id(), child->m_process);
    if (problem != 0) {
        for (Pipe *pipe : {&input, &output, &errors})
            pipe->close();
        return Error{core::inQuotes(words.front())
                     + " could not be started: " + std::generic_category().message(problem)};
    }
    Pipe::closeEnd(input.read);
    Pipe::closeEnd(output.write);
    Pipe::closeEnd(errors.write);
    child->m_input = input.write;
    child->m_output = output.read;
    child->m_errors = errors.read;
    for (const int file : {child->m_input, child->m_output, child->m_errors})
        fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK);
    return child;
}

ChildProcess::~ChildProcess()
{
    Pipe::closeEnd(m_input);
    if (m_process > 0) {
        hasEnded(exitTimeout);
        kill(m_process, SIGKILL);
        m_group.reset(); // kills what the program started and left behind
        waitpid(m_process, nullptr, 0);
    }
    Pipe::closeEnd(m_output);
    Pipe::closeEnd(m_errors);
}

bool ChildProcess::writeLine(std::string_view line, Time deadline)
{
    std::string text(line);
    text += '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        const ssize_t written = ::write(m_input, rest.data(), rest.size());
        if (written > 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
            continue;
        }
        if (errno != EAGAIN && errno != EINTR)
            return false;
        if (Clock::now() >= deadline)
            return false;
        pollfd wait{m_input, POLLOUT, 0};
        poll(&wait, 1, untilDeadline(deadline));
    }
    return true;
}

ChildProcess::ReadStatus ChildProcess::readLine(std::string &line, Time deadline,
                                                const std::stop_token &token)
{
    for (;;) {
        while (auto next = m_lines.takeLine()) {
            if (next->tooLong)
                continue;
            line = std::move(next->text);
            return ReadStatus::Line;
        }
        if (m_output < 0)
            return ReadStatus::End;
        if (token.stop_requested() || Clock::now() >= deadline)
            return ReadStatus::Nothing;
        std::array<pollfd, 2> waits{{{m_output, POLLIN, 0}, {m_errors, POLLIN, 0}}};
        poll(waits.data(), waits.size(), untilDeadline(deadline));
        if (m_errors >= 0 && !fill(m_errors, m_standardErrorTail))
            Pipe::closeEnd(m_errors);
        if (m_standardErrorTail.size() > keptStandardError)
            m_standardErrorTail.erase(0, m_standardErrorTail.size() - keptStandardError);
        std::string bytes;
        if (!fill(m_output, bytes))
            Pipe::closeEnd(m_output);
        m_lines.append(bytes);
    }
}

bool ChildProcess::fill(int file, std::string &buffer)
{
    std::array<char, 65'536> bytes{};
    const ssize_t count = ::read(file, bytes.data(), bytes.size());
    if (count > 0)
        buffer.append(bytes.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

bool ChildProcess::hasEnded(milliseconds patience)
{
    const auto deadline = Clock::now() + patience;
    for (;;) {
        // Not reaped before the destructor, so that its process id is not reused.
        const int status =
            waitid(P_PID, static_cast<id_t>(m_process), &m_end, WEXITED | WNOHANG | WNOWAIT);
        if (status == 0 && m_end.si_pid == m_process)
            return true;
        if ((status != 0 && errno != EINTR) || Clock::now() >= deadline)
            return false;
        std::this_thread::sleep_for(milliseconds(2));
    }
}

std::string ChildProcess::ending()
{
    std::string text = "closed its output";
    if (hasEnded(exitTimeout)) {
        text = (m_end.si_code == CLD_EXITED ? "ended with status " : "was ended by signal ")
               + std::to_string(m_end.si_status);
    }
    if (m_errors >= 0)
        fill(m_errors, m_standardErrorTail);
    const std::string_view written = core::trimmed(m_standardErrorTail);
    if (!written.empty()) {
        const std::size_t lineEnd = written.rfind('\n');
        text +=
            ": " + core::inQuotes(lineEnd == written.npos ? written : written.substr(lineEnd + 1));
    }
    return text;
}

} // namespace cli::match
