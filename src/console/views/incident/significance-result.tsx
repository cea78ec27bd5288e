/** Verdict on an incident, its criteria with their provisions, and what is still missing. */
import type { IncidentSignificance } from '../../../../schema/offline/answers.js';
import { useSession } from '../../lib/session.js';
import { factLabel } from '../../lib/significance.js';
import { Sources } from '../../parts/sources.js';
import { Lines, SmallNotes } from '../../parts/lines.js';

type Criterion = IncidentSignificance['criteria'][number];
type Comparison = Criterion['comparisons'][number];

const LIMITS: Readonly<Record<string, string>> = {
  '>': 'above',
  '<': 'below',
  '>=': 'at_least',
  '<=': 'at_most',
};

const TONES = { significant: 'bad', not_significant: 'good', undetermined: 'warn' } as const;

const UNITS: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  eur: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  minutes: { style: 'unit', unit: 'minute', unitDisplay: 'long' },
};

function Compared({ comparison }: { comparison: Comparison }) {
  const { t, language } = useSession();
  const { input, value, operator, limit, unit } = comparison;
  const form = new Intl.NumberFormat(language, UNITS[unit] ?? {});
  const bound = t(`console:significance.${LIMITS[operator] ?? 'above'}`, {
    limit: form.format(limit),
  });
  return (
    <p class="small quiet">
      {factLabel(t, input)}: {form.format(value)} ({bound})
    </p>
  );
}

function Criteria({ title, criteria }: { title: string; criteria: readonly Criterion[] }) {
  if (criteria.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {criteria.map(({ id, text, comparisons, source }) => (
          <li key={id}>
            {text}:{' '}
            <a href={source.url} target="_blank" rel="noreferrer">
              {source.paragrahv}
            </a>
            {comparisons.map((one) => (
              <Compared key={one.input} comparison={one} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

export function SignificanceResult({ answer }: { answer: IncidentSignificance }) {
  const { t } = useSession();
  const by = Map.groupBy(answer.criteria, ({ outcome }) => outcome);
  const missing = answer.missing.map((name) => factLabel(t, name));
  return (
    <div aria-live="polite">
      <p class={`note ${TONES[answer.verdict]}`}>
        <strong>{answer.conclusion}</strong>
      </p>
      <Criteria title={t('console:significance.fulfilled')} criteria={by.get('fulfilled') ?? []} />
      {missing.length === 0 ? null : (
        <>
          <h3>{t('console:significance.missing')}</h3>
          <Lines lines={missing} />
        </>
      )}
      <Criteria title={t('console:significance.open')} criteria={by.get('undetermined') ?? []} />
      <Criteria
        title={t('console:significance.not_fulfilled')}
        criteria={by.get('not_fulfilled') ?? []}
      />
      <SmallNotes notes={answer.notes} />
      <Sources sources={answer.sources} />
    </div>
  );
}
