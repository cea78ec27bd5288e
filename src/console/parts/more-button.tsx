/** Loads the next page of a list. */
import { useSession } from '../lib/session.js';

export function MoreButton({ hasMore, more }: Readonly<{ hasMore: boolean; more: () => void }>) {
  const { t } = useSession();
  return hasMore ? (
    <button type="button" onClick={more}>
      {t('console:orders.more')}
    </button>
  ) : null;
}
