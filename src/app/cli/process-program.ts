/** Process commands: `serve`, `worker`, `migrate`, `doctor`. */
import type { Command } from 'commander';
import { Outcome } from '../../client/cli/exit-codes.js';
import type { Terminal } from '../../client/cli/terminal.js';
import { textTable } from '../../client/cli/text-table.js';
import type { Finding } from './doctor.js';
import type { JsonOption } from './report.js';

export type ProcessCommands = Readonly<{
  serve: () => Promise<void>;
  work: () => Promise<void>;
  /** @returns names of the migrations applied now */
  migrate: () => Promise<readonly string[]>;
  examine: () => Promise<readonly Finding[]>;
}>;

const FAILED = 1;

function addMigrate(program: Command, { migrate }: ProcessCommands, terminal: Terminal): void {
  program
    .command('migrate')
    .description('Applies pending migrations; waits if another node is applying them')
    .option('--json', 'print an array of the applied migrations')
    .action(async ({ json }: JsonOption) => {
      const names = await migrate();
      if (json === true) terminal.output(`${JSON.stringify(names)}\n`);
      else terminal.output(names.map((name) => `${name}\n`).join(''));
      terminal.note(`${names.length} migrations applied\n`);
    });
}

function addDoctor(program: Command, { examine }: ProcessCommands, terminal: Terminal): void {
  program
    .command('doctor')
    .description(
      'Checks configuration, database, clock, Redis, law data and mail; exit code 1 on failure',
    )
    .option('--json', 'print an array')
    .action(async ({ json }: JsonOption) => {
      const findings = await examine();
      const rows = findings.map(({ part, state, note }) => [part, state, note]);
      terminal.output(json === true ? `${JSON.stringify(findings, null, 2)}\n` : textTable(rows));
      if (findings.some(({ state }) => state === 'failed')) throw new Outcome(FAILED);
    });
}

export function addProcessCommands(
  program: Command,
  commands: ProcessCommands,
  terminal: Terminal,
): void {
  program
    .command('serve')
    .description('Runs the service in the role set by ROLE')
    .action(() => commands.serve());
  program
    .command('worker')
    .description('Runs a worker only')
    .action(() => commands.work());
  addMigrate(program, commands, terminal);
  addDoctor(program, commands, terminal);
}
