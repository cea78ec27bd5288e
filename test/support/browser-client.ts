/** A browser on the service's own pages: keeps cookies, sends its origin. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { readMail, type WrittenMail } from '../../src/platform/mail/read-mail.js';
import { jsonOf, send, type HttpAnswer } from './http-client.js';
import type { Envelope } from './rest-client.js';
import type { TestService } from './test-service.js';

export type BrowserAnswer = HttpAnswer & Readonly<{ json: Envelope }>;

export class BrowserClient {
  readonly cookies = new Map<string, string>();
  /** Sent with every request. */
  headers: OutgoingHttpHeaders;

  constructor(readonly url: string) {
    this.headers = { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin' };
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(at: string, headers: OutgoingHttpHeaders = {}): Promise<BrowserAnswer> {
    return this.ask(at, { method: 'GET', headers });
  }

  post(at: string, json: unknown, headers: OutgoingHttpHeaders = {}): Promise<BrowserAnswer> {
    const typed = { 'content-type': 'application/json', ...headers };
    return this.ask(at, { method: 'POST', headers: typed, body: JSON.stringify(json) });
  }

  /** @returns codes of the errors */
  async query(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<readonly string[]> {
    const { text } = await this.post('/graphql', { query, variables });
    const { errors = [] } = JSON.parse(text) as {
      errors?: { extensions: { code: string } }[];
    }; // GraphQL answer
    return errors.map(({ extensions }) => extensions.code);
  }

  private async ask(
    at: string,
    { headers, ...what }: Readonly<{ method: string; headers: OutgoingHttpHeaders; body?: string }>,
  ): Promise<BrowserAnswer> {
    const kept = this.cookies.size === 0 ? {} : { cookie: this.cookie };
    const answer = await send(this.url, at, {
      ...what,
      headers: { ...this.headers, ...kept, ...headers },
    });
    for (const line of answer.headers['set-cookie'] ?? []) this.keep(line);
    const isJson = /^application\/json/.test(String(answer.headers['content-type']));
    return { ...answer, json: isJson ? (jsonOf(answer) as Envelope) : {} };
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.some((one) => one === 'Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Emails to one address, as the service wrote them. */
export async function mailsTo(
  { dataDir }: Pick<TestService, 'dataDir'>,
  address: string,
): Promise<readonly WrittenMail[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names
    .filter((name) => name.endsWith('.eml'))
    .map(async (name) => readMail(await readFile(path.join(folder, name), 'utf8')));
  return (await Promise.all(mails)).filter(({ to }) => to === address);
}

const MAX_WAITS = 100;

/** Of this process. */
const seen = new Set<string>();

/** The token of the newest link, which no earlier call returned. */
export async function tokenFor(
  service: Pick<TestService, 'dataDir'>,
  address: string,
): Promise<string> {
  for (let turn = 0; turn < MAX_WAITS; turn++) {
    for (const { text } of await mailsTo(service, address)) {
      const token = /\/console\/sign-in#([\w-]{43})/.exec(text)?.[1];
      if (token !== undefined && !seen.has(token)) {
        seen.add(token);
        return token;
      }
    }
    await pause(50);
  }
  throw new Error(`no link was sent to ${address}`);
}

/** Requests a link and signs in with it. */
export async function signedIn(
  service: Pick<TestService, 'url' | 'dataDir'>,
  address: string,
): Promise<BrowserClient> {
  const browser = new BrowserClient(service.url);
  await browser.post('/v1/sign-in/request', { email: address });
  const token = await tokenFor(service, address);
  const { status } = await browser.post('/v1/sign-in', { token });
  if (status !== 200) throw new Error(`signing in was answered with ${String(status)}`);
  return browser;
}
