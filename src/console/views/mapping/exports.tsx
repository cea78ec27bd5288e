/** The mapping as a file, in the formats of other tools. */
import { useState } from 'preact/hooks';
import { saveFile } from '../../lib/save-file.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote } from '../../parts/error-note.js';
import { SelectField } from '../../parts/field.js';

type Format = Readonly<{ text: string; ending: string }>;

/** Names of formats and products are the same in every language. */
const FORMATS: Readonly<Record<string, Format>> = {
  xlsx: { text: 'Excel (.xlsx)', ending: 'xlsx' },
  csv: { text: 'CSV', ending: 'csv' },
  oscal_catalog: { text: 'OSCAL catalog (.json)', ending: 'json' },
  oscal_mapping: { text: 'OSCAL mapping (.json)', ending: 'json' },
  svg: { text: 'SVG', ending: 'svg' },
  mermaid: { text: 'Mermaid', ending: 'mmd' },
};

const CHOICES = Object.entries(FORMATS).map(([value, { text }]) => ({ value, text }));

export function Exports({ apiKey }: { apiKey: string }) {
  const { t, language } = useSession();
  const { isBusy, error, run } = useAction();
  const [format, setFormat] = useState('xlsx');
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const address = `${location.origin}/v1/exports/${format}?keel=${language}`;
    const name = `nis2-mapping.${FORMATS[format]?.ending ?? 'txt'}`;
    run(() => saveFile({ address, key: apiKey, accept: '*/*', name }));
  };
  return (
    <form class="card no-print" noValidate onSubmit={save}>
      <h2>{t('console:mapping.export')}</h2>
      <SelectField
        label={t('console:mapping.format')}
        isRequired
        value={format}
        onValue={setFormat}
        choices={CHOICES}
      />
      <ErrorNote error={error} />
      <button type="submit" aria-disabled={isBusy}>
        {t('console:mapping.export')}
      </button>
    </form>
  );
}
