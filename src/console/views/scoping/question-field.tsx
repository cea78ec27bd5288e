/** One question of scoping as the input of its kind. */
import { useSession } from '../../lib/session.js';
import { CountryField } from '../../parts/country-field.js';
import { CheckField, SelectField, TextField } from '../../parts/field.js';
import { sectorChoices } from './sector-choices.js';
import type { GivenAnswer, ScopingQuestion, Questions } from '../../lib/scoping-types.js';

type QuestionProps = Readonly<{
  question: ScopingQuestion;
  questions: Questions;
  value: GivenAnswer | undefined;
  onValue: (value: string | boolean) => void;
  fieldError: string | null;
}>;

export function QuestionField(props: QuestionProps) {
  const { question, questions, value, onValue, fieldError } = props;
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
