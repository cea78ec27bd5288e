/** Form that adds a passkey of the person. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addPasskey, loadPasskeys } from '../lib/passkeys.js';
import { useSession } from '../lib/session.js';
import { useAction } from '../lib/use-action.js';
import { ErrorNote, errorOf } from './error-note.js';
import { TextField } from './field.js';

type AddProps = Readonly<{
  apiKey: string;
  onAdded: () => Promise<void>;
  /** Further buttons. */
  children?: ComponentChildren;
}>;

export function AddPasskey({ apiKey, onAdded, children }: AddProps) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const [name, setName] = useState('');
  const [isNameless, setNameless] = useState(false);
  // Safari opens a prompt only soon after the click.
  useEffect(() => {
    loadPasskeys().catch(() => undefined);
  }, []);
  const add = (event: Event): void => {
    event.preventDefault();
    const nimi = name.trim();
    setNameless(nimi === '');
    if (nimi === '') return;
    run(async () => {
      await addPasskey(apiKey, nimi);
      setName('');
      await onAdded();
    });
  };
  return (
    <form noValidate onSubmit={add}>
      <TextField
        label={t('console:passkeys.name')}
        help={t('console:passkeys.name_help')}
        fieldError={isNameless ? t('console:fault.missing') : errorOf(t, error, 'nimi')}
        isRequired
        value={name}
        onValue={setName}
      />
      <ErrorNote error={error} shown={['nimi']} />
      <div class="actions">
        <button type="submit" class="first" aria-disabled={isBusy}>
          {t('console:passkeys.add')}
        </button>
        {children}
      </div>
    </form>
  );
}
