/**
 * Fault injection: breaks the service and checks its invariants. `npm run faults -- [--runs N] [--seconds N] [--seed S]
 * [--what PATTERN] [--where PATTERN] [--runs-alone]`; the patterns select disturbances and points.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Chance } from './chance.js';
import { degrade } from './degradation.js';
import { canDropPackets } from './packets.js';
import { rollingRestart } from './rolling.js';
import { aKey, planOf, run, type RunResult } from './run.js';
import { serversOf } from './servers.js';
import { openSite, type Site } from './site.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '25' },
    /** Seed of the first run; each further run adds one. */
    seed: { type: 'string' },
    /** No run starts after this. */
    seconds: { type: 'string', default: 'Infinity' },
    what: { type: 'string', default: '' },
    where: { type: 'string', default: '' },
    /** Skips the scenarios that do not depend on the seed. */
    'runs-alone': { type: 'boolean', default: false },
    /** Directory for the process logs of failed runs. */
    logs: { type: 'string' },
  },
});

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const choice = { what: new RegExp(values.what), where: new RegExp(values.where) };

const lineOf = ({
  seed,
  disturbance,
  step,
  time,
  orders,
  seconds,
  violations,
}: RunResult): string =>
  [
    String(seed).padStart(10),
    disturbance.padEnd(26),
    `${step}${time > 1 ? ` ${String(time)}` : ''}`.padEnd(22),
    String(orders).padStart(2),
    `${seconds.toFixed(1)} s`.padStart(8),
    violations.length === 0 ? 'holds' : `${String(violations.length)} VIOLATIONS`,
  ].join('  ');

async function runAll(site: Site, firstSeed: number): Promise<RunResult[]> {
  const untilMs = Date.now() + Number(values.seconds) * 1000;
  const results: RunResult[] = [];
  for (let count = 0; count < Number(values.runs) && Date.now() < untilMs; count += 1) {
    const result = await run(site, planOf(firstSeed + count, choice));
    results.push(result);
    printLine(lineOf(result));
    for (const violation of result.violations) printLine(`            ${violation}`);
  }
  return results;
}

function summary(results: readonly RunResult[]): void {
  const names = [...new Set(results.map(({ disturbance }) => disturbance))].sort();
  printLine(`\n${'disturbance'.padEnd(28)}runs  orders  violations`);
  for (const name of names) {
    const its = results.filter(({ disturbance }) => disturbance === name);
    const orders = its.reduce((sum, one) => sum + one.orders, 0);
    const wrong = its.reduce((sum, one) => sum + one.violations.length, 0);
    printLine(
      `${name.padEnd(28)}${String(its.length).padStart(4)}  ${String(orders).padStart(6)}  ${String(wrong).padStart(10)}`,
    );
  }
  const bad = results.filter(({ violations }) => violations.length > 0);
  printLine(`\n${String(results.length)} runs, ${String(bad.length)} with violations`);
  for (const { seed, step } of bad) {
    printLine(
      `to see it again (${step}): npm run faults -- --runs 1 --seed ${String(seed)}${chosen}`,
    );
  }
}

const chosen = `${values.what && ` --what '${values.what}'`}${values.where && ` --where '${values.where}'`}`;

async function keepLogs(site: Site): Promise<void> {
  const { logs } = values;
  if (logs === undefined) return;
  await mkdir(logs, { recursive: true });
  for (const { name, output } of site.processes) await writeFile(`${logs}/${name}.log`, output);
}

/** Scenarios that do not depend on the seed. @returns whether all passed */
async function trySetPieces(site: Site, key: string): Promise<boolean> {
  const pieces = [
    ['both servers away', () => degrade(site, 'refuse', key)],
    ['both servers frozen', () => degrade(site, 'freeze', key)],
    ...(canDropPackets()
      ? [['both servers half open', () => degrade(site, 'drop', key)] as const]
      : []),
    ['rolling restart under load', () => rollingRestart(site, key)],
  ] as const;
  if (!canDropPackets())
    printLine('half-open connections are left out: they need root and iptables');
  let holds = true;
  for (const [name, piece] of pieces) {
    const problems = await piece();
    printLine(
      `${name.padEnd(28)}${problems.length === 0 ? 'holds' : `${String(problems.length)} VIOLATIONS`}`,
    );
    for (const problem of new Set(problems)) printLine(`            ${problem}`);
    holds &&= problems.length === 0;
  }
  return holds;
}

const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const site = await openSite(serversOf(process.env), new Chance(seed));
try {
  const holds =
    values['runs-alone'] || (await trySetPieces(site, await aKey(site, new Chance(seed))));
  const results = await runAll(site, seed);
  summary(results);
  process.exitCode = holds && results.every(({ violations }) => violations.length === 0) ? 0 : 1;
} finally {
  await keepLogs(site);
  await site.close();
}
// A connection left half-open must not keep the process alive.
process.exit();
