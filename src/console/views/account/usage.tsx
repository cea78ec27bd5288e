/** Licence and usage of the month, with a chart by day. */
import type { Contract } from '../../lib/contract.js';
import { day, number } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { UsageChart } from './usage-chart.js';

export function Usage({ summary }: { summary: Contract['BillingSummary'] }) {
  const { t, language } = useSession();
  const { kasutus, kasutus_paevad, litsents, soodustused } = summary;
  const of = (used: number, limit: number | null): string =>
    limit === null
      ? number(language, used)
      : `${number(language, used)} / ${number(language, limit)}`;
  return (
    <section class="card" aria-labelledby="usage">
      <h2 id="usage">{t('console:account.usage')}</h2>
      <dl class="pairs">
        <dt>{t('console:account.requests')}</dt>
        <dd>
          {of(kasutus.paringuid, kasutus.limiit)}{' '}
          <span class="quiet">
            {t('console:account.resets', { date: day(language, kasutus.lahtestub) })}
          </span>
        </dd>
        {soodustused.limiit > 0 && (
          <>
            <dt>{t('console:account.discounts')}</dt>
            <dd>{of(soodustused.kasutatud, soodustused.limiit)}</dd>
          </>
        )}
        <dt>{t('console:account.licence')}</dt>
        <dd>
          {litsents === null
            ? t('console:account.no_licence')
            : `${t('console:orders.licence', { name: litsents.liik })} · ${day(language, litsents.lopp)}`}
        </dd>
      </dl>
      <UsageChart days={kasutus_paevad} />
    </section>
  );
}
