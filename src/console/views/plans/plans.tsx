/** Plans and prices, and the order of a licence. */
import { useLocation } from 'preact-iso';
import { licenceName } from '../../lib/licence-name.js';
import { useOffers, type Offers } from '../../lib/offers.js';
import { useSession } from '../../lib/session.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { Checkout } from './checkout.js';
import { LicenceCards } from './licence-cards.js';
import { PriceTable } from './price-table.js';
import { RiskTiers } from './risk-tiers.js';

function All({ offers }: { offers: Offers }) {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:nav.plans')} lead={t('console:plans.lead')} />
      <LicenceCards licences={offers.litsentsid} />
      <PriceTable offers={offers.teenused} />
      <RiskTiers offers={offers} />
      <p class="quiet">{t('console:plans.vat')}</p>
    </>
  );
}

export function Plans() {
  const { t } = useSession();
  const { path } = useLocation();
  const { data, error, isBusy, again } = useOffers();
  const chosen = path.split('/')[3] ?? '';
  const licence = data?.litsentsid.find(({ voti }) => voti === chosen);
  if (licence !== undefined) return <Checkout licence={licence} />;
  if (data !== null) return <All offers={data} />;
  return (
    <>
      <Heading text={chosen === '' ? t('console:nav.plans') : licenceName(t, chosen)} />
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
    </>
  );
}
