/** What the risk tiers mean, and what they cost. */
import { money } from '../../lib/format.js';
import { RISK_TIERS, type Offers } from '../../lib/offers.js';
import { useSession } from '../../lib/session.js';
import { DataTable } from '../../parts/data-table.js';

function For({ offers, tier }: Readonly<{ offers: Offers; tier: string }>) {
  const { t } = useSession();
  return (
    <>
      {offers.astmed
        .filter(({ tase }) => tase === tier)
        .map(({ klassifikatsioon, suurus }) => (
          <div key={`${klassifikatsioon} ${suurus ?? ''}`}>
            {t(`console:class.${klassifikatsioon}`)}
            {suurus === null ? '' : ` (${t(`console:size.${suurus}`)})`}
          </div>
        ))}
    </>
  );
}

export function RiskTiers({ offers }: { offers: Offers }) {
  const { t, language } = useSession();
  const tiered = offers.teenused.filter(({ tasemed }) => tasemed !== null);
  return (
    <section class="card" aria-labelledby="tiers">
      <h2 id="tiers">{t('console:orders.tier')}</h2>
      <DataTable
        caption={t('console:plans.tiers_text')}
        columns={[
          { title: '' },
          { title: t('console:home.class') },
          ...tiered.map(({ nimetus }) => ({ title: nimetus, isNumber: true })),
        ]}
        rows={RISK_TIERS.map((tier) => [
          tier,
          <For key="for" offers={offers} tier={tier} />,
          ...tiered.map(({ tasemed }) => money(language, tasemed?.[tier] ?? 0)),
        ])}
      />
    </section>
  );
}
