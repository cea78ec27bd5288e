/** What remains of the ten measures, given a file of the controls that the organisation has. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { number } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { Busy } from '../../parts/busy.js';
import { DataTable } from '../../parts/data-table.js';
import { ErrorNote } from '../../parts/error-note.js';
import { SelectField } from '../../parts/field.js';
import { TextFileField } from '../../parts/file-field.js';
import { FRAMEWORK_CHOICES, nameOf } from './map-words.js';
import { Lines } from '../../parts/lines.js';

type Result = Contract['MappingDelta'];
type MeasureRow = Result['measures'][number];

const COLUMNS = 'control,status,note';
const STATES = 'implemented | partial | planned | excluded';
const TONES = { covered: 'good', partly: 'warn', open: 'bad' } as const;

/** The measures themselves are no framework to hold controls of. */
const CHOICES = FRAMEWORK_CHOICES.filter(({ value }) => value !== 'nis2');

function shareOf(language: string, { share_low: low, share_high: high }: MeasureRow): string {
  const range =
    low === high ? number(language, low) : `${number(language, low)}–${number(language, high)}`;
  return `${range} %`;
}

function Measures({ rows }: { rows: readonly MeasureRow[] }) {
  const { t, language } = useSession();
  return (
    <DataTable
      caption={t('console:mapping.delta')}
      hasHeading
      columns={[
        { title: t('console:gap.measure') },
        { title: t('console:orders.state') },
        { title: t('console:mapping.share'), isNumber: true },
        { title: t('console:mapping.steps') },
      ]}
      rows={rows.map((row) => [
        nameOf(row.measure),
        <span class={`mark-word ${TONES[row.standing]}`}>
          {t(`console:mapping.standing.${row.standing}`)}
        </span>,
        shareOf(language, row),
        <Lines lines={row.next_steps} />,
      ])}
    />
  );
}

function Answer({ result }: { result: Result }) {
  const { t } = useSession();
  const unknown = result.unknown.map(({ control }) => control).join(', ');
  return (
    <>
      {unknown === '' ? null : (
        <p class="note warn">{t('console:mapping.unknown', { list: unknown })}</p>
      )}
      <Measures rows={result.measures} />
      <p class="quiet small">{result.note}</p>
    </>
  );
}

export function Delta({ apiKey }: { apiKey: string }) {
  const { t, language: keel } = useSession();
  const { isBusy, error, run } = useAction();
  const [framework, setFramework] = useState('iso27001');
  const [result, setResult] = useState<Result | null>(null);
  const open = (csv: string): void => {
    setResult(null);
    run(async () => {
      const body = { framework, csv, keel };
      setResult(await ask<Result>('/graph/delta', { key: apiKey, body }));
    });
  };
  return (
    <section class="card" aria-labelledby="delta">
      <h2 id="delta">{t('console:mapping.delta')}</h2>
      <p class="quiet">
        {t('console:mapping.delta_text')} <code>{COLUMNS}</code> (<code>{STATES}</code>)
      </p>
      <SelectField
        label={t('console:mapping.framework')}
        isRequired
        value={framework}
        onValue={setFramework}
        choices={CHOICES}
      />
      <TextFileField label={t('console:groups.file_open')} accept=".csv,text/csv" onText={open} />
      <ErrorNote error={error} />
      <Busy isBusy={isBusy} />
      {result === null ? null : <Answer result={result} />}
    </section>
  );
}
