/** Explores the states of orders, payments, refunds, licences, invoices, keys and outbox. `npm run model -- [--most N]` */
import { parseArgs } from 'node:util';
import { explore } from './explore.js';
import { Model } from './model.js';
import { SCENARIOS } from './scenarios.js';
import { Transaction } from './settlement.js';

const { values } = parseArgs({
  options: {
    /** Most states of each scenario. */
    most: { type: 'string', default: '2000000' },
  },
});

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

let states = 0;
let moves = 0;
for (const scenario of SCENARIOS) {
  const startedMs = performance.now();
  const model = new Model(scenario, (db) => new Transaction(db));
  const found = await explore(model.exploration(Number(values.most)));
  states += found.states;
  moves += found.moves;
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const extent = found.isComplete ? 'all states' : 'stopped at the bound';
  printLine(
    `${scenario.name}\n  ${String(found.states)} states, ${String(found.moves)} moves, depth ${String(found.depth)}, ${extent}, ${seconds} s`,
  );
  if (found.violation === null) continue;
  process.exitCode = 1;
  printLine(`  VIOLATION: ${found.violation.rule}`);
  for (const label of found.violation.history) printLine(`    ${label}`);
}
printLine(`${String(states)} states, ${String(moves)} moves`);
