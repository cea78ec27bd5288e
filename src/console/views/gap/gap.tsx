/** Gap assessment: twenty questions, then a report. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { useStored } from '../../lib/use-kept.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { GapQuestions, type Answers } from './gap-questions.js';
import { GapReport } from './gap-report.js';

type ViewProps = Readonly<{ apiKey: string; questions: Contract['GapQuestions']['kysimused'] }>;

/** Report on the submitted answers; requested again when the language changes. */
function Report({
  apiKey,
  answers,
  onBack,
}: {
  apiKey: string;
  answers: Answers;
  onBack: () => void;
}) {
  const { language: keel } = useSession();
  const { data, error, isBusy, again } = useRequest(
    (signal) =>
      ask<Contract['GapEvaluation']>('/wizard/evaluate', {
        key: apiKey,
        body: { vastused: answers, keel },
        signal,
      }),
    [keel, answers],
  );
  return (
    <>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      {data === null ? null : <GapReport report={data} onBack={onBack} />}
    </>
  );
}

function Assessment({ apiKey, questions }: ViewProps) {
  const [answers, setAnswers] = useStored<Answers>('gap', {});
  const [isDone, setDone] = useState(false);
  if (isDone) {
    const back = (): void => {
      setDone(false);
    };
    return <Report apiKey={apiKey} answers={answers} onBack={back} />;
  }
  return (
    <GapQuestions
      questions={questions}
      answers={answers}
      onAnswers={setAnswers}
      onDone={() => {
        setDone(true);
        scrollTo(0, 0);
      }}
    />
  );
}

function Questions({ apiKey }: { apiKey: string }) {
  const { language: keel } = useSession();
  const { data, error, isBusy, again } = useRequest(
    (signal) =>
      ask<Contract['GapQuestions']>('/wizard/questions', { key: apiKey, query: { keel }, signal }),
    [keel],
  );
  if (data !== null) return <Assessment apiKey={apiKey} questions={data.kysimused} />;
  return (
    <>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
    </>
  );
}

export function Gap() {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:nav.gap')} lead={t('console:gap.lead')} />
      <NeedKey>{(key) => <Questions apiKey={key} />}</NeedKey>
    </>
  );
}
