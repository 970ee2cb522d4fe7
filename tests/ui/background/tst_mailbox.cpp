#include "tests/support/qt/waits.h"
#include "ui/background/backgroundtask.h"

#include <QThread>

#include <memory>
#include <thread>
#include <vector>

using ui::Mailbox;

/// Calls from other threads, which are made on this one in their order or not at all.
class TestMailbox : public QObject
{
    Q_OBJECT

private slots:
    void callsAreMadeOnTheThreadOfTheMailbox();
    void callsOfManyThreadsKeepEachThreadsOrder();
    void callsDieWithTheMailbox();
    void aSenderOutlivesItsMailbox();
    void aCallMayDestroyTheMailbox();
};

void TestMailbox::callsAreMadeOnTheThreadOfTheMailbox()
{
    Mailbox mailbox;
    QThread *caller = nullptr;
    std::thread([&, sender = mailbox.sender()] {
        sender.post([&] { caller = QThread::currentThread(); });
    }).join();
    QVERIFY(caller == nullptr);
    QTRY_COMPARE(caller, QThread::currentThread());
}

void TestMailbox::callsOfManyThreadsKeepEachThreadsOrder()
{
    constexpr int threads = 4;
    constexpr int calls = 100;
    Mailbox mailbox;
    QList<QList<int>> received(threads);
    int count = 0;
    {
        std::vector<std::jthread> senders;
        for (int thread = 0; thread < threads; ++thread)
            senders.emplace_back([&, thread, sender = mailbox.sender()] {
                for (int call = 0; call < calls; ++call)
                    sender.post([&, thread, call] {
                        received[thread] << call;
                        ++count;
                    });
            });
    }
    QTRY_COMPARE(count, threads * calls);
    for (const QList<int> &ofThread : received) {
        for (int call = 0; call < calls; ++call)
            QCOMPARE(ofThread[call], call);
    }
}

void TestMailbox::callsDieWithTheMailbox()
{
    bool called = false;
    {
        Mailbox mailbox;
        mailbox.sender().post([&] { called = true; });
    }
    QCoreApplication::processEvents();
    QVERIFY(!called);
}

void TestMailbox::aSenderOutlivesItsMailbox()
{
    auto mailbox = std::make_unique<Mailbox>();
    const Mailbox::Sender sender = mailbox->sender();
    mailbox.reset();
    bool called = false;
    std::thread([&] { sender.post([&] { called = true; }); }).join();
    QCoreApplication::processEvents();
    QVERIFY(!called);
}

void TestMailbox::aCallMayDestroyTheMailbox()
{
    auto mailbox = std::make_unique<Mailbox>();
    int calls = 0;
    const Mailbox::Sender sender = mailbox->sender();
    sender.post([&] {
        ++calls;
        mailbox.reset();
    });
    sender.post([&] { ++calls; });
    QTRY_VERIFY(mailbox == nullptr);
    QCoreApplication::processEvents();
    QCOMPARE(calls, 1);
}

QTEST_GUILESS_MAIN(TestMailbox)
#include "tst_mailbox.moc"
