/**
 * `npm run check:outside`: third-party linters and clients, installed on first use, accept the contract and work with
 * it. Their packages are large and needed by nothing else (D-356).
 */
import { compileWithTada } from './gql-tada.js';
import { lintWithN8n, lintWithRedocly } from './linters.js';
import { pageWithRelay } from './relay.js';
import { Workshop } from './workshop.js';

const CHECKS = {
  'Redocly: recommended rules': lintWithRedocly,
  'n8n: linter of nodes': lintWithN8n,
  'gql.tada: types': compileWithTada,
  'Relay: compiler and paging': pageWithRelay,
};

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'failed';

const workshop = await Workshop.open();
try {
  for (const [name, check] of Object.entries(CHECKS)) {
    const failure = await check(workshop).then(() => null, messageOf);
    printLine(failure === null ? `passed  ${name}` : `failed  ${name}\n${failure}`);
    if (failure !== null) process.exitCode = 1;
  }
} finally {
  await workshop.close();
}
