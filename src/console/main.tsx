/** Entry point of the console in the browser. */
import { render } from 'preact';
import { applyTheme, firstTheme } from './lib/settings.js';
import { root } from './lib/page-data.js';
import { openStorage } from './lib/storage.js';
import './style/style.css';
import { LocationProvider, useLocation } from 'preact-iso';
import { Footer } from './shell/footer.js';
import { OfflineNote } from './shell/offline-note.js';
import { Masthead } from './shell/masthead.js';
import { viewOf } from './shell/views.js';
import { refusedTo } from './lib/places.js';
import { Refused } from './views/refused.js';
import { SessionProvider, useSession } from './lib/session.js';

function Frame() {
  const { t, key, organisation, turn } = useSession();
  const { path } = useLocation();
  const View = viewOf(path);
  const refused = refusedTo(key, path);
  return (
    <>
      <a class="skip" href="#main">
        {t('console:skip')}
      </a>
      <Masthead path={path} />
      <main id="main" class="wrap" tabIndex={-1}>
        <OfflineNote />
        {refused === null ? (
          <View key={[path, organisation, turn].join(' ')} />
        ) : (
          <Refused key={path} place={refused} />
        )}
      </main>
      <Footer />
    </>
  );
}

function App() {
  return (
    <LocationProvider scope="/console">
      <SessionProvider>
        <Frame />
      </SessionProvider>
    </LocationProvider>
  );
}

applyTheme(firstTheme());
await openStorage();
render(<App />, root);
