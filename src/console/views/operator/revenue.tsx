/** Orders and revenue by month: a chart and its table. */
import { ORDER_MONTHS } from '../../lib/documents.js';
import { money, monthName, number } from '../../lib/format.js';
import { askGraph } from '../../lib/graph.js';
import { useSession } from '../../lib/session.js';
import { useIsNarrow } from '../../lib/use-is-narrow.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { DataTable } from '../../parts/data-table.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Picture } from '../../parts/picture.js';

type Month = Readonly<{
  month: string;
  placed: number;
  paid: number;
  net: string;
  refunded: number;
  refunded_net: string;
}>;

/** Months that a phone shows without scrolling; the table has all. */
const MAX_NARROW = 6;

/** Sizes in units of the picture. */
const STEP = 50;
const BAR = 34;
const HEIGHT = 170;
const TOP = 24;
const BOTTOM = 24;

/** The bars show the revenue; the figure above each is the number of paid orders. */
function Bars({ months: all }: { months: readonly Month[] }) {
  const { language } = useSession();
  const months = useIsNarrow() ? all.slice(-MAX_NARROW) : all;
  const most = Math.max(1, ...months.map(({ net }) => Number(net)));
  const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return (
    <svg
      class="revenue"
      width={months.length * STEP}
      height={TOP + HEIGHT + BOTTOM}
      viewBox={`0 0 ${months.length * STEP} ${TOP + HEIGHT + BOTTOM}`}
      aria-hidden="true"
    >
      {months.map(({ month, net, paid }, at) => {
        const height = Math.max(1, (Number(net) / most) * HEIGHT);
        const x = at * STEP + (STEP - BAR) / 2;
        const y = TOP + HEIGHT - height;
        return (
          <g key={month}>
            <rect class="bar" x={x} y={y} width={BAR} height={height}>
              <title>{`${monthName(language, month)}: ${money(language, net)}`}</title>
            </rect>
            <text x={x + BAR / 2} y={y - 6} text-anchor="middle">
              {number(language, paid)}
            </text>
            <text x={x + BAR / 2} y={TOP + HEIGHT + 17} text-anchor="middle" class="quiet">
              {short.format(new Date(`${month}-01T00:00:00Z`))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function MonthTable({ months }: { months: readonly Month[] }) {
  const { t, language } = useSession();
  return (
    <DataTable
      caption={t('console:operator.revenue')}
      hasHeading
      columns={[
        { title: t('console:orders.month') },
        { title: t('console:orders.date'), isNumber: true },
        { title: t('console:olek.makstud'), isNumber: true },
        { title: t('console:orders.net'), isNumber: true },
        { title: t('console:olek.tagastatud'), isNumber: true },
      ]}
      rows={months
        .toReversed()
        .map(({ month, placed, paid, net, refunded, refunded_net: refundedNet }) => [
          monthName(language, month),
          number(language, placed),
          number(language, paid),
          money(language, net),
          refunded === 0 ? '–' : `${number(language, refunded)} (${money(language, refundedNet)})`,
        ])}
    />
  );
}

type RevenueAnswer = Readonly<{ operator: Readonly<{ months: readonly Month[] }> }>;

export function Revenue({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const { data, error, isBusy, again } = useRequest(
    (signal) => askGraph<RevenueAnswer>(ORDER_MONTHS, {}, { key: apiKey, signal }),
    [],
  );
  if (data === null) {
    return (
      <section class="card">
        <h2>{t('console:operator.revenue')}</h2>
        <ErrorNote error={error} onRetry={again} />
        <Busy isBusy={isBusy} />
      </section>
    );
  }
  const { months } = data.operator;
  return (
    <Picture
      title={t('console:operator.revenue')}
      legend={<p>{t('console:operator.revenue_text')}</p>}
      table={<MonthTable months={months} />}
    >
      <Bars months={months} />
    </Picture>
  );
}
