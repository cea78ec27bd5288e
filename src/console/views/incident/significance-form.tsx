/** Form for the significance of an incident: kind of provider and the facts that count for it. */
import type { ApiError } from '../../lib/api.js';
import { useSession } from '../../lib/session.js';
import { FACTS, KINDS, factLabel } from '../../lib/significance.js';
import { errorOf } from '../../parts/error-note.js';
import { CheckField, SelectField, TextField } from '../../parts/field.js';

/** `facts`: as typed, by name. */
export type Stated = Readonly<{
  kind: string;
  isPlanned: boolean;
  facts: Readonly<Record<string, string>>;
}>;

type FactProps = Readonly<{
  fact: (typeof FACTS)[number];
  value: string;
  fieldError: string | null;
  onValue: (value: string) => void;
}>;

function FactField({ fact: { name, form }, ...props }: FactProps) {
  const { t } = useSession();
  const label = factLabel(t, name);
  if (form === 'choice') {
    const choices = ['yes', 'no'].map((value) => ({
      value,
      text: t(`console:significance.${value}`),
    }));
    const none = t('console:significance.not_known');
    return <SelectField {...props} label={label} none={none} choices={choices} />;
  }
  const help = form === 'count' ? undefined : t(`console:significance.${form}`);
  return <TextField {...props} label={label} help={help} type="number" min={0} step="any" />;
}

type FormProps = Readonly<{
  value: Stated;
  /** Names of the facts that count. */
  requested: readonly string[];
  error: ApiError | null;
  onValue: (value: Stated) => void;
}>;

export function SignificanceForm({ value, requested, error, onValue }: FormProps) {
  const { t } = useSession();
  const kinds = Object.entries(KINDS).map(([kind, type]) => ({
    value: kind,
    text: t(`sectors:types.${type}`),
  }));
  const other = { value: 'other', text: t('console:significance.other') };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <SelectField
        label={t('console:significance.type')}
        isRequired
        none={t('console:none')}
        choices={[...kinds, other]}
        value={value.kind}
        onValue={(kind) => {
          onValue({ ...value, kind });
        }}
      />
      {value.kind === '' || value.kind === 'other' ? null : (
        <CheckField
          label={t('console:significance.scheduled')}
          value={value.isPlanned}
          onValue={(isPlanned) => {
            onValue({ ...value, isPlanned });
          }}
        />
      )}
      <div class="facts">
        {FACTS.filter(({ name }) => requested.includes(name)).map((fact) => (
          <FactField
            key={fact.name}
            fact={fact}
            value={value.facts[fact.name] ?? ''}
            fieldError={errorOf(t, error, fact.name)}
            onValue={(stated) => {
              onValue({ ...value, facts: { ...value.facts, [fact.name]: stated } });
            }}
          />
        ))}
      </div>
    </form>
  );
}
