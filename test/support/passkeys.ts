/** People with passkeys. */
import type { Client } from 'pg';
import { Authenticator, type Circumstances } from './authenticator.js';
import { signedIn, type BrowserAnswer, type BrowserClient } from './browser-client.js';
import type { TestService } from './test-service.js';

type Options = Readonly<{ challenge: string }>;

async function optionsAt(browser: BrowserClient, path: string): Promise<Options> {
  const { status, text, json } = await browser.post(path, {});
  if (status !== 200) throw new Error(`${path} was answered with ${String(status)}: ${text}`);
  return json.data?.['options'] as Options; // contract
}

export const creationOptions = (browser: BrowserClient): Promise<Options> =>
  optionsAt(browser, '/v1/passkeys/start');

export const requestOptions = (browser: BrowserClient): Promise<Options> =>
  optionsAt(browser, '/v1/second-factor/start');

/** @returns the answer to `addPasskey` */
export async function addPasskey(
  browser: BrowserClient,
  authenticator: Authenticator,
  nimi = 'Laptop',
  circumstances: Circumstances = {},
): Promise<BrowserAnswer> {
  const options = await creationOptions(browser);
  const credential = authenticator.create(options, circumstances);
  return browser.post('/v1/passkeys', { nimi, credential });
}

/** @returns the answer to `confirmSecondFactor` */
export async function confirmPasskey(
  browser: BrowserClient,
  authenticator: Authenticator,
  circumstances: Circumstances = {},
): Promise<BrowserAnswer> {
  const options = await requestOptions(browser);
  const credential = authenticator.confirm(options, circumstances);
  return browser.post('/v1/second-factor', { credential });
}

/** A person who has just signed in and added a passkey. */
export async function withPasskey(
  service: Pick<TestService, 'url' | 'dataDir'>,
  email: string,
): Promise<Readonly<{ browser: BrowserClient; authenticator: Authenticator }>> {
  const browser = await signedIn(service, email);
  const authenticator = new Authenticator(service.url);
  const { status, text } = await addPasskey(browser, authenticator);
  if (status !== 201) throw new Error(`adding was answered with ${String(status)}: ${text}`);
  return { browser, authenticator };
}

/** Second factor of the browser's session; undefined without one. */
export async function factorIn(browser: BrowserClient): Promise<string | undefined> {
  const { json } = await browser.get('/v1/session');
  const session = json.data?.['session'] as { second_factor: string } | null; // contract
  return session?.second_factor;
}

/** Kinds of the emails about passkeys that a person gets, oldest first. */
export async function mailsTo(sql: Client, email: string): Promise<readonly string[]> {
  const { rows } = await sql.query<{ kind: string }>(
    `select kind from outbox where recipient = $1 and kind like 'passkey_%' order by created_at`,
    [email],
  );
  return rows.map(({ kind }) => kind);
}
