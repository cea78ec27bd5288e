/** Lists what still works without a network. */
import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../lib/session.js';

export function OfflineNote() {
  const { t } = useSession();
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const follow = (): void => {
      setOffline(!navigator.onLine);
    };
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, []);
  return (
    <div role="status">{isOffline ? <p class="note warn">{t('console:offline')}</p> : null}</div>
  );
}
