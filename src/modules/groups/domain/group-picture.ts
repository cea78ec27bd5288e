/** A group as an SVG picture: owners above what they hold, percentages on the lines, figures in the boxes. */
import { escapeMarkup } from '../../../shared/escape-markup.js';
import type { GroupAssessment } from './assess-group.js';
import type { Amounts } from './amounts.js';
import type { GroupEntity, GroupGraph } from './group-graph.js';

/** Sizes in pixels. */
const BOX = { width: 190, height: 66, gapX: 24, gapY: 70, margin: 20 } as const;
const LINE = 18;
const MAX_LABEL_LENGTH = 24;

type PicturePoint = Readonly<{ x: number; y: number }>;

const COLOURS = { linked: '#dbeafe', partner: '#fef3c7', autonomous: '#f1f5f9' } as const;
const OTHER = '#ffffff';

/** Level below the owners; holdings that close a cycle are not followed. */
function levelsOf({ entities, holdings }: GroupGraph): ReadonlyMap<string, number> {
  const open = new Map(entities.map(({ id }) => [id, 0]));
  const out = new Map<string, string[]>(entities.map(({ id }) => [id, []]));
  for (const { holder, held } of holdings) {
    open.set(held, (open.get(held) ?? 0) + 1);
    out.get(holder)?.push(held);
  }
  const levels = new Map<string, number>();
  const queue = entities.map(({ id }) => id).filter((id) => open.get(id) === 0);
  for (const id of queue) levels.set(id, 0);
  const visit = (id: string): void => {
    for (const held of out.get(id) ?? []) {
      const left = (open.get(held) ?? 1) - 1;
      open.set(held, left);
      levels.set(held, Math.max(levels.get(held) ?? 0, (levels.get(id) ?? 0) + 1));
      if (left === 0) queue.push(held);
    }
  };
  for (const id of queue) visit(id);
  return levels;
}

function placesOf(graph: GroupGraph): ReadonlyMap<string, PicturePoint> {
  const levels = levelsOf(graph);
  const used = new Map<number, number>();
  return new Map(
    graph.entities.map(({ id }) => {
      const level = levels.get(id) ?? 0;
      const column = used.get(level) ?? 0;
      used.set(level, column + 1);
      const x = BOX.margin + column * (BOX.width + BOX.gapX);
      const y = BOX.margin + level * (BOX.height + BOX.gapY);
      return [id, { x, y }];
    }),
  );
}

const shortened = (label: string): string =>
  label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : label;

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

const sumText = ({ employees, turnoverMeur, balanceSheetMeur }: Amounts): string =>
  [employees, turnoverMeur, balanceSheetMeur].map(({ value }) => rounded(value)).join(' / ');

const ownText = ({ figures: { latest } }: GroupEntity): string =>
  latest === null
    ? ''
    : [latest.employees, latest.turnoverMeur, latest.balanceSheetMeur]
        .map((value) => (value === null ? '–' : rounded(value)))
        .join(' / ');

const textAt = (x: number, y: number, text: string): string =>
  `<text x="${String(x)}" y="${String(y)}">${escapeMarkup(text)}</text>`;

function box(
  entity: GroupEntity,
  { x, y }: PicturePoint,
  { label, sum, colour }: Readonly<{ label: string; sum: string; colour: string }>,
): string {
  const lines = [shortened(label), ownText(entity), sum === '' ? '' : `Σ ${sum}`];
  const texts = lines.map((line, at) => textAt(x + 8, y + LINE * (at + 1), line)).join('');
  const size = `width="${String(BOX.width)}" height="${String(BOX.height)}"`;
  return `<rect x="${String(x)}" y="${String(y)}" ${size} rx="6" fill="${colour}"/>${texts}`;
}

function line(from: PicturePoint, to: PicturePoint, label: string): string {
  const [x1, y1] = [from.x + BOX.width / 2, from.y + BOX.height];
  const [x2, y2] = [to.x + BOX.width / 2, to.y];
  const ends = `x1="${String(x1)}" y1="${String(y1)}" x2="${String(x2)}" y2="${String(y2)}"`;
  return `<line ${ends}/>${textAt((x1 + x2) / 2 + 4, (y1 + y2) / 2, label)}`;
}

/** @param nameOf label of an entity */
export function groupPicture(
  graph: GroupGraph,
  { positions, components }: GroupAssessment,
  nameOf: (id: string) => string,
): string {
  const places = placesOf(graph);
  const lines = graph.holdings.flatMap(({ holder, held, capital, votes }) => {
    const [from, to] = [places.get(holder), places.get(held)];
    const percent = Math.max(capital ?? 0, votes ?? 0);
    return from === undefined || to === undefined
      ? []
      : [line(from, to, percent === 0 ? '' : `${rounded(percent)} %`)];
  });
  const boxes = graph.entities.flatMap((entity, at) => {
    const place = places.get(entity.id);
    const { component = null, status = null } = positions[at] ?? {};
    const total = components[component ?? -1]?.total.latest;
    const sum = total === undefined ? '' : sumText(total);
    const colour = status === null ? OTHER : COLOURS[status];
    return place === undefined
      ? []
      : [box(entity, place, { label: nameOf(entity.id), sum, colour })];
  });
  const all = [...places.values()];
  const width = Math.max(...all.map(({ x }) => x)) + BOX.width + BOX.margin;
  const height = Math.max(...all.map(({ y }) => y)) + BOX.height + BOX.margin;
  const size = `width="${String(width)}" height="${String(height)}"`;
  const look =
    '<style>text{font:12px sans-serif;fill:#0f172a}rect,line{stroke:#334155;stroke-width:1}</style>';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">${look}${lines.join('')}${boxes.join('')}</svg>`;
}
