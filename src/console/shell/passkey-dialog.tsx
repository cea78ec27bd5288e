/** Asks for the passkey when the service wants a newer confirmation of a change; the request is then repeated. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { cancelPrompt } from '../lib/passkeys.js';
import { onPasskeyAsked } from '../lib/second-factor.js';
import { useSession } from '../lib/session.js';
import { ConfirmPasskey } from '../parts/confirm-passkey.js';

const CONFIRMED = 'confirmed';

/** The dialog and what opens it; it returns whether the passkey was confirmed. */
function useAsked() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [turn, setTurn] = useState(0);
  const settle = useRef<(isConfirmed: boolean) => void>(() => undefined);
  const ask = (): Promise<boolean> => {
    setTurn((before) => before + 1);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  };
  useEffect(() => onPasskeyAsked(ask), []);
  useEffect(() => {
    if (turn > 0) dialog.current?.showModal();
  }, [turn]);
  const onClose = (): void => {
    const isConfirmed = dialog.current?.returnValue === CONFIRMED;
    if (dialog.current !== null) dialog.current.returnValue = '';
    if (!isConfirmed) cancelPrompt().catch(() => undefined);
    settle.current(isConfirmed);
  };
  return { dialog, turn, onClose };
}

export function PasskeyDialog() {
  const { t, signedIn } = useSession();
  const { dialog, turn, onClose } = useAsked();
  const id = useId();
  const close = (value: string): void => {
    dialog.current?.close(value);
  };
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <p id={id}>
        <strong>{t('console:passkeys.confirm_title')}</strong>
      </p>
      <p>{t('console:passkeys.recent')}</p>
      {signedIn === null || turn === 0 ? null : (
        <ConfirmPasskey
          key={turn}
          apiKey={signedIn.key}
          onConfirmed={() => {
            close(CONFIRMED);
          }}
        >
          <button
            type="button"
            onClick={() => {
              close('');
            }}
          >
            {t('console:cancel')}
          </button>
        </ConfirmPasskey>
      )}
    </dialog>
  );
}
