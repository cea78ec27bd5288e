/** Link to the payment page, which leads back here. */
import { isLostOnLeaving } from '../lib/stores.js';
import { useSession } from '../lib/session.js';

/** In this tab, as long as the key and the drafts outlast it: leaving the page must not lose them. */
export function PayLink({ address }: { address: string }) {
  const { t } = useSession();
  return (
    <a class="button first" href={address} target={isLostOnLeaving ? '_blank' : undefined}>
      {t('console:orders.pay')}
    </a>
  );
}
