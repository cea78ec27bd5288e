/** Files that the technical check reads; the browser hands over their texts. */
import type { ApiError } from '../../lib/api.js';
import { useSession } from '../../lib/session.js';
import { errorOf } from '../../parts/error-note.js';
import { CheckField, TextField } from '../../parts/field.js';
import { TextFileField } from '../../parts/file-field.js';
import type { Draft } from './order-draft.js';

const FILES = ['dns', 'mta_sts', 'tls_ahel', 'http_pais', 'sbom'] as const;
const PROTOCOLS = ['SSLv2', 'SSLv3', 'TLSv1.0', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const;

type FilesProps = Readonly<{
  draft: Draft;
  error: ApiError | null;
  onDraft: (draft: Draft) => void;
}>;

export function CheckFiles({ draft, error, onDraft }: FilesProps) {
  const { t } = useSession();
  const set = (name: string, text: string): void => {
    onDraft({ ...draft, files: { ...draft.files, [name]: text } });
  };
  const toggle = (name: string, isOffered: boolean): void => {
    const others = draft.protocols.filter((one) => one !== name);
    onDraft({ ...draft, protocols: isOffered ? [...others, name] : others });
  };
  return (
    <fieldset>
      <legend>{t('console:orders.files')}</legend>
      <TextField
        label={t('console:orders.file.domeen')}
        fieldError={errorOf(t, error, 'payload.tehniline_kontroll.domeen')}
        value={draft.files['domeen'] ?? ''}
        onValue={(text) => {
          set('domeen', text);
        }}
      />
      {FILES.map((name) => (
        <TextFileField
          key={name}
          label={t(`console:orders.file.${name}`)}
          fieldError={errorOf(t, error, `payload.tehniline_kontroll.${name}`)}
          onText={(text) => {
            set(name, text);
          }}
        />
      ))}
      <p>{t('console:orders.protocols')}</p>
      {PROTOCOLS.map((name) => (
        <CheckField
          key={name}
          label={name}
          value={draft.protocols.includes(name)}
          onValue={(isOffered) => {
            toggle(name, isOffered);
          }}
        />
      ))}
    </fieldset>
  );
}
