/** The questions by measure, with progress. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { ConfirmButton } from '../../parts/confirm-button.js';

type GapQuestion = Contract['GapQuestion'];

export type Answers = Readonly<Record<string, string>>;

function Options({ question, chosen, onChoice }: OneProps) {
  const { t } = useSession();
  return (
    <div class="options">
      {question.variandid.map(({ vaartus, tahendus }) => (
        <label key={vaartus} class={chosen === vaartus ? 'option chosen' : 'option'}>
          <input
            type="radio"
            name={question.voti}
            value={vaartus}
            checked={chosen === vaartus}
            onChange={() => {
              onChoice(vaartus);
            }}
          />
          <span>
            <strong>{t(`console:gap.answer.${vaartus}`)}</strong>
            <span class="quiet"> {tahendus}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

type OneProps = Readonly<{
  question: GapQuestion;
  chosen: string | undefined;
  onChoice: (value: string) => void;
}>;

function OneQuestion(props: OneProps & Readonly<{ isMissed: boolean }>) {
  const { t } = useSession();
  const { question, isMissed } = props;
  const { voti, artikkel, teema, tekst, selgitus, toendid } = question;
  return (
    <fieldset class={isMissed ? 'card missed' : 'card'} id={`question-${voti}`}>
      <legend class="unseen">{tekst}</legend>
      <p class="small quiet">
        {voti} · {artikkel} · {teema}
      </p>
      <p class="question">{tekst}</p>
      {isMissed ? <p class="fault">{t('console:fault.missing')}</p> : null}
      <Options {...props} />
      <details>
        <summary>{t('console:gap.help')}</summary>
        <p>{selgitus}</p>
        <p>
          <strong>{t('console:gap.evidence')}</strong> {toendid}
        </p>
      </details>
    </fieldset>
  );
}

type ListProps = Readonly<{
  questions: readonly GapQuestion[];
  answers: Answers;
  onAnswers: (answers: Answers) => void;
  onDone: () => void;
}>;

export function GapQuestions({ questions, answers, onAnswers, onDone }: ListProps) {
  const { t } = useSession();
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const open = questions.filter(({ voti }) => answers[voti] === undefined);
  const answered = questions.length - open.length;
  const [turn, setTurn] = useState(0);
  // After a check for missing answers, focus the first unanswered question.
  useEffect(() => {
    if (turn > 0) form.current?.querySelector<HTMLInputElement>('.missed input')?.focus();
  }, [turn]);
  const finish = (event: Event): void => {
    event.preventDefault();
    setChecked(true);
    if (open.length === 0) onDone();
    else setTurn(turn + 1);
  };
  const progressText = t('console:gap.progress', { answered, total: questions.length });
  return (
    <form ref={form} class="gap" noValidate onSubmit={finish}>
      <div class="progress">
        <progress max={questions.length} value={answered} aria-label={progressText} />
        <span role="status">{progressText}</span>
      </div>
      {questions.map((question) => (
        <OneQuestion
          key={question.voti}
          question={question}
          chosen={answers[question.voti]}
          isMissed={isChecked && answers[question.voti] === undefined}
          onChoice={(value) => {
            onAnswers({ ...answers, [question.voti]: value });
          }}
        />
      ))}
      <div class="actions">
        <button type="submit" class="first">
          {t('console:gap.show')}
        </button>
        <ConfirmButton
          label={t('console:gap.restart')}
          question={t('console:gap.restart_sure')}
          needsConfirmation={answered > 0}
          onConfirm={() => {
            onAnswers({});
            setChecked(false);
          }}
        />
      </div>
    </form>
  );
}
