/** Bar chart of the results: answers per second relative to the fastest subject of each workload. */
import { escapeMarkup } from '../../src/shared/escape-markup.js';
import type { Report, WorkloadReport } from './report.js';

const WIDTH = 860;
const LEFT = 170;
const BAR = 16;
const GAP = 6;
const HEAD = 30;
const RIGHT = 190;
const MARGIN = 16;

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" ${more}>${escapeMarkup(words)}</text>`;

const heightOf = ({ figures }: WorkloadReport): number => HEAD + figures.length * (BAR + GAP) + GAP;

function group({ title, figures }: WorkloadReport, top: number): string {
  const most = Math.max(...figures.map(({ perSecond }) => perSecond));
  const service = figures[0]?.perSecond ?? NaN;
  const bars = figures.map(({ subject, perSecond, p99Ms }, index) => {
    const y = top + HEAD + index * (BAR + GAP);
    const width = Math.max(1, ((WIDTH - LEFT - RIGHT) * perSecond) / most);
    const fill = subject.startsWith('service') ? '#0b5cad' : '#9aa7b4';
    const ratio = (perSecond / service).toFixed(2);
    const words = `${Math.round(perSecond)}/s · ${ratio} · p99 ${p99Ms.toFixed(1)} ms`;
    return [
      text(LEFT - 8, y + BAR - 4, subject, 'text-anchor="end"'),
      `<rect x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" fill="${fill}"/>`,
      text(LEFT + width + 6, y + BAR - 4, words, 'fill="#5b6670"'),
    ].join('');
  });
  return `${text(MARGIN, top + 20, title, 'font-weight="600"')}${bars.join('\n')}`;
}

export function chart({ machine, workloads }: Report): string {
  const tops = workloads.map((_, index) =>
    workloads.slice(0, index).reduce((sum, one) => sum + heightOf(one), MARGIN),
  );
  const height = workloads.reduce((sum, one) => sum + heightOf(one), MARGIN) + 34;
  const groups = workloads.map((one, index) => group(one, tops[index] ?? 0));
  const foot = `${machine['processor'] ?? ''}, Node.js ${machine['node'] ?? ''}, one core for the server, one for the load`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`,
    ` font-family="system-ui, sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>`,
    ...groups,
    text(MARGIN, height - 14, foot, 'fill="#5b6670"'),
    '</svg>\n',
  ].join('\n');
}
