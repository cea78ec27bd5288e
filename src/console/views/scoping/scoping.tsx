/** Scoping form with a result that updates as the reader types. */
import { ask } from '../../lib/api.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { useStored } from '../../lib/use-kept.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { QuestionField } from './question-field.js';
import { bodyOf } from './scoping-request.js';
import { ScopingResult } from './scoping-result.js';
import type { Answers, Questions, Result } from './scoping-types.js';

/** Debounce delay in milliseconds. */
const REST_MS = 350;

type FormProps = Readonly<{ apiKey: string; questions: Questions }>;

function ScopingForm({ apiKey, questions }: FormProps) {
  const { t, language: keel } = useSession();
  const [answers, setAnswers] = useStored<Answers>('scoping', {});
  const { kysimused } = questions;
  const body = { ...bodyOf(kysimused, answers), keel };
  const isAskable = answers['tootajad'] !== undefined && answers['tootajad'] !== '';
  const { data, error, isBusy } = useRequest(
    (signal) => ask<Result>('/scoping', { key: apiKey, body, signal }),
    isAskable ? [body] : null,
    REST_MS,
  );
  return (
    <div class="columns">
      <form
        class="card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        {kysimused.map((question) => (
          <QuestionField
            key={question.voti}
            question={question}
            questions={questions}
            value={answers[question.voti]}
            onValue={(value) => {
              setAnswers({ ...answers, [question.voti]: value });
            }}
            fieldError={errorOf(t, error, question.voti)}
          />
        ))}
      </form>
      <section class="card sticky" aria-labelledby="result">
        <h2 id="result">{t('console:result')}</h2>
        <ErrorNote error={error} shown={kysimused.map(({ voti }) => voti)} />
        {data === null ? null : <ScopingResult result={data} />}
        {data === null && error === null && !isBusy ? (
          <p class="quiet">{t('console:scoping.begin')}</p>
        ) : null}
        <Busy isBusy={isBusy} />
      </section>
    </div>
  );
}

function ScopingQuestions({ apiKey }: { apiKey: string }) {
  const { language: keel } = useSession();
  const { data, error, isBusy, again } = useRequest(
    (signal) => ask<Questions>('/scoping/questions', { key: apiKey, query: { keel }, signal }),
    [keel],
  );
  if (data !== null) return <ScopingForm apiKey={apiKey} questions={data} />;
  return (
    <>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
    </>
  );
}

export function Scoping() {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:nav.scoping')} lead={t('console:scoping.lead')} />
      <NeedKey>{(key) => <ScopingQuestions apiKey={key} />}</NeedKey>
    </>
  );
}
