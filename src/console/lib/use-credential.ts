/** The key that is used, or the session in its place. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { ask, SESSION_ENDED, SESSION_LIMITED } from './api.js';
import type { Contract } from './contract.js';
import { forgetKey, storeKey, storedKey } from './key.js';
import { storedSession, storeSession, toSignedIn, type SignedIn } from './signed-in.js';
import { isLostOnLeaving } from './stores.js';

/** The session as this browser remembers it. A key that was entered in the tab comes first. */
const firstSession = (): SignedIn | null => (storedKey() === null ? storedSession() : null);

/** The session, and whether it is known if there is one. */
function useSignedIn() {
  const [signedIn, setSignedIn] = useState(firstSession);
  const [isKnown, setKnown] = useState(!isLostOnLeaving);
  const show = useCallback((session: SignedIn | null): void => {
    storeSession(session);
    setSignedIn(session);
  }, []);
  /** Without a network, the remembered session stays. */
  const recheck = useCallback(async (): Promise<void> => {
    try {
      const { session } = await ask<Contract['SessionState']>('/session', { key: null });
      show(session === null ? null : toSignedIn(session));
    } catch {
      // The next request decides.
    }
    setKnown(true);
  }, [show]);
  useEffect(() => {
    const look = (): void => void recheck();
    // A confirmation gives the session a new token, so a request under way may be refused although it goes on.
    addEventListener(SESSION_ENDED, look);
    addEventListener(SESSION_LIMITED, look);
    if (signedIn !== null || !isKnown) look();
    return () => {
      removeEventListener(SESSION_ENDED, look);
      removeEventListener(SESSION_LIMITED, look);
    };
  }, []);
  return { signedIn, isKnown, show, recheck };
}

export function useCredential() {
  const [typed, setTyped] = useState(storedKey);
  const { signedIn, isKnown, show, recheck } = useSignedIn();
  return useMemo(
    () => ({
      isKnown,
      recheck,
      key: typed ?? signedIn?.key ?? null,
      signedIn: typed === null ? signedIn : null,
      setKey: (text: string): void => {
        storeKey(text);
        setTyped(text);
      },
      enter: (session: SignedIn): void => {
        forgetKey();
        setTyped(null);
        show(session);
      },
      drop: (): void => {
        setTyped(null);
        show(null);
      },
    }),
    [typed, signedIn, isKnown, show, recheck],
  );
}
