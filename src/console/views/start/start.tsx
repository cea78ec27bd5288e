/** Start view: overview, and how to get or enter a key. */
import { useState } from 'preact/hooks';
import { useSession } from '../../lib/session.js';
import { Heading } from '../../parts/heading.js';
import { OnceShown } from '../../parts/once-shown.js';
import { placesFor } from '../../lib/places.js';
import { PasteKey } from './paste-key.js';
import { Signup } from './signup.js';

function Offers() {
  const { t, key } = useSession();
  const others = placesFor(key).filter(({ name }) => name !== 'start');
  return (
    <ul class="cards">
      {others.map(({ name, path }) => (
        <li key={name}>
          <h2>
            <a href={path}>{t(`console:nav.${name}`)}</a>
          </h2>
          <p>{t(`console:${name}.lead`)}</p>
        </li>
      ))}
    </ul>
  );
}

export function Start() {
  const { t, key, setKey } = useSession();
  const [madeKey, setMadeKey] = useState<string | null>(null);
  const take = (text: string): void => {
    setKey(text);
    setMadeKey(text);
  };
  return (
    <>
      <Heading text={t('console:start.title')} lead={t('console:start.lead')} />
      {madeKey === null || madeKey !== key ? null : (
        <OnceShown text={madeKey} note={`${t('console:key.once')} ${t('console:key.kept')}`} />
      )}
      {key === null ? (
        <div class="columns">
          <Signup onKey={take} />
          <PasteKey />
        </div>
      ) : null}
      <Offers />
    </>
  );
}
