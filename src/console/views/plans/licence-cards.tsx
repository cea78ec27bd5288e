/** Licences with their prices and allowances. */
import { money, number } from '../../lib/format.js';
import { licenceName } from '../../lib/licence-name.js';
import type { Licence } from '../../lib/offers.js';
import { pageData } from '../../lib/page-data.js';
import { useSession } from '../../lib/session.js';

export function MonthlyPrice({ licence }: { licence: Licence }) {
  const { t, language } = useSession();
  return (
    <p class="price">
      {money(language, licence.hind_eur)} / {t('console:orders.month')}
    </p>
  );
}

export function Allowances({ licence }: { licence: Licence }) {
  const { t, language } = useSession();
  const limits = pageData.limits[licence.voti];
  return (
    <ul>
      {limits?.perMonth == null ? null : (
        <li>
          {t('console:plans.requests', {
            minute: number(language, limits.perMinute),
            month: number(language, limits.perMonth),
          })}
        </li>
      )}
      <li>{t('console:plans.discounts', { count: number(language, licence.kvoot) })}</li>
    </ul>
  );
}

export function LicenceCards({ licences }: { licences: readonly Licence[] }) {
  const { t } = useSession();
  return (
    <ul class="cards plans">
      {licences.map((licence) => (
        <li key={licence.voti}>
          <h2>{licenceName(t, licence.voti)}</h2>
          <MonthlyPrice licence={licence} />
          <Allowances licence={licence} />
          <a class="button first" href={`/console/plans/${licence.voti}`}>
            {t('console:plans.buy')}
            <span class="unseen"> {licenceName(t, licence.voti)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
