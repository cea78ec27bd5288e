/** Questions of the national act: several special cases, its types of entities, the share of the activity. */
import { useSession } from '../../lib/session.js';
import { CheckField, TextField } from '../../parts/field.js';
import { CASES, knownTypes, listOf, SHARE, TYPES, typesOf } from '../../lib/scoping-body.js';
import type { GivenAnswer, Answers, Questions } from '../../lib/scoping-types.js';

type Option = Readonly<{ voti: string; nimetus: string; viide?: string }>;

type ListProps = Readonly<{
  legend: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
}>;

function CheckList({ legend, options, chosen, onChosen }: ListProps) {
  return (
    <details open={chosen.length > 0}>
      <summary>{legend}</summary>
      {options.map(({ voti, nimetus, viide }) => (
        <CheckField
          key={voti}
          label={viide === undefined ? nimetus : `${nimetus} (${viide})`}
          value={chosen.includes(voti)}
          onValue={(isOn) => {
            const others = chosen.filter((one) => one !== voti);
            onChosen(isOn ? [...others, voti] : others);
          }}
        />
      ))}
    </details>
  );
}

type Props = Readonly<{
  questions: Questions;
  answers: Answers;
  onAnswer: (name: string, value: GivenAnswer) => void;
}>;

export function NationalQuestions({ questions, answers, onAnswer }: Props) {
  const { t } = useSession();
  const share = answers[SHARE];
  return (
    <>
      <CheckList
        legend={t('console:scoping.cases')}
        options={questions.erijuhud.map(({ voti, nimetus }) => ({ voti, nimetus }))}
        chosen={listOf(answers[CASES])}
        onChosen={(chosen) => {
          onAnswer(CASES, chosen);
        }}
      />
      {typesOf(questions, answers).length === 0 ? null : (
        <>
          <CheckList
            legend={t('console:scoping.types')}
            options={typesOf(questions, answers)}
            chosen={knownTypes(questions, answers)}
            onChosen={(chosen) => {
              onAnswer(TYPES, chosen);
            }}
          />
          <TextField
            label={t('console:scoping.share')}
            type="number"
            min={0}
            step="any"
            value={typeof share === 'string' ? share : ''}
            onValue={(value) => {
              onAnswer(SHARE, value);
            }}
          />
        </>
      )}
    </>
  );
}
