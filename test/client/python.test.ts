/** The Python client, built and run against the service: every operation, pages, events, webhooks, receipts. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { expectedOutcomes, openClients, type ClientsFixture } from '../support/clients/fixture.js';
import { hasPython } from '../support/clients/installed.js';
import { runClient } from '../support/clients/run-client.js';

const LONG_MS = 180_000;
const withPython = hasPython ? test : test.skip;
const NOTE = hasPython ? '' : ' (left out: there is no python3 from 3.10)';

let clients: ClientsFixture;
let seen: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  clients = await openClients();
  if (!hasPython) return;
  const runner = path.join(PROJECT_ROOT, 'test/support/clients/run.py');
  const env = { ...process.env, PYTHONPATH: path.join(clients.folder, 'python') };
  seen = await runClient('python3', [runner], { env, input: clients.input });
}, LONG_MS);
afterAll(() => clients.close());

withPython(`every operation is called, and answers are of the generated classes${NOTE}`, () => {
  const outcomes = seen['outcomes'] as Readonly<Record<string, readonly [string, string]>>;
  const codes = Object.entries(outcomes).map(([wire, [code]]) => [wire, code]);
  expect(Object.fromEntries(codes)).toEqual(expectedOutcomes(clients.cases));
  const types = Object.entries(outcomes).map(([wire, [, type]]) => [wire, type]);
  expect(Object.fromEntries(types)).toMatchObject({
    scoping: 'ScopingResult',
    createOrder: 'Order',
    orderStatus: 'OrderEvent',
    organisation: 'Organisation',
    scopingPortfolio: 'dict',
    exportFile: 'bytes',
    frameworks: 'list',
  });
});

withPython(`errors name fields in English${NOTE}`, () => {
  expect(seen['field']).toEqual(['entities.0.employees']);
  expect(seen['unreachable']).toBe('UNREACHABLE');
});

withPython(`pages, events and streams are read to their end${NOTE}`, () => {
  expect(seen['changes']).toBeGreaterThan(4);
  expect(seen['nodes']).toBeGreaterThan(5);
  expect(seen['events']).toEqual([['RELEASED', 4]]);
  expect(seen['lines']).toEqual(['result', 'fault', 'end']);
});

withPython(`an order is retried with the same idempotency key${NOTE}`, () => {
  expect(seen['order']).toBe('RELEASED');
  const [first, second] = clients.flaky.keys;
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

withPython(`webhooks are verified, and receipts never pass unverified${NOTE}`, () => {
  expect(seen['webhooks']).toEqual({
    event: ['order.released', 'e', { event_id: 'e', state: 'vabastatud' }],
    changed: 'the signature is not valid',
    old: 'the webhook is too old',
  });
  const receipts = seen['receipts'] as Readonly<Record<string, string>>;
  if ('missing' in receipts) expect(receipts['missing']).toContain('cryptography');
  else {
    const invalid = 'the receipt is not valid under these keys';
    expect(receipts).toEqual({ operation: 'scoping', forged: invalid, unknown: invalid });
  }
});

withPython(`the package compiles, and its project file names it${NOTE}`, () => {
  const folder = path.join(clients.folder, 'python');
  const script = `import compileall, tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']
assert compileall.compile_dir('nis2_compliance', quiet=1); print(p['name'])`;
  expect(execFileSync('python3', ['-c', script], { cwd: folder }).toString().trim()).toBe(
    'nis2-compliance',
  );
});
