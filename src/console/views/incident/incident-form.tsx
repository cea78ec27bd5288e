/** Form for an incident: times, country and kind of organisation. */
import { useSession } from '../../lib/session.js';
import type { ApiError } from '../../lib/api.js';
import type { IncidentCase } from '../../lib/incident-clocks.js';
import { CountryField } from '../../parts/country-field.js';
import { errorOf } from '../../parts/error-note.js';
import { AreaField, CheckField, TextField } from '../../parts/field.js';

const ROLES = [
  'nis2_entity',
  'nis2_trust_service',
  'dora_financial_entity',
  'gdpr_controller',
  'gdpr_processor',
] as const;

const MINUTE_MS = 60_000;
const MINUTES_LENGTH = 16;

export function thisMinute(): string {
  const now = new Date();
  const shifted = new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS);
  return shifted.toISOString().slice(0, MINUTES_LENGTH);
}

type FormProps = Readonly<{
  value: IncidentCase;
  onValue: (value: IncidentCase) => void;
  error: ApiError | null;
}>;

export function IncidentForm({ value, onValue, error }: FormProps) {
  const { t } = useSession();
  const toggle = (role: string) => (isOn: boolean) => {
    const others = value.roles.filter((one) => one !== role);
    onValue({ ...value, roles: isOn ? [...others, role] : others });
  };
  return (
    <form
      class="card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <TextField
        label={t('console:incident.detected')}
        help={t('console:incident.own_clock')}
        type="datetime-local"
        isRequired
        fieldError={errorOf(t, error, 'detected_at')}
        value={value.detected}
        onValue={(detected) => {
          onValue({ ...value, detected });
        }}
      />
      <CountryField
        label={t('console:orders.country')}
        fieldError={errorOf(t, error, 'country')}
        value={value.country}
        onValue={(country) => {
          onValue({ ...value, country });
        }}
      />
      <fieldset>
        <legend>{t('console:incident.roles')}</legend>
        {ROLES.map((role) => (
          <CheckField
            key={role}
            label={t(`console:incident.role.${role}`)}
            value={value.roles.includes(role)}
            onValue={toggle(role)}
          />
        ))}
      </fieldset>
      <TextField
        label={t('console:incident.notified')}
        type="datetime-local"
        fieldError={errorOf(t, error, 'notification_submitted_at')}
        value={value.notified}
        onValue={(notified) => {
          onValue({ ...value, notified });
        }}
      />
      <AreaField
        label={t('console:incident.summary')}
        value={value.summary}
        onValue={(summary) => {
          onValue({ ...value, summary });
        }}
      />
    </form>
  );
}
