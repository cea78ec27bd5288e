/** Points of each measure as bars; the table beside says the same in numbers. */
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';

type Scores = Contract['GapEvaluation']['meetmed'];

const ROW = 30;
const LABEL = 34;
const BAR = 260;

/** Share of the points from which a bar is no longer red, and from which it is green. */
const FAIR = 0.5;
const GOOD = 1;

function toneOf(share: number): string {
  if (share >= GOOD) return 'good';
  return share >= FAIR ? 'fair' : 'poor';
}

export function MeasureBars({ scores }: { scores: Scores }) {
  const { say } = useSession();
  const height = scores.length * ROW;
  const words = scores.map(
    ({ meede, punktid, max_punktid }) => `${meede}: ${punktid}/${max_punktid}`,
  );
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${LABEL + BAR + 50} ${height}`}
        role="img"
        aria-label={`${say('console:gap.chart')}: ${words.join(', ')}`}
      >
        {scores.map(({ meede, punktid, max_punktid }, row) => (
          <g key={meede} transform={`translate(0 ${row * ROW})`}>
            <text x={LABEL - 12} y="20" text-anchor="end">
              {meede}
            </text>
            <rect class="track" x={LABEL} y="6" width={BAR} height="18" rx="4" />
            <rect
              class={`bar ${toneOf(punktid / max_punktid)}`}
              x={LABEL}
              y="6"
              width={(BAR * punktid) / max_punktid}
              height="18"
              rx="4"
            />
            <text x={LABEL + BAR + 10} y="20">
              {punktid}/{max_punktid}
            </text>
          </g>
        ))}
      </svg>
      <figcaption class="quiet">{say('console:gap.chart')}</figcaption>
    </figure>
  );
}
