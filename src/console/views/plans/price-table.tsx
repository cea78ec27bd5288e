/** Services with their prices, net of VAT. */
import { money } from '../../lib/format.js';
import type { Offer } from '../../lib/offers.js';
import { useSession } from '../../lib/session.js';
import { DataTable } from '../../parts/data-table.js';

function Price({ offer }: { offer: Offer }) {
  const { t, language } = useSession();
  const { perioodid, hind_min_eur: least, hind_max_eur: most } = offer;
  if (perioodid !== null) {
    return (
      <>
        {money(language, perioodid.kuu)} / {t('console:orders.month')}
        <br />
        {money(language, perioodid.aasta)} / {t('console:orders.year')}
      </>
    );
  }
  const price = money(language, least);
  return <>{least === most ? price : t('console:from', { price })}</>;
}

export function PriceTable({ offers }: { offers: readonly Offer[] }) {
  const { t, language } = useSession();
  return (
    <section class="card" aria-labelledby="prices">
      <h2 id="prices">{t('console:orders.documents')}</h2>
      <DataTable
        caption={t('console:plans.lead')}
        hasHeading
        columns={[
          { title: t('console:orders.service') },
          { title: t('console:orders.net'), isNumber: true },
          { title: t('console:account.discounts'), isNumber: true },
        ]}
        rows={offers.map((offer) => [
          <>
            <strong>{offer.nimetus}</strong>
            <p class="small quiet">{offer.kirjeldus}</p>
          </>,
          <Price key="price" offer={offer} />,
          offer.soodushind === null ? '–' : money(language, offer.soodushind.professional),
        ])}
      />
    </section>
  );
}
