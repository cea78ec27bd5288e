/** Radar of the ten measures, and heat map of all answers. */
import type { GapEvaluation } from '../../../../schema/offline/answers.js';
import { useSession } from '../../lib/session.js';
import { DataTable } from '../../parts/data-table.js';
import { Picture } from '../../parts/picture.js';
import type { Answers } from './gap-questions.js';

type Scores = GapEvaluation['meetmed'];

/** Sizes in units of the picture. */
const SIZE = 360;
const CENTRE = SIZE / 2;
const RADIUS = 130;
const LABEL = RADIUS + 22;
const RINGS = [0.25, 0.5, 0.75, 1];

const pointAt = (at: number, count: number, radius: number): readonly [number, number] => {
  const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
};

const polygon = (radii: readonly number[]): string =>
  radii
    .map((radius, at) =>
      pointAt(at, radii.length, radius)
        .map((one) => one.toFixed(1))
        .join(','),
    )
    .join(' ');

function Radar({ scores }: { scores: Scores }) {
  const shares = scores.map(({ punktid, max_punktid }) => punktid / max_punktid);
  return (
    <svg
      class="radar"
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${String(SIZE)} ${String(SIZE)}`}
      aria-hidden="true"
    >
      {RINGS.map((ring) => (
        <polygon key={ring} class="ring" points={polygon(shares.map(() => ring * RADIUS))} />
      ))}
      {scores.map(({ meede }, at) => {
        const [x, y] = pointAt(at, scores.length, LABEL);
        const [endX, endY] = pointAt(at, scores.length, RADIUS);
        return (
          <g key={meede}>
            <path
              class="ring"
              d={`M${String(CENTRE)} ${String(CENTRE)}L${String(endX)} ${String(endY)}`}
            />
            <text class="name" x={x} y={y + 5} text-anchor="middle">
              {meede}
            </text>
          </g>
        );
      })}
      <polygon class="value" points={polygon(shares.map((share) => share * RADIUS))} />
    </svg>
  );
}

const TONES: Readonly<Record<string, string>> = { jah: 'good', osaliselt: 'warn', ei: 'bad' };
const CELL = { width: 120, height: 34, gap: 4 } as const;
const HEAD = 34;
const QUESTIONS = ['1', '2'] as const;

function HeatMap({ scores, answers }: Readonly<{ scores: Scores; answers: Answers }>) {
  const { t } = useSession();
  const width = HEAD + QUESTIONS.length * (CELL.width + CELL.gap);
  const height = scores.length * (CELL.height + CELL.gap);
  return (
    <svg
      class="heat-map"
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      aria-hidden="true"
    >
      {scores.map(({ meede }, row) => {
        const y = row * (CELL.height + CELL.gap);
        return (
          <g key={meede}>
            <text class="name" x="8" y={y + 22}>
              {meede}
            </text>
            {QUESTIONS.map((number, column) => {
              const answer = answers[meede + number] ?? '';
              const x = HEAD + column * (CELL.width + CELL.gap);
              const { width: w, height: h } = CELL;
              return (
                <g key={number} class={`cell ${TONES[answer] ?? ''}`}>
                  <rect x={x} y={y} width={w} height={h} rx="5" />
                  <text x={x + 8} y={y + 22}>
                    {`${meede}${number} ${t(`console:gap.answer.${answer}`)}`}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

export function GapPictures({ scores, answers }: Readonly<{ scores: Scores; answers: Answers }>) {
  const { t } = useSession();
  const textOf = (question: string): string => {
    const answer = answers[question];
    return answer === undefined ? '–' : t(`console:gap.answer.${answer}`);
  };
  const names = (
    <ul class="plain measures">
      {scores.map(({ meede }) => (
        <li key={meede}>
          <strong>{meede}</strong> {t(`measures:name.${meede}`)}
        </li>
      ))}
    </ul>
  );
  return (
    <Picture
      title={t('console:gap.pictures')}
      table={
        <DataTable
          caption={t('console:gap.pictures')}
          columns={[
            { title: t('console:gap.measure') },
            { title: t('console:gap.points'), isNumber: true },
            { title: `${t('console:gap.question')} 1` },
            { title: `${t('console:gap.question')} 2` },
          ]}
          rows={scores.map(({ meede, punktid, max_punktid: most }) => [
            `${meede} ${t(`measures:name.${meede}`)}`,
            `${String(punktid)}/${String(most)}`,
            textOf(`${meede}1`),
            textOf(`${meede}2`),
          ])}
        />
      }
    >
      <div class="pair">
        <Radar scores={scores} />
        <HeatMap scores={scores} answers={answers} />
        <details class="small">
          <summary>{t('console:mapping.all')}</summary>
          {names}
        </details>
      </div>
    </Picture>
  );
}
