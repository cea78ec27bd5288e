/** Letterhead of the organisation: name, logo and colours on its documents. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { roleIn } from '../../lib/key.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useForm } from '../../lib/use-stored.js';
import { useRequest } from '../../lib/use-request.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { TextField } from '../../parts/field.js';
import { FileField } from '../../parts/file-field.js';

const PATH = '/account/letterhead';
/** Keys of the roles that issue documents under their own name. */
const ISSUERS = ['lawyer_firm', 'lawyer_individual', 'grc_platform'];
const FIELDS = ['nimi', 'pohivarv', 'rohuvarv', 'logo'] as const;
const COLOUR = /^#[0-9a-f]{6}$/i;

type Letterhead = Contract['Letterhead'];

/** `logo`: Base64; null: the stored one stays; '': it is removed. */
type Draft = Readonly<{ nimi: string; pohivarv: string; rohuvarv: string; logo: string | null }>;

const draftOf = ({ nimi, pohivarv, rohuvarv }: Letterhead): Draft => ({
  nimi: nimi ?? '',
  pohivarv: pohivarv ?? '',
  rohuvarv: rohuvarv ?? '',
  logo: null,
});

/** @returns Base64 */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
}

function LogoField({ error, onLogo }: { error: string | null; onLogo: (text: string) => void }) {
  const { t } = useSession();
  return (
    <FileField
      label={t('console:account.letterhead.logo')}
      accept="image/png,image/svg+xml"
      fieldError={error}
      onFile={async (file) => {
        onLogo(await textOf(file));
      }}
    />
  );
}

const colourOf = (text: string): string | undefined => (COLOUR.test(text) ? text : undefined);

/** The head of a document with the stored logo and the colours of the form. */
function Look({ stored, draft }: { stored: Letterhead; draft: Draft }) {
  const { t } = useSession();
  const { logo } = stored;
  const name = draft.nimi === '' ? t('console:account.letterhead.own_name') : draft.nimi;
  return (
    <div class="letterhead">
      {logo === null ? null : <img src={`data:image/png;base64,${logo}`} alt={name} />}
      <strong style={{ color: colourOf(draft.pohivarv) }}>{name}</strong>
      <span aria-hidden="true" style={{ backgroundColor: colourOf(draft.rohuvarv) }} />
    </div>
  );
}

type FormProps = Readonly<{ apiKey: string; stored: Letterhead; onStored: () => void }>;

function Form({ apiKey, stored, onStored }: FormProps) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const [draft, setDraft, drop] = useForm('letterhead', draftOf(stored));
  const store = (body: Partial<Draft>): void => {
    run(async () => {
      await ask<Letterhead>(PATH, { key: apiKey, body });
      drop();
      onStored();
    });
  };
  const text = (field: 'nimi' | 'pohivarv' | 'rohuvarv', help?: string) => (
    <TextField
      label={t(`console:account.letterhead.${field}`)}
      help={help}
      fieldError={errorOf(t, error, field)}
      value={draft[field]}
      onValue={(value) => {
        setDraft({ ...draft, [field]: value });
      }}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        store(draft);
      }}
    >
      <Look stored={stored} draft={draft} />
      {text('nimi')}
      {text('pohivarv', t('console:account.letterhead.main_help'))}
      {text('rohuvarv', t('console:account.letterhead.accent_help'))}
      <LogoField
        error={errorOf(t, error, 'logo')}
        onLogo={(logo) => {
          setDraft({ ...draft, logo });
        }}
      />
      <p class="help">{t('console:account.letterhead.logo_help')}</p>
      <ErrorNote error={error} shown={FIELDS} />
      <span class="buttons">
        <button type="submit" aria-disabled={isBusy}>
          {t('console:account.letterhead.store')}
        </button>
        {stored.logo === null ? null : (
          <button
            type="button"
            class="slim"
            onClick={() => {
              store({ logo: '' });
            }}
          >
            {t('console:account.letterhead.remove_logo')}
          </button>
        )}
      </span>
    </form>
  );
}

function Card({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const { data, error, again } = useRequest(
    (signal) => ask<Letterhead>(PATH, { key: apiKey, signal }),
    [],
  );
  return (
    <section class="card" aria-labelledby="letterhead">
      <h2 id="letterhead">{t('console:account.letterhead.title')}</h2>
      <p class="quiet">{t('console:account.letterhead.lead')}</p>
      <ErrorNote error={error} onRetry={again} />
      {data === null ? null : (
        <Form key={JSON.stringify(data)} apiKey={apiKey} stored={data} onStored={again} />
      )}
    </section>
  );
}

/** Other roles have no letterhead. */
export const LetterheadCard = ({ apiKey }: { apiKey: string }) =>
  ISSUERS.includes(roleIn(apiKey) ?? '') ? <Card apiKey={apiKey} /> : null;
