#include "ui/lab/window/openrequest.h"

#include "ui/lab/texts/exampletexts.h"

#include <QCoreApplication>

namespace ui::lab {

OpenRequest requestForExample(const ai::lab::Example &example)
{
    const QString about = exampleText(example.key);
    PresentOptions options;
    options.message = [about](const ai::lab::TracedSearch &search) {
        return QCoreApplication::translate("ui::lab::LabController", "%1 %2", "two sentences")
            .arg(about, summaryText(search));
    };
    options.atEnd = false;
    options.greeting = about;
    return {example.setup, exampleTitle(example.key), options};
}

OpenRequest requestForStop(const ai::lab::PathStop &stop)
{
    OpenRequest request = requestForExample(*ai::lab::example(stop.example));
    request.setup = setupOf(stop);
    request.stop = QString::fromUtf8(stop.key.data(), qsizetype(stop.key.size()));
    request.options.atEnd = stop.moment == ai::lab::SearchMoment::End;
    request.options.stepOf = [moment = stop.moment](const ai::lab::Trace &trace) {
        return stepOf(trace, moment);
    };
    return request;
}

} // namespace ui::lab
