/** When, where and as what an organisation became aware of an incident. */
import { useSession } from '../../lib/session.js';
import type { ApiError } from '../../lib/api.js';
import { CountryField } from '../../parts/country-field.js';
import { faultOf } from '../../parts/error-note.js';
import { AreaField, CheckField, TextField } from '../../parts/field.js';

const ROLES = [
  'nis2_entity',
  'nis2_trust_service',
  'dora_financial_entity',
  'gdpr_controller',
  'gdpr_processor',
] as const;

/** `detected`, `notified`: by the reader's own clock, as the input writes it. */
export type Case = Readonly<{
  detected: string;
  notified: string;
  country: string;
  summary: string;
  roles: readonly string[];
}>;

const MINUTE_MS = 60_000;
const MINUTES_LENGTH = 16;

/** This minute, as the input for a local time writes it. */
export function thisMinute(): string {
  const now = new Date();
  const shifted = new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS);
  return shifted.toISOString().slice(0, MINUTES_LENGTH);
}

type FormProps = Readonly<{
  value: Case;
  onValue: (value: Case) => void;
  error: ApiError | null;
}>;

export function IncidentForm({ value, onValue, error }: FormProps) {
  const { say } = useSession();
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
        label={say('console:incident.detected')}
        help={say('console:incident.own_clock')}
        type="datetime-local"
        isRequired
        fault={faultOf(say, error, 'detected_at')}
        value={value.detected}
        onValue={(detected) => {
          onValue({ ...value, detected });
        }}
      />
      <CountryField
        label={say('console:orders.country')}
        fault={faultOf(say, error, 'country')}
        value={value.country}
        onValue={(country) => {
          onValue({ ...value, country });
        }}
      />
      <fieldset>
        <legend>{say('console:incident.roles')}</legend>
        {ROLES.map((role) => (
          <CheckField
            key={role}
            label={say(`console:incident.role.${role}`)}
            value={value.roles.includes(role)}
            onValue={toggle(role)}
          />
        ))}
      </fieldset>
      <TextField
        label={say('console:incident.notified')}
        type="datetime-local"
        fault={faultOf(say, error, 'notification_submitted_at')}
        value={value.notified}
        onValue={(notified) => {
          onValue({ ...value, notified });
        }}
      />
      <AreaField
        label={say('console:incident.summary')}
        value={value.summary}
        onValue={(summary) => {
          onValue({ ...value, summary });
        }}
      />
    </form>
  );
}
