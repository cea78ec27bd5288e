/** `receipt verify`: content of a signed receipt, verified with the service's published keys. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { compactVerify, createLocalJWKSet, errors, type JSONWebKeySet } from 'jose';
import { unreachable } from '../errors.js';
import { addCall, type CallOptions } from './connection.js';
import { BadInput, Outcome } from './exit-codes.js';
import type { CliContext } from './terminal.js';

type VerifyOptions = CallOptions & Readonly<{ jwks?: string }>;

const ALGORITHM = 'EdDSA';

async function keysOf({ jwks, url }: VerifyOptions): Promise<unknown> {
  if (jwks !== undefined) return JSON.parse(await readFile(jwks, 'utf8'));
  const answer = await fetch(new URL('/.well-known/jwks.json', url)).catch((cause: unknown) => {
    throw unreachable('the published keys cannot be read', cause);
  });
  return answer.json();
}

/** @throws BadInput if it is no key set */
function toKeySet(read: unknown) {
  try {
    // `createLocalJWKSet` checks it.
    return createLocalJWKSet(read as JSONWebKeySet);
  } catch (cause) {
    throw new BadInput('not a set of published keys (JWKS)', { cause });
  }
}

async function verify(file: string, options: VerifyOptions, context: CliContext): Promise<void> {
  const receipt = (file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')).trim();
  const keys = toKeySet(await keysOf(options));
  const opened = await compactVerify(receipt, keys, { algorithms: [ALGORITHM] }).catch(
    (failure: unknown) => {
      if (failure instanceof errors.JOSEError) return null;
      throw failure;
    },
  );
  if (opened === null) {
    context.terminal.note('the receipt is not valid under these keys\n');
    throw new Outcome(8);
  }
  const stated: unknown = JSON.parse(new TextDecoder().decode(opened.payload));
  context.terminal.output(`${JSON.stringify(stated, null, options.json === true ? 0 : 2)}\n`);
}

export function addReceipts(program: Command, context: CliContext): void {
  const receipts = program.command('receipt').description('Signed receipts of answers');
  addCall(
    receipts,
    'verify',
    'Verifies a receipt and prints what it states; exit code 8 if it is not valid',
  )
    .argument('<file>', 'receipt; - reads standard input')
    .option('--jwks <file>', 'file with public keys; default: the keys published by the service')
    .action((file: string, options: VerifyOptions) => verify(file, options, context));
}
