/** Input of one scoping question. */
import { useSession } from '../../lib/session.js';
import { CountryField } from '../../parts/country-field.js';
import { CheckField, SelectField, TextField, type Choice } from '../../parts/field.js';
import type { Question, Questions } from './scoping-types.js';

type QuestionProps = Readonly<{
  question: Question;
  questions: Questions;
  value: string | boolean | undefined;
  onValue: (value: string | boolean) => void;
  fieldError: string | null;
}>;

/** Subsectors grouped by sector; a sector without subsectors is an option itself. */
const sectorChoices = ({ sektorid }: Questions): Choice[] =>
  sektorid.flatMap(({ voti, nimetus, annex, punkt, alamsektorid }) => {
    const group = `${annex} ${punkt}. ${nimetus}`;
    const own = { value: voti, text: nimetus, group };
    return [
      own,
      ...alamsektorid.map((sub) => ({
        value: sub.voti,
        text: `${nimetus}: ${sub.nimetus}`,
        group,
      })),
    ];
  });

const caseChoices = ({ erijuhud }: Questions): Choice[] =>
  erijuhud.map(({ voti, nimetus }) => ({ value: voti, text: nimetus }));

export function QuestionField({ question, questions, value, onValue, fieldError }: QuestionProps) {
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
  if (tyyp === 'erijuht') {
    return <SelectField {...common} choices={caseChoices(questions)} none={none} />;
  }
  if (tyyp === 'string') return <TextField {...common} />;
  const step = tyyp === 'integer' ? '1' : 'any';
  return (
    <TextField {...common} type="number" min={question.vahemik?.min ?? undefined} step={step} />
  );
}
