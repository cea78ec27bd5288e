/** Verifies a receipt offline, with the published public keys only. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { Receipt } from '../../modules/receipts/domain/receipt.js';
import type { Terminal } from '../../client/cli/terminal.js';

/** Null if the receipt is invalid. @throws Error if `keySet` is not a key set. */
export type OpenReceipt = (receipt: string, keySet: unknown) => Promise<Receipt | null>;

type VerifyOptions = Readonly<{ jwks: string; json?: boolean }>;

const STANDARD_INPUT = '-';

const read = (file: string): Promise<string> =>
  file === STANDARD_INPUT ? text(process.stdin) : readFile(file, 'utf8');

const toLines = ({ operation, issuer, issuedAt, kbVersion, input, result, rules }: Receipt) =>
  [
    'The receipt is valid.',
    `issued      ${issuedAt.toISOString()} by ${issuer}`,
    `law data    ${kbVersion}`,
    `operation   ${operation}`,
    `input       ${JSON.stringify(input)}`,
    `result      ${JSON.stringify(result)}`,
    `rules       ${rules.join(', ')}`,
    '',
  ].join('\n');

/** @throws Error if the receipt is invalid; the exit code is 1. */
async function verify(
  file: string,
  { jwks, json }: VerifyOptions,
  { open, terminal }: Readonly<{ open: OpenReceipt; terminal: Terminal }>,
): Promise<void> {
  const keySet: unknown = JSON.parse(await readFile(jwks, 'utf8'));
  const receipt = await open((await read(file)).trim(), keySet);
  if (receipt === null) throw new Error('the receipt is not valid under these keys');
  terminal.output(json === true ? `${JSON.stringify(receipt)}\n` : toLines(receipt));
}

export function addReceipts(program: Command, open: OpenReceipt, terminal: Terminal): void {
  program
    .command('receipt')
    .description('Signed receipts of answers')
    .command('verify')
    .description('Verifies a receipt and prints what it states; works offline')
    .argument('<file>', 'receipt; - reads standard input')
    .requiredOption('--jwks <file>', 'public keys from /.well-known/jwks.json')
    .option('--json', 'print an object')
    .action((file: string, options: VerifyOptions) => verify(file, options, { open, terminal }));
}
