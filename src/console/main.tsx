/** Entry point of the console in the browser. */
import { render } from 'preact';
import { applyTheme, firstTheme } from './lib/settings.js';
import { root } from './lib/page-data.js';
import { openStorage } from './lib/storage.js';
import './style/style.css';
import { LocationProvider, useLocation } from 'preact-iso';
import { Footer } from './shell/footer.js';
import { OfflineNote } from './shell/offline-note.js';
import { PasskeyDialog } from './shell/passkey-dialog.js';
import { Masthead } from './shell/masthead.js';
import { SecondFactor, viewOf } from './shell/views.js';
import { placeOf, refusedTo } from './lib/places.js';
import { Refused } from './views/refused.js';
import { SessionProvider, useSession } from './lib/session.js';
import { isLimited } from './lib/signed-in.js';

function Place({ path }: { path: string }) {
  const { key, organisation, turn } = useSession();
  const View = viewOf(path);
  const refused = refusedTo(key, path);
  return refused === null ? (
    <View key={[path, organisation, turn].join(' ')} />
  ) : (
    <Refused key={path} place={refused} />
  );
}

function Frame() {
  const { t, signedIn } = useSession();
  const { path } = useLocation();
  // A further link must still be usable.
  const isStopped = isLimited(signedIn) && placeOf(path)?.name !== 'sign_in';
  return (
    <>
      <a class="skip" href="#main">
        {t('console:skip')}
      </a>
      <Masthead path={path} isLimited={isStopped} />
      <main id="main" class="wrap" tabIndex={-1}>
        <OfflineNote />
        {isStopped ? <SecondFactor /> : <Place path={path} />}
      </main>
      <Footer />
      <PasskeyDialog />
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
