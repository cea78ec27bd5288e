/** Session shared by all components: texts, language, key. */
import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { storeKey, storedKey } from './key.js';
import { firstLanguage, keepLanguage } from './settings.js';
import { activate, activeOrganisation, addOrganisation } from './organisations.js';
import { forgetEverything } from './storage.js';
import { tIn, type Translate } from './texts.js';

type Session = Readonly<{
  t: Translate;
  language: string;
  setLanguage: (language: string) => void;
  key: string | null;
  setKey: (key: string) => void;
  /** Id of the organisation whose drafts are shown. */
  organisation: string;
  /** Changes when the state of all views must be read anew. */
  turn: number;
  choose: (id: string) => void;
  add: () => void;
  /** Shows changes of the list of organisations everywhere. */
  refresh: () => void;
  /** Forgets the key and removes everything that this browser keeps. */
  forget: () => Promise<void>;
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

/** Key and organisation of the reader. */
function useOwn() {
  const [key, keepKey] = useState(storedKey);
  const [organisation, setOrganisation] = useState(() => activeOrganisation().id);
  const [turn, setTurn] = useState(0);
  return useMemo(
    () => ({
      key,
      organisation,
      turn,
      setKey: (text: string): void => {
        storeKey(text);
        keepKey(text);
      },
      choose: (id: string): void => {
        activate(id);
        setOrganisation(activeOrganisation().id);
      },
      add: (): void => {
        addOrganisation();
        setOrganisation(activeOrganisation().id);
      },
      refresh: (): void => {
        setOrganisation(activeOrganisation().id);
        setTurn((before) => before + 1);
      },
      forget: async (): Promise<void> => {
        await forgetEverything();
        keepKey(null);
        setOrganisation(activeOrganisation().id);
        setTurn((before) => before + 1);
      },
    }),
    [key, organisation, turn],
  );
}

export function SessionProvider({ children }: { children: ComponentChildren }) {
  const [spoken, setLanguage] = useWords();
  const own = useOwn();
  const session = useMemo(
    () => (spoken === null ? null : { ...spoken, setLanguage, ...own }),
    [spoken, setLanguage, own],
  );
  return session === null ? null : <context.Provider value={session}>{children}</context.Provider>;
}
