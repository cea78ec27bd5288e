/** The mapping as a file, in the formats of other tools. */
import { saveFile } from '../../lib/save-file.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useForm } from '../../lib/use-stored.js';
import { ErrorNote } from '../../parts/error-note.js';
import { SelectField } from '../../parts/field.js';
import { FRAMEWORK_CHOICES } from './map-words.js';

/** `of`: what is exported; a framework is a filter unless it is required. */
type Format = Readonly<{
  text: string;
  ending: string;
  of: 'framework' | 'required_framework' | 'measure';
}>;

/** Names of formats and products are the same in every language. */
const FORMATS: Readonly<Record<string, Format>> = {
  xlsx: { text: 'Excel (.xlsx)', ending: 'xlsx', of: 'framework' },
  csv: { text: 'CSV', ending: 'csv', of: 'framework' },
  oscal_catalog: { text: 'OSCAL catalog (.json)', ending: 'json', of: 'required_framework' },
  oscal_mapping: { text: 'OSCAL mapping (.json)', ending: 'json', of: 'required_framework' },
  svg: { text: 'SVG', ending: 'svg', of: 'measure' },
  mermaid: { text: 'Mermaid', ending: 'mmd', of: 'measure' },
};

const CHOICES = Object.entries(FORMATS).map(([value, { text }]) => ({ value, text }));
const MEASURES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const CONTROLS = FRAMEWORK_CHOICES.filter(({ value }) => value !== 'nis2');

type Draft = Readonly<{ format: string; framework: string; measure: string }>;

const FIRST: Draft = { format: 'xlsx', framework: '', measure: 'a' };

const isFull = ({ of }: Format): boolean => of === 'required_framework';

/** The default if a framework is required and none is chosen. */
function queryOf(format: Format, { framework, measure }: Draft): Readonly<Record<string, string>> {
  if (format.of === 'measure') return { measure };
  const chosen = isFull(format) && framework === '' ? (CONTROLS[0]?.value ?? '') : framework;
  return chosen === '' ? {} : { framework: chosen };
}

type FieldProps = Readonly<{ format: Format; draft: Draft; onDraft: (draft: Draft) => void }>;

function Scope({ format, draft, onDraft }: FieldProps) {
  const { t } = useSession();
  return format.of === 'measure' ? (
    <SelectField
      label={t('console:gap.measure')}
      isRequired
      value={draft.measure}
      onValue={(measure) => {
        onDraft({ ...draft, measure });
      }}
      choices={MEASURES.map((value) => ({ value, text: t(`measures:name.${value}`) }))}
    />
  ) : (
    <SelectField
      label={t('console:mapping.framework')}
      isRequired={isFull(format)}
      value={queryOf(format, draft)['framework'] ?? ''}
      onValue={(framework) => {
        onDraft({ ...draft, framework });
      }}
      choices={CONTROLS}
      none={isFull(format) ? undefined : t('console:mapping.every')}
    />
  );
}

export function Exports({ apiKey }: { apiKey: string }) {
  const { t, language } = useSession();
  const { isBusy, error, run } = useAction();
  const [draft, setDraft] = useForm<Draft>('export', FIRST);
  const format = FORMATS[draft.format] ?? { text: '', ending: 'txt', of: 'framework' };
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const query = new URLSearchParams({ keel: language, ...queryOf(format, draft) });
    const address = `${location.origin}/v1/exports/${draft.format}?${query.toString()}`;
    const name = `nis2-mapping.${format.ending}`;
    run(() => saveFile({ address, key: apiKey, accept: '*/*', name }));
  };
  return (
    <form class="card no-print" noValidate onSubmit={save}>
      <h2>{t('console:mapping.export')}</h2>
      <SelectField
        label={t('console:mapping.format')}
        isRequired
        value={draft.format}
        onValue={(next) => {
          setDraft({ ...draft, format: next });
        }}
        choices={CHOICES}
      />
      <Scope format={format} draft={draft} onDraft={setDraft} />
      <ErrorNote error={error} />
      <button type="submit" aria-disabled={isBusy}>
        {t('console:mapping.export')}
      </button>
    </form>
  );
}
