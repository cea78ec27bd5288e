/** Session shared by all components: texts, language, key. */
import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { ask } from './api.js';
import { firstLanguage, keepLanguage } from './settings.js';
import { activate, activeOrganisation, addOrganisation } from './organisations.js';
import type { SignedIn } from './signed-in.js';
import { forgetEverything } from './storage.js';
import { tIn, type Translate } from './texts.js';
import { useCredential } from './use-credential.js';

type Session = Readonly<{
  t: Translate;
  language: string;
  setLanguage: (language: string) => void;
  key: string | null;
  setKey: (key: string) => void;
  /** Id of the organisation whose drafts are shown. */
  organisation: string;
  /** Changes when the state of all views must be read again. */
  turn: number;
  choose: (id: string) => void;
  add: () => void;
  /** Shows changes of the list of organisations everywhere. */
  refresh: () => void;
  /** Forgets the key and removes everything that this browser keeps. */
  forget: () => Promise<void>;
  /** The person who is signed in; null with a key. */
  signedIn: SignedIn | null;
  enter: (session: SignedIn) => void;
  /** Asks the service for the session in force. */
  recheck: () => Promise<void>;
  /** Ends the session at the service, then as `forget`. */
  signOut: () => Promise<void>;
}>;

const context = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(context);
  if (session === null) throw new Error('no session around');
  return session;
}

type Localization = Readonly<{ language: string; t: Translate }>;

function useWords(): [Localization | null, (language: string) => void] {
  const [wanted, setWanted] = useState(firstLanguage);
  const [localization, setLocalization] = useState<Localization | null>(null);
  useEffect(() => {
    let isWanted = true;
    tIn(wanted)
      .then((t) => {
        if (!isWanted) return;
        document.documentElement.lang = wanted;
        setLocalization({ language: wanted, t });
      })
      .catch(() => {
        if (wanted !== 'en') setWanted('en');
      });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const choose = useCallback((language: string) => {
    keepLanguage(language);
    setWanted(language);
  }, []);
  return [localization, choose];
}

/** Organisation of the reader. */
function useOwn() {
  const { drop, ...credential } = useCredential();
  const [organisation, setOrganisation] = useState(() => activeOrganisation().id);
  const [turn, setTurn] = useState(0);
  const refresh = useCallback((): void => {
    setOrganisation(activeOrganisation().id);
    setTurn((before) => before + 1);
  }, []);
  const forget = useCallback(async (): Promise<void> => {
    await forgetEverything();
    drop();
    refresh();
  }, [drop, refresh]);
  return useMemo(
    () => ({
      ...credential,
      organisation,
      turn,
      choose: (id: string): void => {
        activate(id);
        setOrganisation(activeOrganisation().id);
      },
      add: (): void => {
        addOrganisation();
        setOrganisation(activeOrganisation().id);
      },
      refresh,
      forget,
      signOut: async (): Promise<void> => {
        await ask('/sign-out', { key: null, body: {} });
        await forget();
      },
    }),
    [credential, organisation, turn, refresh, forget],
  );
}

export function SessionProvider({ children }: { children: ComponentChildren }) {
  const [spoken, setLanguage] = useWords();
  const own = useOwn();
  const session = useMemo(
    () => (spoken === null || !own.isKnown ? null : { ...spoken, setLanguage, ...own }),
    [spoken, setLanguage, own],
  );
  return session === null ? null : <context.Provider value={session}>{children}</context.Provider>;
}
