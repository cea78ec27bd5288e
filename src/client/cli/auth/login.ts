/** `login` and `logout`: an access token instead of a key, by authorization code with PKCE (OAuth 2.1). */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  exchangeAuthorization,
  startAuthorization,
} from '@modelcontextprotocol/sdk/client/auth.js';
import { Option, type Command } from 'commander';
import { addCall, print, type CallOptions } from '../connection.js';
import type { CliContext } from '../terminal.js';
import {
  discover,
  register,
  revoke,
  toLogin,
  type AuthorizationServer,
} from './authorization-server.js';
import {
  credentialsFile,
  dropLogin,
  readLogin,
  saveLogin,
  withLock,
  type Login,
} from './credentials.js';
import { openLoopback, type Loopback } from './loopback.js';

type LoginOptions = CallOptions & Readonly<{ scope?: readonly string[]; browser: boolean }>;

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  linux: ['xdg-open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** The address is printed too, so a missing browser is no failure. */
function openBrowser(address: string): void {
  const [program, ...words] = OPENERS[process.platform] ?? [];
  if (program === undefined) return;
  const child = spawn(program, [...words, address], { stdio: 'ignore', detached: true });
  child.once('error', () => undefined);
  child.unref();
}

/** @throws Error if the holder refused, or if another server answered (RFC 9207) */
function codeOf(answer: URLSearchParams, { metadata }: AuthorizationServer): string {
  const refusal = answer.get('error');
  if (refusal !== null) {
    throw new Error(`not permitted: ${answer.get('error_description') ?? refusal}`);
  }
  const issuer = answer.get('iss');
  if (issuer !== null && issuer !== metadata.issuer) throw new Error(`answer of ${issuer}`);
  return answer.get('code') ?? '';
}

async function authorize(
  options: LoginOptions,
  { terminal, isInteractive }: CliContext,
  loopback: Loopback,
): Promise<Login> {
  const server = await discover(options.url);
  const { issuer, metadata, resource } = server;
  const clientId = await register(server, loopback.redirect);
  const state = randomUUID();
  const shared = { metadata, clientInformation: { client_id: clientId }, resource };
  const scope = (options.scope ?? metadata.scopes_supported ?? []).join(' ');
  const { authorizationUrl, codeVerifier } = await startAuthorization(issuer, {
    ...shared,
    redirectUrl: loopback.redirect,
    state,
    ...(scope === '' ? {} : { scope }),
  });
  const answer = loopback.answer(state);
  terminal.note(
    `Open this address and permit the access with your key:\n${authorizationUrl.href}\n`,
  );
  if (isInteractive && options.browser) openBrowser(authorizationUrl.href);
  const tokens = await exchangeAuthorization(issuer, {
    ...shared,
    authorizationCode: codeOf(await answer, server),
    codeVerifier,
    redirectUri: loopback.redirect,
  });
  return toLogin(clientId, tokens);
}

async function login(options: LoginOptions, context: CliContext): Promise<void> {
  const loopback = await openLoopback();
  try {
    const made = await authorize(options, context, loopback);
    await withLock(() => saveLogin(options.url, made));
    const { scope = '', expiresAt: expires_at } = made;
    const report = { url: options.url, scope, expires_at, file: credentialsFile() };
    print(context, options, report, ({ url, file }) => [
      `signed in to ${url} (${scope})`,
      `the token is in ${file}, which only you can read`,
    ]);
  } finally {
    loopback.close();
  }
}

/** The file is cleared even if the service cannot be reached. */
async function logout(options: CallOptions, context: CliContext): Promise<void> {
  const held = await readLogin(options.url);
  await withLock(() => dropLogin(options.url));
  if (held !== undefined) await revoke(options.url, held);
  print(context, options, { url: options.url, signed_out: held !== undefined }, (answer) => [
    answer.signed_out ? `signed out of ${answer.url}` : `not signed in to ${answer.url}`,
  ]);
}

export function addLogin(program: Command, context: CliContext): void {
  addCall(program, 'login', 'Signs in with your browser; later commands need no key')
    .addOption(new Option('--scope <scope...>', 'scopes to ask for; default: all'))
    .option('--no-browser', 'only prints the address')
    .action((options: LoginOptions) => login(options, context));
  addCall(program, 'logout', 'Ends the access that login got, and deletes the token').action(
    (options: CallOptions) => logout(options, context),
  );
}
