/** Signup form for a sandbox key. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { SelectField, TextField } from '../../parts/field.js';

const ROLES = ['client', 'lawyer_individual', 'lawyer_firm', 'grc_platform'] as const;
const FIELDS = ['nimi', 'email', 'roll'];

export function Signup({ onKey }: { onKey: (key: string) => void }) {
  const { t, language } = useSession();
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
      <h2>{t('console:signup.title')}</h2>
      <p class="quiet">{t('console:signup.text')}</p>
      <TextField
        label={t('console:signup.name')}
        fieldError={errorOf(t, error, 'nimi')}
        autocomplete="organization"
        isRequired
        value={nimi}
        onValue={setNimi}
      />
      <TextField
        label={t('console:signup.email')}
        fieldError={errorOf(t, error, 'email')}
        type="email"
        autocomplete="email"
        isRequired
        value={email}
        onValue={setEmail}
      />
      <SelectField
        label={t('console:signup.role')}
        fieldError={errorOf(t, error, 'roll')}
        isRequired
        value={roll}
        onValue={setRoll}
        choices={ROLES.map((role) => ({ value: role, text: t(`console:role.${role}`) }))}
      />
      <ErrorNote error={error} shown={FIELDS} />
      <button type="submit" class="first" aria-disabled={isBusy}>
        {t('console:signup.send')}
      </button>
    </form>
  );
}
