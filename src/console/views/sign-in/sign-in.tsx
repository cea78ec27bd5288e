/** Signing in: asks for a link by email, and uses the link that led here. */
import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { ask, type ApiError } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { toSignedIn } from '../../lib/signed-in.js';
import { useAction } from '../../lib/use-action.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { TextField } from '../../parts/field.js';
import { Heading } from '../../parts/heading.js';

/** Behind `#`, where no server sees it. It leaves the address at once, so that it is in no history. */
function takeToken(): string | null {
  const token = /^#([\w-]{43})$/.exec(location.hash)?.[1] ?? null;
  if (token !== null) history.replaceState(null, '', location.pathname);
  return token;
}

function useLink(): Readonly<{ isBusy: boolean; error: ApiError | null }> {
  const { enter } = useSession();
  const { route } = useLocation();
  const { isBusy, error, run } = useAction();
  useEffect(() => {
    const follow = (): void => {
      const token = takeToken();
      if (token === null) return;
      run(async () => {
        const session = await ask<Contract['SignedIn']>('/sign-in', { key: null, body: { token } });
        enter(toSignedIn(session));
        route('/console');
      });
    };
    follow();
    // A link that is opened in this tab changes the part behind `#` alone.
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, []);
  return { isBusy, error };
}

function RequestLink() {
  const { t, language } = useSession();
  const { isBusy, error, run } = useAction();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<Readonly<{ email: string; minutes: number }> | null>(null);
  const send = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      setSent(null);
      const body = { email, keel: language };
      const answer = await ask<Contract['SignInRequest']>('/sign-in/request', { key: null, body });
      setSent({ email: email.trim(), minutes: answer.valid_minutes });
    });
  };
  return (
    <form class="card" noValidate onSubmit={send}>
      <TextField
        label={t('console:signup.email')}
        fieldError={errorOf(t, error, 'email')}
        type="email"
        autocomplete="email"
        isRequired
        value={email}
        onValue={setEmail}
      />
      <ErrorNote error={error} shown={['email']} />
      <button type="submit" class="first" aria-disabled={isBusy}>
        {t('console:sign_in.send')}
      </button>
      <div role="status">
        {sent === null ? null : <p class="note good">{t('console:sign_in.sent', sent)}</p>}
      </div>
    </form>
  );
}

function BadLink({ error }: { error: ApiError | null }) {
  const { t } = useSession();
  if (error?.code !== 'VALIDATION_FAILED') return <ErrorNote error={error} />;
  return (
    <p class="note warn" role="alert">
      {t('console:sign_in.bad_link')}
    </p>
  );
}

export function SignIn() {
  const { t, signedIn } = useSession();
  const { query } = useLocation();
  const { isBusy, error } = useLink();
  const isDone = 'done' in query && signedIn === null;
  return (
    <>
      <Heading text={t('console:sign_in.title')} lead={t('console:sign_in.lead')} />
      <div role="status">
        {isDone ? <p class="note good">{t('console:sign_in.done')}</p> : null}
      </div>
      <BadLink error={error} />
      <Busy isBusy={isBusy} />
      {isBusy ? null : <RequestLink />}
    </>
  );
}
