/**
 * `npm run platforms`: orders, limits, sockets, server-sent events and portfolios on every combination of PostgreSQL,
 * pooler, Redis and proxy, and starts that wrong settings prevent. What is not installed is skipped and listed.
 *   --pairs         few combinations that cover every pair
 *   --only a,b      combinations of these values, e.g. 18,transaction,caddy
 */
import { parseArgs } from 'node:util';
import { allCells, pairwiseCells } from './axes.js';
import { runCell } from './cell.js';
import { runRefusals } from './refusals.js';
import { findAxes, Site, type PlatformCell } from './site.js';

const { values } = parseArgs({
  options: { pairs: { type: 'boolean', default: false }, only: { type: 'string' } },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const secondsSince = (beganMs: number): string => ((performance.now() - beganMs) / 1000).toFixed(1);

const isSelected = (cell: PlatformCell): boolean => {
  const of: readonly string[] = Object.values(cell);
  return (values.only?.split(',') ?? []).every((value) => of.includes(value));
};

async function printCell(site: Site, cell: PlatformCell): Promise<boolean> {
  const beganMs = performance.now();
  const errors = await runCell(site, cell);
  const { postgres, connection, redis, proxy } = cell;
  const outcome = errors.length === 0 ? 'ok' : 'FAILED';
  const row = [postgres.padEnd(10), connection.padEnd(11), redis.padEnd(8), proxy.padEnd(7)];
  print(`${row.join(' ')} ${outcome} (${secondsSince(beganMs)} s)`);
  for (const error of errors) print(`  ${error}`);
  return errors.length === 0;
}

async function printRefusals(site: Site, axes: Parameters<typeof runRefusals>[1]) {
  const refusals = await runRefusals(site, axes);
  for (const { what, output, isClear } of refusals) {
    print(`${isClear ? 'refused' : 'FAILED'}: ${what}: ${output}`);
  }
  return refusals.filter(({ isClear }) => !isClear).length;
}

const axes = await findAxes();
for (const name of axes.missing) print(`left out: ${name} is not installed here`);
const cells = (values.pairs ? pairwiseCells(axes) : allCells(axes)).filter(isSelected);
const site = await Site.open();
const beganMs = performance.now();
let failed = 0;
try {
  print('PostgreSQL connection  Redis    proxy');
  for (const cell of cells) failed += (await printCell(site, cell)) ? 0 : 1;
  const unclear = cells.length === 0 ? 0 : await printRefusals(site, axes);
  print(
    `${String(cells.length)} combinations, ${String(failed)} failed, ${String(unclear)} wrong settings not refused; ${secondsSince(beganMs)} s`,
  );
  failed += unclear;
} finally {
  await site.close();
}
const isMistyped = cells.length === 0 && values.only !== undefined;
process.exitCode = failed > 0 || isMistyped ? 1 : 0;
