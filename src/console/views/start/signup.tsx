/** A sandbox key for whoever tells who they are. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote, faultOf } from '../../parts/error-note.js';
import { SelectField, TextField } from '../../parts/field.js';

const ROLES = ['client', 'lawyer_individual', 'lawyer_firm', 'grc_platform'] as const;
const FIELDS = ['nimi', 'email', 'roll'];

export function Signup({ onKey }: { onKey: (key: string) => void }) {
  const { say, language } = useSession();
  const { isBusy, error, run } = useAction();
  const [nimi, setNimi] = useState('');
  const [email, setEmail] = useState('');
  const [roll, setRoll] = useState<string>(ROLES[0]);
  const send = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const body = { nimi, email, roll, keel: language };
      const { sandbox_voti } = await ask<{ sandbox_voti: string }>('/signup', { key: null, body });
      onKey(sandbox_voti);
    });
  };
  return (
    <form class="card" noValidate onSubmit={send}>
      <h2>{say('console:signup.title')}</h2>
      <p class="quiet">{say('console:signup.text')}</p>
      <TextField
        label={say('console:signup.name')}
        fault={faultOf(say, error, 'nimi')}
        autocomplete="organization"
        isRequired
        value={nimi}
        onValue={setNimi}
      />
      <TextField
        label={say('console:signup.email')}
        fault={faultOf(say, error, 'email')}
        type="email"
        autocomplete="email"
        isRequired
        value={email}
        onValue={setEmail}
      />
      <SelectField
        label={say('console:signup.role')}
        fault={faultOf(say, error, 'roll')}
        isRequired
        value={roll}
        onValue={setRoll}
        choices={ROLES.map((role) => ({ value: role, text: say(`console:role.${role}`) }))}
      />
      <ErrorNote error={error} shown={FIELDS} />
      <button type="submit" class="first" aria-disabled={isBusy}>
        {say('console:signup.send')}
      </button>
    </form>
  );
}
