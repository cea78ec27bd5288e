/** Score of each measure as a bar; SVG shapes, because browsers omit backgrounds in print. */
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';

type Score = Contract['GapEvaluation']['meetmed'][number];

const FULL = 100;
const THICK = 5;

/** Minimum share of the points for a `fair` and a `good` bar. */
const FAIR = 0.5;
const GOOD = 1;

function toneOf(share: number): string {
  if (share >= GOOD) return 'good';
  return share >= FAIR ? 'fair' : 'poor';
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox={`0 0 ${FULL} ${THICK}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width={FULL} height={THICK} />
      <rect class={`bar ${toneOf(share)}`} width={FULL * share} height={THICK} />
    </svg>
  );
}

function Row({ score: { meede, artikkel, punktid, max_punktid } }: { score: Score }) {
  const { t } = useSession();
  return (
    <li>
      <span>
        <strong>{meede}</strong> {t(`measures:name.${meede}`)}{' '}
        <span class="quiet small nowrap">{artikkel}</span>
      </span>
      <span class="points">
        {punktid}/{max_punktid}
      </span>
      <Bar share={punktid / max_punktid} />
    </li>
  );
}

export function MeasureBars({ scores }: { scores: readonly Score[] }) {
  const { t } = useSession();
  return (
    <section class="chart" aria-labelledby="bars">
      <h3 id="bars">{t('console:gap.chart')}</h3>
      <ul class="plain bars">
        {scores.map((score) => (
          <Row key={score.meede} score={score} />
        ))}
      </ul>
    </section>
  );
}
