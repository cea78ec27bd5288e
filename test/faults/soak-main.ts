/** `npm run soak -- [--seconds N] [--sockets N] [--busy N]`: load test with idle sockets and busy connections. */
import { parseArgs } from 'node:util';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig } from '../../src/config/env.js';
import { makeKey } from '../support/test-service.js';
import { Chance } from './chance.js';
import { serversOf } from './servers.js';
import { openSite, type Site } from './site.js';
import { soak } from './soak.js';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    sockets: { type: 'string', default: '1000' },
    busy: { type: 'string', default: '200' },
  },
});

/** Sockets per key that a process allows. */
const SOCKETS_OF_KEY = 50;
const MAX_PRINTED = 20;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

async function keysFor(site: Site, count: number): Promise<string[]> {
  const { keys, close } = await openKeys(loadConfig(site.env));
  const made: string[] = [];
  while (made.length < count) made.push(await makeKey(keys, 'lawyer_firm', 'live'));
  await close();
  return made;
}

async function run(): Promise<boolean> {
  const [sockets, busy, seconds] = [values.sockets, values.busy, values.seconds].map(Number);
  if (sockets === undefined || busy === undefined || seconds === undefined) return false;
  const site = await openSite(serversOf(process.env), new Chance(1));
  try {
    const count = Math.max(1, Math.ceil(sockets / site.nodes.length / SOCKETS_OF_KEY));
    const plan = { sockets, busy, seconds, keys: await keysFor(site, count) };
    const { answered, seconds: lasted, memory, problems } = await soak(site, plan);
    printLine(
      `${String(sockets)} idle sockets, ${String(busy)} busy connections, ${lasted.toFixed(0)} s`,
    );
    printLine(`${String(answered)} answers, ${(answered / lasted).toFixed(0)} a second`);
    for (const [name, [early, late]] of memory) {
      printLine(
        `${name.padEnd(10)}${String(early)} MB in the second third, ${String(late)} MB in the last`,
      );
    }
    printLine(problems.length === 0 ? 'holds' : `${String(problems.length)} PROBLEMS`);
    for (const problem of [...new Set(problems)].slice(0, MAX_PRINTED)) printLine(`  ${problem}`);
    return problems.length === 0;
  } finally {
    await site.close();
  }
}

process.exitCode = (await run()) ? 0 : 1;
// A half-open connection must not keep the process alive.
process.exit();
