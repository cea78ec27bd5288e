/** Error message in the reader's language, with the request id for support. */
import type { ApiError, FieldError } from '../lib/api.js';
import { fieldName } from '../lib/field-names.js';
import { useSession } from '../lib/session.js';
import type { Translate } from '../lib/texts.js';

/** Types of refusals that concern the session or its passkey, not a field. */
const OF_PASSKEYS =
  /^(passkey_invalid|passkey_required|(recent_)?second_factor_required|recent_sign_in_required)$/;

/** Localized texts by error type; other types show the service's message. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^missing$/, 'missing'],
  [/^(int_|float_|finite)/, 'number'],
  [/^greater_than/, 'too_small'],
  [/^less_than/, 'too_large'],
  [/_too_short$/, 'too_short'],
  [/_too_long$/, 'too_long'],
  [/^email$/, 'email'],
  [/^url_/, 'url'],
  [/^date/, 'date'],
  [/^own_key$/, 'own_key'],
  [/^key_rotated$/, 'key_rotated'],
  [/^too_many_endpoints$/, 'too_many'],
  [/^too_many_passkeys$/, 'too_many_passkeys'],
  [/_quota_exceeded$/, 'month'],
];

function errorText(t: Translate, { type, msg }: FieldError): string {
  const kind = KINDS.find(([form]) => form.test(type))?.[1];
  if (kind !== undefined) return t(`console:fault.${kind}`);
  return msg === '' ? t('console:fault.unknown') : t('console:fault.other', { msg });
}

function titleOf(t: Translate, { code, details }: ApiError): string {
  const type = details.find((one) => OF_PASSKEYS.test(one.type))?.type;
  return type === undefined ? t(`console:error.${code}`) : t(`console:passkeys.${type}`);
}

export function errorOf(t: Translate, error: ApiError | null, field: string): string | null {
  const fieldError = error?.details.find((one) => one.field === field);
  return fieldError === undefined ? null : errorText(t, fieldError);
}

type NoteProps = Readonly<{
  error: ApiError | null;
  /** Fields that show their own errors. */
  shown?: readonly string[];
  /** Names a field for the reader; empty: left out. */
  nameOf?: (field: string) => string;
  onRetry?: () => void;
}>;

export function ErrorNote({ error, shown = [], onRetry, ...props }: NoteProps) {
  const { t } = useSession();
  const nameOf = props.nameOf ?? ((field: string) => fieldName(t, field));
  if (error === null) return <div role="alert" />;
  const others = error.details.filter(
    ({ field, type }) => !shown.includes(field) && !OF_PASSKEYS.test(type),
  );
  return (
    <div role="alert">
      <div class="note bad">
        <p>
          <strong>{titleOf(t, error)}</strong>
        </p>
        {others.length === 0 ? null : (
          <ul>
            {others.map((fieldError) => (
              <li key={fieldError.field + fieldError.type}>
                <strong>{nameOf(fieldError.field)}</strong> {errorText(t, fieldError)}
              </li>
            ))}
          </ul>
        )}
        {error.requestId === null ? null : (
          <p class="quiet small">{t('console:request', { id: error.requestId })}</p>
        )}
        {onRetry === undefined ? null : (
          <button type="button" onClick={onRetry}>
            {t('console:retry')}
          </button>
        )}
      </div>
    </div>
  );
}
