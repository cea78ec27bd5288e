/** Loading indicator that does not shift the layout. */
import { useSession } from '../lib/session.js';

export function Busy({ isBusy }: { isBusy: boolean }) {
  const { t } = useSession();
  return (
    <p role="status" class="busy quiet">
      {isBusy ? t('console:loading') : ''}
    </p>
  );
}
