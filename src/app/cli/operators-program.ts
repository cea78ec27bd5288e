/** Commands for operator keys, the only interface to them. */
import { InvalidArgumentError, type Command } from 'commander';
import { keyStatus } from '../../modules/api-keys/domain/key-standing.js';
import type { OperatorKeyEntry } from '../../modules/api-keys/operator-keys.repository.js';
import type { OperatorKeysService } from '../../modules/api-keys/operator-keys.service.js';
import type { Terminal } from '../../client/cli/terminal.js';
import { toKeyName } from './arguments.js';
import { JSON_OPTION, reportDone, reportList, type JsonOption } from './report.js';
import { toUuid } from './arguments.js';
import { isoDay } from '../../shared/iso-day.js';

type OperatorKeys = Pick<OperatorKeysService, 'create' | 'list' | 'block'>;

export type WithOperators = <Result>(
  work: (keys: OperatorKeys) => Promise<Result>,
) => Promise<Result>;

const DEFAULT_DAYS = 90;
const MAX_DAYS = 365;

const HEAD = ['ID', 'KEY', 'CREATED', 'ENDS', 'LAST USED', 'STATE', 'NAME'] as const;

const day = (at: Date | null): string => (at === null ? '-' : isoDay(at));

const toCells = (one: OperatorKeyEntry): readonly string[] => [
  one.keyId,
  `nis2_operator_…${one.last4}`,
  day(one.createdAt),
  day(one.expiresAt),
  day(one.usedAt),
  keyStatus(one, new Date()),
  one.name,
];

function toDays(text: string): number {
  const days = Number(text);
  if (!/^\d+$/.test(text) || days < 1 || days > MAX_DAYS)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_DAYS}.`);
  return days;
}

type CreateOptions = Readonly<{ name: string; days: number; json?: boolean }>;

async function create(
  { name, days, json }: CreateOptions,
  withOperators: WithOperators,
  { output, note }: Terminal,
): Promise<void> {
  const { keyId, text } = await withOperators((keys) => keys.create({ name, days }));
  if (json === true) {
    output(`${JSON.stringify({ key: text, keyId })}\n`);
    return;
  }
  output(`${text}\n`);
  note(`id ${keyId}; expires in ${days} days; the key is not shown again\n`);
}

function addCreate(parent: Command, withOperators: WithOperators, terminal: Terminal): void {
  parent
    .command('create')
    .description('Creates an operator key for the console and prints it once')
    .requiredOption('--name <name>', 'name of the holder, 2 to 200 characters', toKeyName)
    .option('--days <number>', 'days until it expires', toDays, DEFAULT_DAYS)
    .option('--json', 'print an object with key and id')
    .action((options: CreateOptions) => create(options, withOperators, terminal));
}

export function addOperators(
  program: Command,
  withOperators: WithOperators,
  terminal: Terminal,
): void {
  const operators = program.command('operators').description('Keys of operators');
  addCreate(operators, withOperators, terminal);
  operators
    .command('list')
    .description('Lists them, newest first')
    .option('--json', 'print an array')
    .action(async (options: JsonOption) => {
      const entries = await withOperators((keys) => keys.list());
      reportList(terminal, options, entries, { head: HEAD, toCells });
    });
  operators
    .command('block')
    .description('Blocks a key; running services reject it at once')
    .argument('<keyId>', 'id of the key, as listed', toUuid)
    .option(...JSON_OPTION)
    .action(async (keyId: string, options: JsonOption) => {
      await withOperators((keys) => keys.block(keyId));
      reportDone(terminal, options, { keyId, isBlocked: true }, `blocked ${keyId}\n`);
    });
}
