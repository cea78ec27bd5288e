/** Name, navigation, language and theme. */
import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../lib/session.js';
import { LANGUAGES, pageData } from '../lib/page-data.js';
import { placeOf, placesFor } from '../lib/places.js';
import { kindOf } from '../lib/key.js';
import { ownName } from '../lib/format.js';
import { organisationName } from '../lib/organisation-name.js';
import { organisations } from '../lib/organisations.js';
import { useHasStored } from '../lib/use-stored.js';
import { ConfirmButton } from '../parts/confirm-button.js';
import { SignOutButton } from '../parts/sign-out-button.js';
import { firstTheme, keepTheme, THEMES } from '../lib/settings.js';

function ThemeChoice() {
  const { t } = useSession();
  const [theme, setTheme] = useState(firstTheme);
  return (
    <label class="choice">
      <span>{t('console:theme.label')}</span>
      <select
        value={theme}
        onChange={(event) => {
          const chosen = THEMES.find((one) => one === event.currentTarget.value) ?? 'system';
          keepTheme(chosen);
          setTheme(chosen);
        }}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {t(`console:theme.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function LanguageChoice() {
  const { t, language, setLanguage } = useSession();
  return (
    <label class="choice">
      <span>{t('console:language')}</span>
      <select
        value={language}
        onChange={(event) => {
          setLanguage(event.currentTarget.value);
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function SignedInState({ email }: { email: string }) {
  return (
    <div class="key-state">
      <SignOutButton class="slim">{email}</SignOutButton>
    </div>
  );
}

function KeyState() {
  const { t, key, forget, signedIn } = useSession();
  const isKept = useHasStored();
  const [isForgotten, setForgotten] = useState(false);
  const forgetAll = (): void => {
    void forget().then(() => {
      setForgotten(true);
    });
  };
  if (signedIn !== null) return <SignedInState email={signedIn.email} />;
  return (
    <div class="key-state">
      {key === null ? <a href="/console/sign-in">{t('console:sign_in.title')}</a> : null}
      <span role="status">
        {key === null
          ? t(isForgotten ? 'console:key.forgotten' : 'console:key.none')
          : t(`console:key.${kindOf(key)}`)}
      </span>
      {key === null && !isKept ? null : (
        <ConfirmButton
          class="slim"
          label={t('console:key.forget')}
          question={t('console:key.forget_sure')}
          needsConfirmation={isKept}
          onConfirm={forgetAll}
        />
      )}
    </div>
  );
}

function OrganisationChoice() {
  const { t, organisation, choose } = useSession();
  const all = organisations();
  if (all.length < 2) return null;
  return (
    <label class="choice">
      <span>{t('console:home.organisation')}</span>
      <select
        value={organisation}
        onChange={(event) => {
          choose(event.currentTarget.value);
        }}
      >
        {all.map((one, at) => (
          <option key={one.id} value={one.id}>
            {organisationName(t, one, at)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Navigation({ path }: { path: string }) {
  const { t, key } = useSession();
  const here = placeOf(path);
  return (
    <nav id="views" aria-label={t('console:nav.label')}>
      <ul>
        {placesFor(key).map((place) => (
          <li key={place.name}>
            <a href={place.path} aria-current={place === here ? 'page' : undefined}>
              {t(`console:nav.${place.name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** @param isLimited nothing can be opened yet */
export function Masthead({ path, isLimited }: { path: string; isLimited: boolean }) {
  const { t } = useSession();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setOpen(false);
  }, [path]);
  return (
    <header class={isOpen ? 'open' : ''}>
      <div class="wrap bar">
        <a class="brand" href="/console">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="7" fill="#14304f" />
            <path class="mark" d="M9 23V9l14 14V9" />
          </svg>
          <span>{pageData.provider}</span>
        </a>
        <button
          type="button"
          class="menu"
          aria-expanded={isOpen}
          aria-controls={isLimited ? 'settings' : 'views settings'}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {t('console:nav.menu')}
        </button>
        <div class="settings" id="settings">
          {isLimited ? null : <OrganisationChoice />}
          <LanguageChoice />
          <ThemeChoice />
          <KeyState />
        </div>
      </div>
      <div class="wrap">{isLimited ? null : <Navigation path={path} />}</div>
    </header>
  );
}
