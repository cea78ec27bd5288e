/** `npm run faults:mails -- [--where PATTERN]`: kill -9 at every point of sending an email, for every kind of email. */
import { parseArgs } from 'node:util';
import { Chance } from './chance.js';
import { killDuringEmails } from './mails.js';
import { aKey } from './run.js';
import { serversOf } from './servers.js';
import { openSite } from './site.js';

const { values } = parseArgs({ options: { where: { type: 'string', default: '' } } });

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const site = await openSite(serversOf(process.env), new Chance(1));
try {
  await aKey(site, new Chance(1), 1);
  const problems = await killDuringEmails(site, new RegExp(values.where), printLine);
  printLine(problems.length === 0 ? 'holds' : `${String(problems.length)} VIOLATIONS`);
  for (const problem of problems) printLine(`  ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await site.close();
}
// A connection left half-open must not keep the process alive.
process.exit();
