/** Requests per day as a bar chart and as a table. */
import type { Contract } from '../../lib/contract.js';
import { day, number } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';

const STEP = 20;
const HEIGHT = 120;
const GAP = 4;

export function UsageChart({ days }: { days: readonly Contract['RequestDay'][] }) {
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
