/** Runs every command and example of the guides, of README and of the client's README against a whole service. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { markdownOf } from '../../tools/docs/build.js';
import { DOC_LIST } from '../../tools/docs/doc-list.js';
import { freePort } from '../../src/platform/runtime/free-port.js';
import { hasPython } from '../support/clients/installed.js';
import { firstEvent } from '../support/snippets/first-event.js';
import {
  KINDS,
  missingPiece,
  snippetsOf,
  type Snippet,
} from '../support/snippets/read-snippets.js';
import { toolsOf } from '../support/snippets/start-tools.js';
import { untilOutput } from '../support/snippets/until-output.js';
import { Workshop, type Ended } from '../support/snippets/workshop.js';

const LONG_MS = 180_000;
const MIN_CHARACTERS = 8;
const MAX_LINES = 15;

/** Not part of `/docs`. */
const README = { slug: 'README.md', group: 'start', file: 'README.md' } as const;

/** Programs in Python are skipped if it is not installed. */
const PAGES = [README, ...DOC_LIST].map((listed) => {
  const snippets = snippetsOf(listed.slug, markdownOf(listed));
  return {
    page: listed.slug,
    snippets: snippets.filter(({ kind }) => hasPython || kind !== 'python'),
  };
});

/** Exit code of an operator's command if no such record exists. */
const NO_SUCH = 4;
/** Errors of valid commands that cannot run on this machine. */
const NOT_HERE = /error: .*(not empty|pg_dump)/;

let workshop: Workshop;

beforeAll(async () => {
  workshop = await Workshop.open();
}, LONG_MS);
afterAll(() => workshop.close());

type Output = Readonly<{ output: string; notes?: string }>;

async function ask(query: string): Promise<Output> {
  if (query.startsWith('subscription')) return { output: await firstEvent(workshop, query) };
  const answer = await fetch(`${workshop.service.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': workshop.environment()['NIS2_KEY'] ?? '',
    },
    body: JSON.stringify({ query }),
  });
  const output = await answer.text();
  expect([answer.status, JSON.parse(output)]).toEqual([
    200,
    expect.not.objectContaining({ errors: expect.anything() }),
  ]);
  return { output };
}

async function run(text: string): Promise<Output> {
  const ended = await workshop.sh(text);
  expect(ended).toMatchObject({ exitCode: 0 });
  expect(ended.output).not.toContain('"errors":');
  return ended;
}

async function operate(text: string): Promise<Output> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines) {
    const ids = ['KEY_ID', 'ORDER_ID', 'REFUND_ID', 'ACCOUNT_ID'].map(
      (name) => `${name}=${randomUUID()}`,
    );
    const { exitCode, notes } = await workshop.sh(`${ids.join(' ')}\n${line}`);
    const cannotBe = exitCode === NO_SUCH || (exitCode === 1 && NOT_HERE.test(notes));
    const isAccepted = exitCode === 0 || cannotBe;
    expect([line, notes, isAccepted]).toEqual([line, notes, true]);
  }
  return { output: '' };
}

/** Each line is a command that keeps running until stopped. */
async function serve(text: string): Promise<Output> {
  for (const line of text.split('\n').filter((one) => one !== '')) {
    // A line without a database uses the embedded one, in its own folder.
    const env = workshop.environment({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: path.join(workshop.folder, 'own-data'),
    });
    delete env['DATABASE_URL'];
    const options = { cwd: workshop.folder, env, detached: true } as const;
    const child = spawn('bash', ['-c', workshop.here(line)], options);
    const address = await untilOutput(child, /address +(http\S+)/);
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
  }
  return { output: '' };
}

/** A webhook receiver gets one genuine webhook and one with a wrong signature. */
async function receive(text: string): Promise<Output> {
  const [secret, other] = [
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'whsec_AAAA9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  ];
  const port = String(await freePort('127.0.0.1'));
  const env = workshop.environment({ PORT: port, NIS2_WEBHOOK_SECRET: secret });
  const child = spawn(process.execPath, [await workshop.program(text)], { env });
  const received = createInterface(child.stdout)[Symbol.asyncIterator]();
  const trigger = `nis2 webhooks trigger http://127.0.0.1:${port} --secret`;
  await workshop.sh(
    `for i in $(seq 50); do (: > /dev/tcp/127.0.0.1/${port}) 2> /dev/null && break; sleep 0.1; done`,
  );
  expect(await workshop.sh(`${trigger} ${other}`)).toMatchObject({ exitCode: 8, output: '401\n' });
  expect(await workshop.sh(`${trigger} ${secret}`)).toMatchObject({ exitCode: 0, output: '204\n' });
  expect(await received.next()).toMatchObject({
    value: expect.stringMatching(/^order\.released /),
  });
  child.kill();
  return { output: '' };
}

async function startTools(text: string): Promise<Output> {
  for (const names of await toolsOf(workshop, text)) expect(names).toContain('scoping');
  return { output: '' };
}

function succeeded(ended: Ended): Ended {
  expect(ended).toMatchObject({ exitCode: 0, notes: '' });
  return ended;
}

const BY_KIND: Readonly<Record<(typeof KINDS)[number], (text: string) => Promise<Output>>> = {
  sh: run,
  'sh fails': async (text) => {
    const ended = await workshop.sh(text);
    expect(ended.exitCode).not.toBe(0);
    return ended;
  },
  'sh serves': serve,
  'sh operator': operate,
  js: async (text) => succeeded(await workshop.js(text)),
  'js receiver': receive,
  python: async (text) => succeeded(await workshop.python(text)),
  graphql: ask,
  'json mcp': startTools,
  'json sample': (text) => {
    expect(JSON.parse(text)).toMatchObject({
      type: expect.any(String),
      data: { event_id: expect.any(String) },
    });
    return Promise.resolve({ output: text });
  },
  'text drawing': (text) => Promise.resolve({ output: text }),
};

const isKnown = (kind: string): kind is (typeof KINDS)[number] =>
  (KINDS as readonly string[]).includes(kind);

const reported = PAGES.filter(({ snippets }) => snippets.length > 0);

describe.each(reported)('$page', ({ snippets }) => {
  beforeAll(() => workshop.renew());

  test.each(snippets)(
    '$name: $kind',
    async ({ kind, text, answer }: Snippet) => {
      if (!isKnown(kind)) throw new Error(`no rule for running "${kind}":\n${text}`);
      const { output } = await BY_KIND[kind](text);
      if (answer === null) return;
      expect(answer.replace(/[\s…]/g, '').length).toBeGreaterThanOrEqual(MIN_CHARACTERS);
      expect([missingPiece(answer, output), output]).toEqual([null, output]);
    },
    LONG_MS,
  );
});

test.each(['README.md', 'client', 'first-integration'])(
  'the first program of %s gets an answer in few lines',
  (page) => {
    const programs = PAGES.find((one) => one.page === page)?.snippets.filter(
      ({ kind }) => kind === 'js',
    );
    const lines = programs?.[0]?.text.split('\n').filter((line) => line.trim() !== '') ?? [];
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
  },
);
