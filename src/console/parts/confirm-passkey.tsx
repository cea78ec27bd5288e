/** Button that confirms the session with a passkey. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { confirmPasskey, loadPasskeys } from '../lib/passkeys.js';
import { useSession } from '../lib/session.js';
import { toSignedIn } from '../lib/signed-in.js';
import { useAction } from '../lib/use-action.js';
import { ErrorNote } from './error-note.js';

type ConfirmProps = Readonly<{
  apiKey: string;
  onConfirmed?: () => void;
  /** Further buttons. */
  children?: ComponentChildren;
}>;

export function ConfirmPasskey({ apiKey, onConfirmed, children }: ConfirmProps) {
  const { t, enter } = useSession();
  const { isBusy, error, run } = useAction();
  // Safari opens a prompt only soon after the click.
  useEffect(() => {
    loadPasskeys().catch(() => undefined);
  }, []);
  const confirm = (): void => {
    run(async () => {
      enter(toSignedIn(await confirmPasskey(apiKey)));
      onConfirmed?.();
    });
  };
  return (
    <>
      <ErrorNote error={error} />
      <div class="actions">
        <button type="button" class="first" aria-disabled={isBusy} onClick={confirm}>
          {t('console:passkeys.confirm')}
        </button>
        {children}
      </div>
    </>
  );
}
