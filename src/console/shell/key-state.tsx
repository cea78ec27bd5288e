/** Shows the key in use, and lets the reader remove it. */
import { useState } from 'preact/hooks';
import { kindOf } from '../lib/key.js';
import { useSession } from '../lib/session.js';

export function KeyState() {
  const { t, key, setKey } = useSession();
  const [isForgotten, setForgotten] = useState(false);
  const forget = (): void => {
    setKey(null);
    setForgotten(true);
  };
  return (
    <div class="key-state">
      <span role="status">
        {key === null
          ? t(isForgotten ? 'console:key.forgotten' : 'console:key.none')
          : t(`console:key.${kindOf(key)}`)}
      </span>
      {key === null ? null : (
        <button type="button" class="slim" onClick={forget}>
          {t('console:key.forget')}
        </button>
      )}
    </div>
  );
}
