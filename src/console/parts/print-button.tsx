/** Prints the view. */
import { useSession } from '../lib/session.js';

export function PrintButton() {
  const { t } = useSession();
  return (
    <div class="actions no-print">
      <button type="button" class="slim" onClick={print}>
        {t('console:print')}
      </button>
    </div>
  );
}
