/** `login`, `logout`, and commands without a key. */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { endWith, exitCodeOf } from '../../src/client/cli/exit-codes.js';
import { makeClientProgram } from '../../src/client/cli/program.js';
import { send } from '../support/http-client.js';
import { ConsentBrowser, postForm } from '../support/oauth.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let folder: string;
let output = '';
let notes = '';

const earlier = process.env['XDG_CONFIG_HOME'];

beforeAll(async () => {
  service = await openTestService();
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-login-'));
  process.env['XDG_CONFIG_HOME'] = folder;
});
afterAll(async () => {
  if (earlier === undefined) delete process.env['XDG_CONFIG_HOME'];
  else process.env['XDG_CONFIG_HOME'] = earlier;
  await service.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  [output, notes] = ['', ''];
});

const context = {
  terminal: {
    output: (text: string) => (output += text),
    note: (text: string) => (notes += text),
  },
  isInteractive: false,
  paint: (_style: unknown, text: string) => text,
};

const run = (line: string): Promise<number | null> =>
  makeClientProgram(context)
    .parseAsync([...line.split(' '), '--url', service.url], { from: 'user' })
    .then(() => 0)
    .catch((failure: unknown) => {
      endWith(failure, context.terminal.note);
      process.exitCode = 0;
      return exitCodeOf(failure) ?? 1;
    });

const file = () => path.join(folder, 'nis2/credentials.json');
const stored = async () =>
  JSON.parse(await readFile(file(), 'utf8')) as Record<string, Record<string, string>>; // written by the command

const store = async (change: Readonly<Record<string, string>>) => {
  const held = await stored();
  const changed = { ...held, [service.url]: { ...held[service.url], ...change } };
  await writeFile(file(), JSON.stringify(changed));
};

async function consentAddress(): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [found] = /http\S+\/oauth\/authorize\S+/.exec(notes) ?? [];
    if (found !== undefined) return found;
    await pause(25);
  }
  throw new Error(`no address was printed: ${notes}`);
}

/** The holder permits everything in the browser, which then returns to this machine. */
async function login(line = 'login'): Promise<number | null> {
  const done = run(line);
  const back = await new ConsentBrowser().allow(
    await consentAddress(),
    service.keys.live.lawyer_firm,
  );
  expect(back.hostname).toBe('127.0.0.1');
  const page = await fetch(back);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Signed in')]);
  return done;
}

const past = new Date(0).toISOString();

test('without a login or a key, commands are refused', async () => {
  expect(await run('keys list')).toBe(3);
});

test('login stores tokens that only the user can read; commands then need no key', async () => {
  expect(await login()).toBe(0);
  expect(output).toContain(`signed in to ${service.url}`);
  expect(((await stat(file())).mode & 0o777).toString(8)).toBe('600');
  expect(((await stat(path.dirname(file()))).mode & 0o777).toString(8)).toBe('700');
  expect(output + notes).not.toContain((await stored())[service.url]?.['accessToken']);
  expect(await run('keys list')).toBe(0);
  expect(await run('order list')).toBe(0);
  expect(await run('keys list --key nis2_live_wrong')).toBe(3);
});

test('an expired token is renewed once, by the first command that needs it', async () => {
  const before = (await stored())[service.url];
  await store({ expiresAt: past });
  const codes = await Promise.all(Array.from({ length: 4 }, () => run('keys list')));
  expect(codes).toEqual([0, 0, 0, 0]);
  const after = (await stored())[service.url];
  expect(after?.['refreshToken']).not.toBe(before?.['refreshToken']);
  expect(Date.parse(String(after?.['expiresAt']))).toBeGreaterThan(Date.now());
});

test('a file that is not JSON is reported with its path', async () => {
  const text = await readFile(file(), 'utf8');
  await writeFile(file(), '{');
  expect(await run('keys list')).toBe(3);
  expect(notes).toContain(`${file()} cannot be read`);
  await writeFile(file(), text);
});

test('an unreadable file is reported, and not treated as missing', async () => {
  const text = await readFile(file(), 'utf8');
  await rm(file());
  await mkdir(file());
  expect(await run('keys list')).toBe(3);
  expect(notes).toContain(`${file()} cannot be read`);
  await rm(file(), { recursive: true });
  await writeFile(file(), text);
});

test('logout ends the permission at the service and deletes the file', async () => {
  const {
    accessToken = '',
    refreshToken = '',
    clientId = '',
  } = (await stored())[service.url] ?? {};
  expect(await run('logout')).toBe(0);
  expect(output).toBe(`signed out of ${service.url}\n`);
  await expect(stat(file())).rejects.toThrow('ENOENT');
  expect(await run('keys list')).toBe(3);
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId };
  expect((await postForm(`${service.url}/oauth/token`, form)).status).toBe(400);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await send(service.url, '/v1/keys', { headers })).status).toBe(401);
});

test('a permission for some scopes permits only those', async () => {
  expect(await login('login --scope law:read')).toBe(0);
  expect(await run('order services')).toBe(0);
  expect(await run('keys list')).toBe(3);
  expect(await run('logout')).toBe(0);
});

test('a refusal of the holder ends the command, and nothing is stored', async () => {
  const done = run('login');
  const address = new URL(await consentAddress());
  const back = new URL(address.searchParams.get('redirect_uri') ?? '');
  expect((await fetch(`${back.href}?state=other&code=x`)).status).toBe(404);
  const state = address.searchParams.get('state') ?? '';
  await fetch(`${back.href}?error=access_denied&state=${state}`);
  expect(await done).toBe(1);
  expect(notes).toContain('not permitted: access_denied');
  await expect(stat(file())).rejects.toThrow('ENOENT');
});

test('an answer in the name of another server is rejected', async () => {
  const done = run('login');
  const address = new URL(await consentAddress());
  const back = new URL(address.searchParams.get('redirect_uri') ?? '');
  back.searchParams.set('state', address.searchParams.get('state') ?? '');
  back.searchParams.set('iss', 'https://evil.example');
  back.searchParams.set('code', 'a-code');
  await fetch(back);
  expect(await done).toBe(1);
  expect(notes).toContain('answer of https://evil.example');
  await expect(stat(file())).rejects.toThrow('ENOENT');
});
