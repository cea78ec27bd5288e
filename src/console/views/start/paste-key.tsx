/** Input for an existing key. */
import { useState } from 'preact/hooks';
import { isKey } from '../../lib/key.js';
import { useSession } from '../../lib/session.js';
import { TextField } from '../../parts/field.js';

export function PasteKey() {
  const { t, setKey } = useSession();
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const use = (event: Event): void => {
    event.preventDefault();
    const key = text.trim();
    setBad(!isKey(key));
    if (isKey(key)) setKey(key);
  };
  return (
    <form class="card" noValidate onSubmit={use}>
      <h2>{t('console:key.paste')}</h2>
      <TextField
        label={t('console:key.field')}
        help={t('console:key.kept')}
        fieldError={isBad ? t('console:key.bad') : null}
        type="password"
        isRequired
        value={text}
        onValue={setText}
      />
      <div role="alert" class="unseen">
        {isBad ? t('console:key.bad') : ''}
      </div>
      <button type="submit">{t('console:key.use')}</button>
    </form>
  );
}
