/** Name, navigation, language and theme. */
import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../lib/session.js';
import { pageData } from '../lib/page-data.js';
import { KeyState } from './key-state.js';
import { LanguageChoice } from './language-choice.js';
import { ThemeChoice } from './theme-choice.js';
import { placeOf, placesFor } from '../lib/places.js';

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

export function Masthead({ path }: { path: string }) {
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
          aria-controls="views settings"
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {t('console:nav.menu')}
        </button>
        <div class="settings" id="settings">
          <LanguageChoice />
          <ThemeChoice />
          <KeyState />
        </div>
      </div>
      <div class="wrap">
        <Navigation path={path} />
      </div>
    </header>
  );
}
