/** A view that requires a key; without one, explains how to get it. */
import type { ComponentChildren } from 'preact';
import { useSession } from '../lib/session.js';

export function NeedKey({ children }: { children: (key: string) => ComponentChildren }) {
  const { t, key } = useSession();
  // A new key resets the view.
  if (key !== null) return <div key={key}>{children(key)}</div>;
  return (
    <div class="note">
      <p>{t('console:key.needed')}</p>
      <p>
        <a class="button first" href="/console">
          {t('console:key.get')}
        </a>
      </p>
    </div>
  );
}
