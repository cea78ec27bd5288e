/** Result of the assessment: score, bars, gaps by priority, next step. Printable. */
import { useEffect, useRef } from 'preact/hooks';
import type { GapEvaluation } from '../../../../schema/offline/answers.js';
import { money } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { Sources } from '../../parts/sources.js';
import { GapPictures } from './gap-pictures.js';
import type { Answers } from './gap-questions.js';
import { SmallNotes } from '../../parts/lines.js';

type Score = GapEvaluation['meetmed'][number];
type Gap = GapEvaluation['pingerida'][number];

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

function MeasureBars({ scores }: { scores: readonly Score[] }) {
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

type ReportProps = Readonly<{ report: GapEvaluation; answers: Answers; onBack: () => void }>;

function Priority({ gap }: { gap: Gap }) {
  const { t } = useSession();
  return (
    <li class="card">
      <p class="small quiet">
        {gap.voti} · {gap.artikkel} · {t(`console:gap.answer.${gap.vastus}`)}
      </p>
      <h3>
        {gap.koht}. {gap.teema}
      </h3>
      <p>{gap.soovitus}</p>
      <p class="quiet">
        {t('console:gap.why')} {gap.kaalu_pohjus}
      </p>
      <p class="quiet">
        {t('console:gap.evidence')} {gap.toendid}
      </p>
      <p class="small quiet">
        ISO/IEC 27001: {gap.iso27001.map(({ viide, nimetus }) => `${viide} ${nimetus}`).join('; ')}
      </p>
      <Sources sources={gap.sources} />
    </li>
  );
}

function NextStep({ step }: { step: GapEvaluation['jargmine_samm'] }) {
  const { t, language } = useSession();
  return (
    <section class="note good">
      <h2>{t('console:gap.next')}</h2>
      <p>{step.tekst}</p>
      {step.hind_eur === null ? null : (
        <p class="quiet">{t('console:from', { price: money(language, step.hind_eur) })}</p>
      )}
    </section>
  );
}

export function GapReport({ report, answers, onBack }: ReportProps) {
  const { t } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { koondskoor, max_skoor, tase, meetmed, pingerida } = report;
  return (
    <>
      <section class="card long">
        <h2 ref={heading} tabIndex={-1}>
          {t('console:gap.score', { points: koondskoor, max: max_skoor })}
        </h2>
        <p>
          <strong>{tase.nimetus}.</strong> {tase.tekst}
        </p>
        <MeasureBars scores={meetmed} />
        <div class="actions">
          <button type="button" class="first" onClick={print}>
            {t('console:gap.print')}
          </button>
          <button type="button" onClick={onBack}>
            {t('console:gap.back')}
          </button>
        </div>
      </section>
      <GapPictures scores={meetmed} answers={answers} />
      <NextStep step={report.jargmine_samm} />
      {pingerida.length === 0 ? null : <h2>{t('console:gap.priorities')}</h2>}
      <ol class="plain">
        {pingerida.map((gap) => (
          <Priority key={gap.voti} gap={gap} />
        ))}
      </ol>
      <SmallNotes notes={report.markused} />
      <Sources sources={report.sources} />
    </>
  );
}
