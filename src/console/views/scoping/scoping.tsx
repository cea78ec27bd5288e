/** Scoping form; the result is computed in this browser with every answer. */
import type { Law } from '../../../offline/api.js';
import type { ApiError } from '../../lib/api.js';
import { day } from '../../lib/format.js';
import { answered } from '../../lib/law.js';
import { useSession } from '../../lib/session.js';
import { useLaw } from '../../lib/use-law.js';
import { useQuestions } from '../../lib/use-questions.js';
import { useStored } from '../../lib/use-stored.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { NationalQuestions } from './national-questions.js';
import { QuestionField } from './question-field.js';
import { Receipt } from './receipt.js';
import { questionsOf, scopingBody } from '../../lib/scoping-body.js';
import { ScopingResult } from './scoping-result.js';
import { SummaryBar } from './summary-bar.js';
import { ThresholdPanel } from './threshold-panel.js';
import type { GivenAnswer, Answers, Questions, Result } from '../../lib/scoping-types.js';

type FormProps = Readonly<{
  questions: Questions;
  answers: Answers;
  error: ApiError | null;
  onAnswer: (name: string, value: GivenAnswer) => void;
}>;

function ScopingForm({ questions, answers, error, onAnswer }: FormProps) {
  const { t } = useSession();
  return (
    <form
      class="card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {questionsOf(questions).map((question) => (
        <QuestionField
          key={question.voti}
          question={question}
          questions={questions}
          value={answers[question.voti]}
          onValue={(value) => {
            onAnswer(question.voti, value);
          }}
          fieldError={errorOf(t, error, question.voti)}
        />
      ))}
      <NationalQuestions questions={questions} answers={answers} onAnswer={onAnswer} />
    </form>
  );
}

type Body = Readonly<Record<string, unknown>>;

type OutcomeProps = Readonly<{
  law: Law;
  questions: Questions;
  body: Body | null;
  result: Result | null;
  error: ApiError | null;
}>;

function Outcome({ law, questions, body, result, error }: OutcomeProps) {
  const { t, language } = useSession();
  return (
    <section class="card sticky" id="result" aria-labelledby="result-title">
      <h2 id="result-title">{t('console:result')}</h2>
      <ErrorNote error={error} shown={questionsOf(questions).map(({ voti }) => voti)} />
      {result === null ? null : <ScopingResult result={result} />}
      {body === null ? <p class="quiet">{t('console:scoping.begin')}</p> : null}
      <p class="quiet small">
        {t('console:scoping.local', { date: day(language, law.info.released) })}
      </p>
      {result === null || body === null ? null : <Receipt body={body} />}
    </section>
  );
}

type AssessmentProps = Readonly<{ law: Law; questions: Questions }>;

function Assessment({ law, questions }: AssessmentProps) {
  const { t } = useSession();
  const [answers, setAnswers] = useStored<Answers>('scoping', {});
  // Also while the rules of another language are loading.
  const body = scopingBody(questions, answers, law.info.language);
  const { data: result, error } =
    body === null ? { data: null, error: null } : answered(() => law.scoping(body));
  const onAnswer = (name: string, value: GivenAnswer): void => {
    setAnswers({ ...answers, [name]: value });
  };
  return (
    <>
      <div class="columns">
        <ScopingForm questions={questions} answers={answers} error={error} onAnswer={onAnswer} />
        <Outcome law={law} questions={questions} body={body} result={result} error={error} />
      </div>
      {result === null || body === null ? null : (
        <ThresholdPanel law={law} body={body} answers={answers} onAnswer={onAnswer} />
      )}
      <p>
        {t('console:scoping.group')} <a href="/console/groups">{t('console:nav.groups')}</a>
      </p>
      <SummaryBar result={result} />
    </>
  );
}

export function Scoping() {
  const { t } = useSession();
  const law = useLaw();
  const questions = useQuestions();
  const again = (): void => {
    law.again();
    questions.again();
  };
  return (
    <>
      <Heading text={t('console:nav.scoping')} lead={t('console:scoping.lead')} />
      <ErrorNote error={law.error ?? questions.error} onRetry={again} />
      <Busy isBusy={law.isBusy || questions.isBusy} />
      {law.data === null || questions.data === null ? null : (
        <Assessment law={law.data} questions={questions.data} />
      )}
    </>
  );
}
