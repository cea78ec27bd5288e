/** Diagram of a measure and its links, as Mermaid text and SVG. */
import { escapeMarkup } from '../../../shared/escape-markup.js';
import { confidenceOf, type Confidence } from './confidence.js';
import type { FrameworkKey } from './control.js';
import type { MappingEdge } from './mapping-edge.js';
import { findControl, type MappingGraph } from './mapping-graph.js';
import type { Measure } from './measure.js';

/** `title`: of the measure, localized. `titles`: of the frameworks. */
export type PictureWords = Readonly<{
  title: string;
  titles: Readonly<Record<FrameworkKey, string>>;
}>;

const escapeMermaid = (text: string): string =>
  text.replaceAll('"', '#quot;').replaceAll('\n', ' ');

function labelOf(graph: MappingGraph, edge: MappingEdge): string {
  const title = findControl(graph, edge)?.title ?? null;
  return title === null ? edge.ref : `${edge.ref} ${title}`;
}

const groups = (edges: readonly MappingEdge[]) => Map.groupBy(edges, ({ framework }) => framework);

/** Thick: core link. Dotted: other link of low confidence. */
const arrowOf = (edge: MappingEdge): string =>
  edge.role === 'core' ? '==>' : confidenceOf(edge) === 'low' ? '-.->' : '-->';

export function mermaidOf(
  graph: MappingGraph,
  measure: Measure,
  edges: readonly MappingEdge[],
  words: PictureWords,
): string {
  const blocks = [...groups(edges)].flatMap(([framework, linked]) => [
    `  subgraph ${framework}["${escapeMermaid(words.titles[framework])}"]`,
    ...linked.map(
      (edge) => `    n${String(edges.indexOf(edge))}["${escapeMermaid(labelOf(graph, edge))}"]`,
    ),
    '  end',
  ]);
  const arrows = edges.map(
    (edge, index) => `  m ${arrowOf(edge)}|${edge.relation}| n${String(index)}`,
  );
  const centre = `  m(["${escapeMermaid(`${measure.article} ${words.title}`)}"])`;
  return ['flowchart LR', centre, ...blocks, ...arrows, ''].join('\n');
}

const ROW = 22;
const HEAD = 34;
const GAP = 14;
const WIDTH = 980;
const LEFT = 250;
const RIGHT = 420;
const MAX_LABEL_LENGTH = 72;

const INK: Readonly<Record<Confidence, string>> = {
  high: '#14304f',
  medium: '#8a6426',
  low: '#9aa3ad',
};

const shorten = (text: string): string =>
  text.length <= MAX_LABEL_LENGTH ? text : `${text.slice(0, MAX_LABEL_LENGTH - 1)}…`;

type NodePosition = Readonly<{ edge: MappingEdge; y: number }>;
type Head = Readonly<{ title: string; y: number }>;

function layOut(edges: readonly MappingEdge[], words: PictureWords) {
  const places: NodePosition[] = [];
  const heads: Head[] = [];
  let y = GAP;
  for (const [framework, linked] of groups(edges)) {
    heads.push({ title: words.titles[framework], y: y + ROW });
    y += HEAD;
    for (const edge of linked) {
      places.push({ edge, y: y + ROW / 2 });
      y += ROW;
    }
    y += GAP;
  }
  return { places, heads, height: Math.max(y, 120) };
}

function linesOf(text: string): readonly string[] {
  const longest = 30;
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}

function curve(graph: MappingGraph, { edge, y }: NodePosition, middle: number): string {
  const ink = INK[confidenceOf(edge)];
  const dash = edge.role === 'core' ? '' : ' stroke-dasharray="4 3"';
  const bend = (LEFT + RIGHT) / 2;
  const path = `M${String(LEFT)} ${String(middle)}C${String(bend)} ${String(middle)} ${String(bend)} ${String(y)} ${String(RIGHT)} ${String(y)}`;
  return (
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${edge.role === 'core' ? '2' : '1.2'}"${dash}/>` +
    `<circle cx="${String(RIGHT)}" cy="${String(y)}" r="3.5" fill="${ink}"/>` +
    `<text x="${String(RIGHT + 10)}" y="${String(y + 4)}">${escapeMarkup(shorten(labelOf(graph, edge)))}</text>`
  );
}

function centre(measure: Measure, { title }: PictureWords, middle: number): string {
  const lines = linesOf(title);
  const top = middle - (lines.length * 17) / 2;
  const rows = lines.map(
    (line, index) =>
      `<text x="16" y="${String(top + 17 * (index + 1))}">${escapeMarkup(line)}</text>`,
  );
  return `<text x="16" y="${String(top - 4)}" font-weight="700">${escapeMarkup(measure.article)}</text>${rows.join('')}`;
}

/** Solid line: core link. Colour: confidence. */
export function svgOf(
  graph: MappingGraph,
  measure: Measure,
  edges: readonly MappingEdge[],
  words: PictureWords,
): string {
  const { places, heads, height } = layOut(edges, words);
  const middle = height / 2;
  const label = escapeMarkup(`${measure.article}: ${words.title}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(height)}" role="img" aria-label="${label}" font-family="'Source Sans 3',Arial,sans-serif" font-size="13" fill="#1b2430">`,
    `<title>${label}</title><rect width="100%" height="100%" fill="#ffffff"/>`,
    ...places.map((place) => curve(graph, place, middle)),
    ...heads.map(
      ({ title, y }) =>
        `<text x="${String(RIGHT)}" y="${String(y)}" font-weight="700">${escapeMarkup(title)}</text>`,
    ),
    centre(measure, words, middle),
    '</svg>',
    '',
  ].join('\n');
}
