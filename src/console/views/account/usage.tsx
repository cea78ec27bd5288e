/** Licence and usage of the month, with a chart by day. */
import type { Contract } from '../../lib/contract.js';
import { day, number } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { licenceName } from '../../lib/licence-name.js';

const STEP = 20;
const HEIGHT = 120;
const GAP = 4;
/** From this share on the meter warns; the service sends its first warning there too. */
const NEARLY = 0.8;

function UsageChart({ days }: { days: readonly Contract['RequestDay'][] }) {
  const { t, language } = useSession();
  const most = Math.max(1, ...days.map(({ paringuid }) => paringuid));
  const total = days.reduce((sum, { paringuid }) => sum + paringuid, 0);
  const caption = t('console:account.chart', { total: number(language, total) });
  return (
    <figure class="usage">
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={caption}
      >
        {days.map(({ paev, paringuid }, column) => {
          const height = Math.max(1, (paringuid / most) * (HEIGHT - GAP));
          return (
            <rect
              key={paev}
              class={paringuid === 0 ? 'track' : 'bar fair'}
              x={column * STEP}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
            >
              <title>{`${day(language, paev)}: ${number(language, paringuid)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption class="quiet">{caption}</figcaption>
      <details>
        <summary>{t('console:account.as_table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('console:account.day')}</th>
              <th scope="col" class="number">
                {t('console:account.requests')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ paev, paringuid }) => (
              <tr key={paev}>
                <td>{day(language, paev)}</td>
                <td class="number">{number(language, paringuid)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

type ShareProps = Readonly<{ used: number; limit: number | null; of: string }>;

/** Share of an allowance that is used. */
function Share({ used, limit, of }: ShareProps) {
  return limit === null ? null : (
    <meter min={0} max={limit} high={limit * NEARLY} optimum={0} value={used} aria-label={of} />
  );
}

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
          <Share
            used={kasutus.paringuid}
            limit={kasutus.limiit}
            of={t('console:account.requests')}
          />
          {of(kasutus.paringuid, kasutus.limiit)}{' '}
          <span class="quiet">
            {t('console:account.resets', { date: day(language, kasutus.lahtestub) })}
          </span>
        </dd>
        {soodustused.limiit > 0 && (
          <>
            <dt>{t('console:account.discounts')}</dt>
            <dd>
              <Share
                used={soodustused.kasutatud}
                limit={soodustused.limiit}
                of={t('console:account.discounts')}
              />
              {of(soodustused.kasutatud, soodustused.limiit)}
            </dd>
          </>
        )}
        <dt>{t('console:account.licence')}</dt>
        <dd>
          {litsents === null
            ? t('console:account.no_licence')
            : `${licenceName(t, litsents.liik)} · ${day(language, litsents.lopp)}`}{' '}
          <a href="/console/plans">{t('console:nav.plans')}</a>
        </dd>
      </dl>
      <UsageChart days={kasutus_paevad} />
    </section>
  );
}
