/** Start view: overview, and how to get or enter a key. */
import { useState } from 'preact/hooks';
import { useSession } from '../../lib/session.js';
import { Heading } from '../../parts/heading.js';
import { OnceShown } from '../../parts/once-shown.js';
import { hasAnyDraft } from '../../lib/storage.js';
import { useForm } from '../../lib/use-stored.js';
import { offersFor } from '../../lib/places.js';
import { isKey, isOperators } from '../../lib/key.js';
import { TextField } from '../../parts/field.js';
import { ask } from '../../lib/api.js';
import { ROLES } from '../../lib/roles.js';
import { RecentChanges } from './recent-changes.js';
import { Organisations } from './organisations.js';
import { RecentOrders } from './recent-orders.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { PersonFields } from '../../parts/person-fields.js';

const FIELDS = ['nimi', 'email', 'roll'] as const;

type Field = (typeof FIELDS)[number];
type Person = Readonly<Record<Field, string>>;

const NOBODY: Person = { nimi: '', email: '', roll: ROLES[0] };

function Signup({ onKey }: { onKey: (key: string) => void }) {
  const { t, language } = useSession();
  const { isBusy, error, run } = useAction();
  const [person, setPerson, drop] = useForm<Person>('signup', NOBODY);
  const of = (field: Field) => ({
    fieldError: errorOf(t, error, field),
    value: person[field],
    onValue: (value: string) => {
      setPerson({ ...person, [field]: value });
    },
  });
  const send = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const body = { ...person, keel: language };
      const { sandbox_voti } = await ask<{ sandbox_voti: string }>('/signup', { key: null, body });
      drop();
      onKey(sandbox_voti);
    });
  };
  return (
    <form class="card" noValidate onSubmit={send}>
      <h2>{t('console:signup.title')}</h2>
      <p class="quiet">{t('console:signup.text')}</p>
      <PersonFields of={of} />
      <ErrorNote error={error} shown={FIELDS} />
      <button type="submit" class="first" aria-disabled={isBusy}>
        {t('console:signup.send')}
      </button>
    </form>
  );
}

function PasteKey() {
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

function Offers() {
  const { t, key } = useSession();
  const others = offersFor(key).filter(({ name }) => name !== 'start');
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

/** What to do next, for readers with a key or with drafts. */
function Home() {
  const { key } = useSession();
  if (isOperators(key) || (key === null && !hasAnyDraft())) return null;
  return (
    <>
      <Organisations />
      {key === null ? null : <RecentOrders apiKey={key} />}
      <RecentChanges />
    </>
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
      <Home />
      {key === null ? (
        <div class="columns">
          <Signup onKey={take} />
          <div>
            <PasteKey />
            <p>
              <a class="button" href="/console/plans">
                {t('console:nav.plans')}
              </a>
            </p>
          </div>
        </div>
      ) : null}
      <Offers />
    </>
  );
}
