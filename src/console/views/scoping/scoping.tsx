/** Scoping form with a result that updates as the reader types. */
import { ask } from '../../lib/api.js';
import { numberOf } from '../../lib/number-of.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { useStored } from '../../lib/use-kept.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { ScopingResult } from './scoping-result.js';
import { CASES, NationalQuestions, SHARE, TYPES, knownTypes } from './national-questions.js';
import { sectorChoices } from './sector-choices.js';
import type { Answer, Answers, Question, Questions, Result } from './scoping-types.js';
import { CountryField } from '../../parts/country-field.js';
import { CheckField, SelectField, TextField } from '../../parts/field.js';

type QuestionProps = Readonly<{
  question: Question;
  questions: Questions;
  value: Answer | undefined;
  onValue: (value: string | boolean) => void;
  fieldError: string | null;
}>;

function QuestionField({ question, questions, value, onValue, fieldError }: QuestionProps) {
  const { t } = useSession();
  const { tekst: label, abi: help, kohustuslik: isRequired, tyyp } = question;
  if (tyyp === 'boolean') {
    return <CheckField label={label} help={help} value={value === true} onValue={onValue} />;
  }
  const text = typeof value === 'string' ? value : '';
  const common = { label, help, fieldError, isRequired, value: text, onValue };
  if (tyyp === 'riik') {
    return <CountryField {...common} countries={questions.riigid.map(({ riik }) => riik)} />;
  }
  const none = t('console:none');
  if (tyyp === 'sektor') {
    return <SelectField {...common} choices={sectorChoices(questions)} none={none} />;
  }
  if (tyyp === 'string') return <TextField {...common} />;
  const step = tyyp === 'integer' ? '1' : 'any';
  return (
    <TextField {...common} type="number" min={question.vahemik?.min ?? undefined} step={step} />
  );
}

const NUMBERS: readonly string[] = ['integer', 'number'];

/** An empty list of types says nothing: the organisation may still be of one. */
function nationalOf(questions: Questions, answers: Answers): Readonly<Record<string, unknown>> {
  const types = knownTypes(questions, answers);
  const share = answers[SHARE];
  const cases = answers[CASES];
  return {
    ...(typeof cases === 'object' && cases.length > 0 ? { [CASES]: cases } : {}),
    ...(types.length === 0 ? {} : { [TYPES]: types }),
    ...(typeof share === 'string' && share !== '' ? { [SHARE]: numberOf(share) } : {}),
  };
}

function bodyOf(
  questions: readonly Question[],
  answers: Answers,
): Readonly<Record<string, unknown>> {
  const entries = questions.flatMap(({ voti, tyyp }): [string, unknown][] => {
    const answer = answers[voti];
    if (answer === undefined || answer === '' || answer === false) return [];
    const isNumber = NUMBERS.includes(tyyp) && typeof answer === 'string';
    return [[voti, isNumber ? numberOf(answer) : answer]];
  });
  return Object.fromEntries(entries);
}

/** Debounce delay in milliseconds. */
const REST_MS = 350;

const countryOf = ({ riik }: Answers): string | null =>
  typeof riik === 'string' && riik !== '' ? riik : null;

type FormProps = Readonly<{ apiKey: string; questions: Questions }>;

function ScopingForm({ apiKey, questions }: FormProps) {
  const { t, language: keel } = useSession();
  const [answers, setAnswers] = useStored<Answers>('scoping', {});
  // Special cases are asked as a list, because several can hold at once.
  const kysimused = questions.kysimused.filter(({ tyyp }) => tyyp !== 'erijuht');
  const riik = countryOf(answers);
  const national = useRequest(
    (signal) =>
      ask<Questions>('/scoping/questions', { key: apiKey, query: { keel, riik }, signal }),
    riik === null ? null : [keel, riik],
  );
  const asked = national.data ?? questions;
  const body = { ...bodyOf(kysimused, answers), ...nationalOf(asked, answers), keel };
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
        <NationalQuestions
          questions={asked}
          answers={answers}
          onAnswer={(name, value) => {
            setAnswers({ ...answers, [name]: value });
          }}
        />
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
