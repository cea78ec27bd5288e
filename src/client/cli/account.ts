/** `signup` and `keys`: the caller's organisation. */
import { Option, type Command } from 'commander';
import type { Litsents, Roll } from '../../../schema/client/operations.js';
import { addCall, openClient, print, type CallOptions } from './connection.js';
import { toNumber } from './scope.js';
import type { CliContext } from './terminal.js';
import { textTable } from './text-table.js';

const ROLES: readonly Roll[] = ['lawyer_firm', 'lawyer_individual', 'client', 'grc_platform'];
const LICENCES: readonly Litsents[] = ['professional', 'enterprise'];

type SignupOptions = CallOptions &
  Readonly<{ name: string; email: string; role: Roll; licence: Litsents; country?: string }>;
type RotateOptions = CallOptions & Readonly<{ grace: number }>;

/** Needs no key. */
export function addSignup(program: Command, context: CliContext): void {
  addCall(program, 'signup', 'Creates an account; prints its sandbox key and the payment page')
    .requiredOption('--name <name>', 'name of the company or person')
    .requiredOption('--email <address>', 'receives the live key after payment')
    .addOption(new Option('--role <role>', 'what you are').choices(ROLES).makeOptionMandatory())
    .addOption(new Option('--licence <licence>').choices(LICENCES).default('professional'))
    .option('--country <code>', 'billing country')
    .action(async (options: SignupOptions) => {
      const answer = await openClient(options).account.signup({
        nimi: options.name,
        email: options.email,
        roll: options.role,
        litsents: options.licence,
        riik: options.country,
        keel: options.language,
      });
      print(context, options, answer, ({ sandbox_voti, makselink, note }) => [
        sandbox_voti,
        `pay at ${makselink}`,
        note,
      ]);
    });
}

function addList(keys: Command, context: CliContext): void {
  addCall(keys, 'list', 'Lists the keys, newest first').action(async (options: CallOptions) => {
    print(context, options, await openClient(options).account.keys(), (entries) => {
      const rows = entries.map(({ key_id, viimased4, roll, staatus, loodud, praegune }) => [
        key_id,
        `…${viimased4}`,
        roll,
        staatus,
        loodud.slice(0, 10),
        praegune ? 'this one' : '',
      ]);
      return [textTable([['ID', 'KEY', 'ROLE', 'STATE', 'CREATED', ''], ...rows]).trimEnd()];
    });
  });
}

/** @param name name of the command group */
export function addKeys(program: Command, context: CliContext, name: string): void {
  const keys = program.command(name).description('Keys of your organisation');
  addList(keys, context);
  addCall(keys, 'rotate', 'Creates a successor of the calling key and prints it once')
    .option('--grace <hours>', 'how long the calling key stays valid', toNumber, 24)
    .action(async (options: RotateOptions) => {
      const input = { armuaeg_tunde: options.grace };
      const answer = await openClient(options).account.rotateKey(input);
      print(context, options, answer, ({ voti }) => [voti]);
    });
  addCall(keys, 'revoke', 'Blocks another key of the organisation at once')
    .argument('<keyId>', 'id, as listed')
    .action(async (keyId: string, options: CallOptions) => {
      const answer = await openClient(options).account.revokeKey(keyId);
      print(context, options, answer, ({ key_id, staatus }) => [`${key_id}  ${staatus}`]);
    });
}
