/** A key that the reader has. */
import { useState } from 'preact/hooks';
import { isKey } from '../../lib/key.js';
import { useSession } from '../../lib/session.js';
import { TextField } from '../../parts/field.js';

export function PasteKey() {
  const { say, setKey } = useSession();
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
      <h2>{say('console:key.paste')}</h2>
      <TextField
        label={say('console:key.field')}
        help={say('console:key.kept')}
        fault={isBad ? say('console:key.bad') : null}
        type="password"
        isRequired
        value={text}
        onValue={setText}
      />
      <div role="alert" class="unseen">
        {isBad ? say('console:key.bad') : ''}
      </div>
      <button type="submit">{say('console:key.use')}</button>
    </form>
  );
}
