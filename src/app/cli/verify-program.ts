/** Verifies files of an order offline, with the published public keys only. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Terminal } from '../../client/cli/terminal.js';
import type { FileCheck } from '../../platform/crypto/verify-archive.js';

/** @throws Error if `keySet` is not a key set */
export type FileVerifier = Readonly<{
  archive: (bytes: Uint8Array, keySet: unknown) => Promise<readonly FileCheck[]>;
  file: (bytes: Uint8Array, signature: string, keySet: unknown) => Promise<boolean>;
}>;

type VerifyOptions = Readonly<{ jwks: string; json?: boolean }>;

type Files = Readonly<{ file: string; signature: string | undefined }>;

async function checksOf(
  { file, signature }: Files,
  jwks: string,
  verifier: FileVerifier,
): Promise<readonly FileCheck[]> {
  const keySet: unknown = JSON.parse(await readFile(jwks, 'utf8'));
  const bytes = await readFile(file);
  if (signature === undefined) return verifier.archive(bytes, keySet);
  const isValid = await verifier.file(bytes, await readFile(signature, 'utf8'), keySet);
  return [{ name: file, problem: isValid ? null : 'does not match its signature' }];
}

const toLine = ({ name, problem }: FileCheck): string => `${name}: ${problem ?? 'is intact'}\n`;

/** @throws Error if a file is not intact; the exit code is 1 */
async function verify(
  files: Files,
  { jwks, json }: VerifyOptions,
  { verifier, terminal }: Readonly<{ verifier: FileVerifier; terminal: Terminal }>,
): Promise<void> {
  const checks = await checksOf(files, jwks, verifier);
  const isIntact = checks.every(({ problem }) => problem === null);
  terminal.output(
    json === true
      ? `${JSON.stringify({ valid: isIntact, files: checks })}\n`
      : checks.map(toLine).join(''),
  );
  if (!isIntact) throw new Error('the files are not as they were issued');
}

export function addVerify(program: Command, verifier: FileVerifier, terminal: Terminal): void {
  program
    .command('verify')
    .description('Verifies the archive of an order, or a file by its signature; works offline')
    .argument('<file>', 'archive of an order, or one of its files')
    .argument('[signature]', 'detached signature (.sig) of that file')
    .requiredOption('--jwks <file>', 'public keys from /.well-known/jwks.json')
    .option('--json', 'print an object')
    .action((file: string, signature: string | undefined, options: VerifyOptions) =>
      verify({ file, signature }, options, { verifier, terminal }),
    );
}
