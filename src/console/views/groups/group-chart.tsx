/** Picture of a group: entities with their figures and, once computed, their sum and class; lines are holdings. */
import { FIGURES, nameOf, type GroupDraft, type GroupEntity } from '../../lib/group-draft.js';
import type { GroupScoping } from '../../../../schema/offline/answers.js';
import type { Contract } from '../../lib/contract.js';
import { number, shortened } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { BOX, layoutOf, type Layout, type LayoutPoint } from './group-layout.js';

const MAX_LENGTH = 25;
const LINE = 17;
const LEFT = 10;
const MARK = { width: 56, height: 20 } as const;

export type GroupResult = GroupScoping;

export const resultOf = (result: GroupResult | null, id: string) =>
  result?.uksused.find((one) => one.id === id);

export const ownFigures = (entity: GroupEntity): string =>
  FIGURES.map((name) => (entity[name] === '' ? '–' : entity[name])).join(' / ');

export function sumText(
  language: string,
  { tootajad, kaive_meur, bilanss_meur }: Contract['GroupFigures'],
): string {
  return [tootajad, kaive_meur, bilanss_meur].map((one) => number(language, one)).join(' / ');
}

type BoxProps = Readonly<{
  draft: GroupDraft;
  entity: GroupEntity;
  place: LayoutPoint;
  result: GroupResult | null;
}>;

/** What was computed: sum, and class under the national act or else under the Directive. */
function useLines(result: GroupResult | null, id: string): readonly string[] {
  const { t, language } = useSession();
  const found = resultOf(result, id);
  if (result === null || found === undefined) return [];
  const sum = result.kogumid[found.kogum ?? -1];
  const judged = found.riigi_klassifikatsioon ?? found.klassifikatsioon;
  return [
    sum === undefined ? '' : `Σ ${sumText(language, sum.kokku)}`,
    judged === null ? '' : t(`console:class.${judged}`),
  ];
}

function EntityBox({ draft, entity, place: { x, y }, result }: BoxProps) {
  const lines = [ownFigures(entity), ...useLines(result, entity.id)];
  return (
    <g class={`entity ${resultOf(result, entity.id)?.staatus ?? ''}`}>
      <rect x={x} y={y} width={BOX.width} height={BOX.height} rx="8" />
      <text class="name" x={x + LEFT} y={y + LINE}>
        {shortened(nameOf(draft, entity.id), MAX_LENGTH)}
      </text>
      {lines.map((line, at) => (
        <text key={at} x={x + LEFT} y={y + LINE * (at + 2)}>
          {shortened(line, MAX_LENGTH)}
        </text>
      ))}
    </g>
  );
}

type EdgeProps = Readonly<{ from: LayoutPoint; to: LayoutPoint; text: string }>;

function Edge({ from, to, text }: EdgeProps) {
  const [x1, y1] = [from.x + BOX.width / 2, from.y + BOX.height];
  const [x2, y2] = [to.x + BOX.width / 2, to.y];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <g class="holding">
      <path d={`M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`} />
      {text === '' ? null : (
        <>
          <rect x={x - MARK.width / 2} y={y - MARK.height / 2} {...MARK} rx="6" />
          <text x={x} y={y + 5} text-anchor="middle">
            {text}
          </text>
        </>
      )}
    </g>
  );
}

function Edges({ draft, layout }: Readonly<{ draft: GroupDraft; layout: Layout }>) {
  return (
    <>
      {draft.holdings.map(({ omanik, uksus, kapital_protsent: percent }, at) => {
        const [from, to] = [layout.places.get(omanik), layout.places.get(uksus)];
        if (from === undefined || to === undefined) return null;
        return <Edge key={at} from={from} to={to} text={percent === '' ? '' : `${percent} %`} />;
      })}
    </>
  );
}

export function GroupChart({
  draft,
  result,
}: Readonly<{ draft: GroupDraft; result: GroupResult | null }>) {
  const layout = layoutOf(draft);
  return (
    <svg
      class="group-chart"
      viewBox={`0 0 ${String(layout.width)} ${String(layout.height)}`}
      width={layout.width}
      height={layout.height}
      aria-hidden="true"
    >
      <Edges draft={draft} layout={layout} />
      {draft.entities.map((entity) => {
        const place = layout.places.get(entity.id);
        if (place === undefined) return null;
        return (
          <EntityBox key={entity.id} draft={draft} entity={entity} place={place} result={result} />
        );
      })}
    </svg>
  );
}
