/** The first view: what there is, and how to get or give a key. */
import { useState } from 'preact/hooks';
import { useSession } from '../../lib/session.js';
import { Heading } from '../../parts/heading.js';
import { OnceShown } from '../../parts/once-shown.js';
import { placesFor } from '../../shell/places.js';
import { PasteKey } from './paste-key.js';
import { Signup } from './signup.js';

function Offers() {
  const { say, key } = useSession();
  const others = placesFor(key).filter(({ name }) => name !== 'start');
  return (
    <ul class="cards">
      {others.map(({ name, path }) => (
        <li key={name}>
          <h2>
            <a href={path}>{say(`console:nav.${name}`)}</a>
          </h2>
          <p>{say(`console:${name}.lead`)}</p>
        </li>
      ))}
    </ul>
  );
}

export function Start() {
  const { say, key, setKey } = useSession();
  const [madeKey, setMadeKey] = useState<string | null>(null);
  const take = (text: string): void => {
    setKey(text);
    setMadeKey(text);
  };
  return (
    <>
      <Heading text={say('console:start.title')} lead={say('console:start.lead')} />
      {madeKey === null || madeKey !== key ? null : (
        <OnceShown text={madeKey} note={`${say('console:key.once')} ${say('console:key.kept')}`} />
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
