/** Session shared by all components: texts, language, key. */
import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { storeKey, storedKey } from './key.js';
import { firstLanguage, keepLanguage } from './settings.js';
import { forgetStored } from './use-kept.js';
import { tIn, type Translate } from './texts.js';

type Session = Readonly<{
  t: Translate;
  language: string;
  setLanguage: (language: string) => void;
  key: string | null;
  setKey: (key: string | null) => void;
}>;

const context = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(context);
  if (session === null) throw new Error('no session around');
  return session;
}

type Spoken = Readonly<{ language: string; t: Translate }>;

function useWords(): [Spoken | null, (language: string) => void] {
  const [wanted, setWanted] = useState(firstLanguage);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    let isWanted = true;
    tIn(wanted)
      .then((t) => {
        if (!isWanted) return;
        document.documentElement.lang = wanted;
        setSpoken({ language: wanted, t });
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
  return [spoken, choose];
}

export function SessionProvider({ children }: { children: ComponentChildren }) {
  const [spoken, setLanguage] = useWords();
  const [key, keepKey] = useState(storedKey);
  const setKey = useCallback((text: string | null) => {
    storeKey(text);
    if (text === null) forgetStored();
    keepKey(text);
  }, []);
  const session = useMemo(
    () => (spoken === null ? null : { ...spoken, setLanguage, key, setKey }),
    [spoken, setLanguage, key, setKey],
  );
  return session === null ? null : <context.Provider value={session}>{children}</context.Provider>;
}
