/** The operator's commands: results on standard output, messages on standard error. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import { addKeys as addOwnKeys } from '../../client/cli/account.js';
import { addCommon, addCompletion, newProgram } from '../../client/cli/program.js';
import { MODES, ROLES, TIERS } from '../../shared/caller.js';
import type { Mode, Role, Tier } from '../../shared/caller.js';
import type { CreatedKey, KeysService } from '../../modules/api-keys/keys.service.js';
import { addBackups, type Backups } from './backup-program.js';
import { addProcessCommands, type ProcessCommands } from './process-program.js';
import { addJobs, type WithJobs } from './jobs-program.js';
import { KEY_TABLE } from './key-list.js';
import { addOrganisations, type WithRecords } from './organisations-program.js';
import { addQuarantine, type WithQuarantine } from './quarantine-program.js';
import { addReceipts, type OpenReceipt } from './receipt-program.js';
import { addVerify, type FileVerifier } from './verify-program.js';
import { addRefunds, type WithRefunds } from './refunds-program.js';
import type { CliContext, Terminal } from '../../client/cli/terminal.js';
import { toKeyName } from './arguments.js';
import { addOperators, type WithOperators } from './operators-program.js';
import { addMail, type PreviewMail } from './mail-program.js';
import { JSON_OPTION, reportDone, reportList, type JsonOption } from './report.js';
import { toUuid } from './arguments.js';
import { addVat, type WithVatReviews } from './vat-program.js';

export type Keys = Pick<KeysService, 'create' | 'list' | 'block'>;

export type WithKeys = <Result>(work: (keys: Keys) => Promise<Result>) => Promise<Result>;

export type MoreCommands = Readonly<{
  withOperators: WithOperators;
  withJobs: WithJobs;
  withRefunds: WithRefunds;
  withQuarantine: WithQuarantine;
  withVatReviews: WithVatReviews;
  openReceipt: OpenReceipt;
  fileVerifier: FileVerifier;
  withRecords: WithRecords;
  backups: Backups;
  commands: ProcessCommands;
  previewMail: PreviewMail;
  /** Folder of emails while there is no mail server. */
  outbox: () => string;
  context: CliContext;
}>;

type CreateOptions = Readonly<{
  role: Role;
  mode: Mode;
  tier?: Tier;
  perMinute?: number;
  perMonth?: number;
  name?: string;
  json?: boolean;
}>;

const MAX_REQUESTS = 2_000_000_000;

/** @throws CommanderError for bad options; errors of the keys pass through. */
export function makeProgram(
  withKeys: WithKeys,
  terminal: Terminal,
  {
    withOperators,
    withJobs,
    withRecords,
    backups,
    openReceipt,
    fileVerifier,
    commands,
    previewMail,
    outbox,
    context,
    ...money
  }: Partial<MoreCommands> = {},
): Command {
  const program = newProgram('cli', 'Commands of the compliance gateway', { terminal });
  const keys = program.command('keys').description('API keys of all organisations');
  addCreate(keys, withKeys, terminal);
  addList(keys, withKeys, terminal);
  addBlock(keys, withKeys, terminal);
  if (withOperators !== undefined) addOperators(program, withOperators, terminal);
  if (withJobs !== undefined) addJobs(program, withJobs, terminal);
  addMoney(program, money, terminal);
  if (withRecords !== undefined) addOrganisations(program, withRecords, terminal);
  if (backups !== undefined) addBackups(program, backups, terminal);
  addOffline(program, { openReceipt, fileVerifier }, terminal);
  addMail(program, { previewMail, outbox }, terminal);
  if (commands !== undefined) addProcessCommands(program, commands, terminal);
  if (context !== undefined) {
    addClient(program, context);
    addCompletion(program);
  }
  return program;
}

type OfflineCommands = {
  [Name in 'openReceipt' | 'fileVerifier']: MoreCommands[Name] | undefined;
};

function addOffline(
  program: Command,
  { openReceipt, fileVerifier }: OfflineCommands,
  terminal: Terminal,
): void {
  if (openReceipt !== undefined) addReceipts(program, openReceipt, terminal);
  if (fileVerifier !== undefined) addVerify(program, fileVerifier, terminal);
}

type MoneyCommands = Partial<
  Pick<MoreCommands, 'withRefunds' | 'withQuarantine' | 'withVatReviews'>
>;

function addMoney(
  program: Command,
  { withRefunds, withQuarantine, withVatReviews }: MoneyCommands,
  terminal: Terminal,
): void {
  if (withRefunds !== undefined) addRefunds(program, withRefunds, terminal);
  if (withQuarantine !== undefined) addQuarantine(program, withQuarantine, terminal);
  if (withVatReviews !== undefined) addVat(program, withVatReviews, terminal);
}

/** The npm client's commands; its `keys` is renamed to avoid a conflict. */
function addClient(program: Command, context: CliContext): void {
  addCommon(program, context);
  addOwnKeys(program, context, 'own-keys');
}

function addCreate(parent: Command, withKeys: WithKeys, terminal: Terminal): void {
  parent
    .command('create')
    .description('Creates a key and prints it once')
    .addOption(
      new Option('--role <role>', 'role of the holder').choices(ROLES).makeOptionMandatory(),
    )
    .addOption(new Option('--mode <mode>', 'live or sandbox').choices(MODES).default('live'))
    .addOption(new Option('--tier <tier>', 'rate limits; default: by licence').choices(TIERS))
    .option('--per-minute <number>', 'requests per minute instead of the tier’s', toCount)
    .option('--per-month <number>', 'requests per calendar month instead of the tier’s', toCount)
    .option('--name <name>', 'name of the holder, 2 to 200 characters', toKeyName)
    .option('--json', 'print an object with key and id')
    .action(async (options: CreateOptions) => {
      printKey(await withKeys((keys) => keys.create(toOptions(options))), options, terminal);
    });
}

function addList(parent: Command, withKeys: WithKeys, terminal: Terminal): void {
  parent
    .command('list')
    .description('Lists the keys, newest first')
    .option('--json', 'print an array')
    .action(async (options: JsonOption) => {
      const entries = await withKeys((keys) => keys.list());
      reportList(terminal, options, entries, KEY_TABLE);
    });
}

function addBlock(parent: Command, withKeys: WithKeys, terminal: Terminal): void {
  parent
    .command('block')
    .description('Blocks a key; running services reject it within 5 seconds')
    .argument('<keyId>', 'id of the key, as listed', toUuid)
    .option(...JSON_OPTION)
    .action(async (keyId: string, options: JsonOption) => {
      await withKeys((keys) => keys.block(keyId));
      reportDone(terminal, options, { keyId, isBlocked: true }, `blocked ${keyId}\n`);
    });
}

const toOptions = (options: CreateOptions) => ({
  mode: options.mode,
  role: options.role,
  tier: options.tier ?? null,
  overrides: { perMinute: options.perMinute ?? null, perMonth: options.perMonth ?? null },
  name: options.name ?? null,
});

function printKey(created: CreatedKey, { json }: CreateOptions, terminal: Terminal): void {
  if (json === true) {
    terminal.output(`${JSON.stringify({ key: created.text, keyId: created.keyId })}\n`);
    return;
  }
  terminal.output(`${created.text}\n`);
  terminal.note(`id ${created.keyId}; the key is not shown again\n`);
}

function toCount(text: string): number {
  const count = Number(text);
  const isCount = /^\d+$/.test(text) && count >= 1 && count <= MAX_REQUESTS;
  if (!isCount) throw new InvalidArgumentError('It must be a whole number from 1.');
  return count;
}
