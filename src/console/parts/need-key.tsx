/** A view that a key opens; without one it tells where to get it. */
import type { ComponentChildren } from 'preact';
import { useSession } from '../lib/session.js';

export function NeedKey({ children }: { children: (key: string) => ComponentChildren }) {
  const { t, key } = useSession();
  // Another key begins anew.
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
