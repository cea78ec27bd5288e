/** Gap assessment: twenty questions, then a report. */
import { useMemo } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { answered } from '../../lib/law.js';
import { useLaw } from '../../lib/use-law.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { useStored } from '../../lib/use-stored.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { GapQuestions, type Answers } from './gap-questions.js';
import { GapReport } from './gap-report.js';

type ViewProps = Readonly<{ questions: Contract['GapQuestions']['kysimused'] }>;

type ReportProps = Readonly<{ answers: Answers; onBack: () => void }>;

/** Report computed in this browser. */
function Report({ answers, onBack }: ReportProps) {
  const { data: law, error, isBusy, again } = useLaw();
  const report = useMemo(
    () => (law === null ? null : answered(() => law.gap({ vastused: answers }))),
    [law, answers],
  );
  return (
    <>
      <ErrorNote error={error ?? report?.error ?? null} onRetry={again} />
      <Busy isBusy={isBusy} />
      {report?.data ? <GapReport report={report.data} answers={answers} onBack={onBack} /> : null}
    </>
  );
}

function Assessment({ questions }: ViewProps) {
  const [answers, setAnswers] = useStored<Answers>('gap', {});
  const [isDone, setDone] = useStored('gap.done', false);
  if (isDone && questions.every(({ voti }) => answers[voti] !== undefined)) {
    const back = (): void => {
      setDone(false);
    };
    return <Report answers={answers} onBack={back} />;
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
  if (data !== null) return <Assessment questions={data.kysimused} />;
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
