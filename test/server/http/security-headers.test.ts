/** Security headers and the declared type of every answer of every path. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PLAIN_ROUTES } from '../../../src/server/routing/plain-routes.js';
import { anAddress, jsonOf, send, type HttpAnswer } from '../../support/http-client.js';
import { sendRawTo } from '../../support/raw-socket.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const ask = (
  path: string,
  method = 'GET',
  key = service.keys.test.lawyer_firm,
): Promise<HttpAnswer> =>
  send(service.url, path, {
    method,
    headers: { ...anAddress(), 'x-api-key': key, 'content-type': 'application/json' },
    body: method === 'POST' ? '{}' : undefined,
  });

/** Text types must name their encoding; JSON has one only (RFC 8259). */
const TYPED =
  /^(text\/[\w.+-]+; ?charset=utf-8|application\/[\w.+-]*(json|yaml)(; ?charset=utf-8)?|application\/[\w.+-]*xml; ?charset=utf-8|application\/(pdf|zip|octet-stream|x-ndjson|vnd\.[\w.+-]+)|image\/[\w.+-]+(; ?charset=utf-8)?|font\/woff2|text\/event-stream)$/;

/** Headers that an answer lacks. */
function lacks(path: string, { headers, text }: HttpAnswer): string[] {
  const policy = String(headers['content-security-policy']);
  const isTyped = text === '' || TYPED.test(String(headers['content-type']));
  const checks: readonly (readonly [string, boolean])[] = [
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['referrer', headers['referrer-policy'] === 'no-referrer'],
    ['default-src', /default-src '(none|self)'/.test(policy)],
    ['object-src', policy.includes("object-src 'none'") || policy.includes("default-src 'none'")],
    ['base-uri', policy.includes("base-uri 'none'")],
    ['frame-ancestors', policy.includes("frame-ancestors 'none'")],
    ['no inline script', !/script-src[^;]*'unsafe-/.test(policy)],
    [`type ${String(headers['content-type'])}`, isTyped],
  ];
  return checks.filter(([, isGood]) => !isGood).map(([name]) => `${path}: ${name}`);
}

const filled = (path: string): string => path.replaceAll(/:\w+|\{[^}]+\}|\*/g, 'x');

test('every path of the contract, answered and refused', async () => {
  const { paths } = jsonOf(await ask('/openapi.json')) as { paths: Record<string, object> }; // our own document
  const found: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
      found.push(...lacks(path, await ask(filled(path), method)));
      found.push(...lacks(path, await ask(filled(path), method, 'nobody')));
    }
    found.push(...lacks(path, await ask(filled(path), 'DELETE')));
  }
  expect(found).toEqual([]);
}, 60_000);

test('every other page, file and endpoint', async () => {
  const found: string[] = [];
  for (const { path } of Object.values(PLAIN_ROUTES)) {
    found.push(...lacks(path, await ask(filled(path))));
    found.push(...lacks(path, await ask(filled(path), 'POST')));
  }
  expect(found).toEqual([]);
}, 60_000);

test('pages, their files and links', async () => {
  const found: string[] = [];
  for (const page of ['/', '/docs', '/docs/authentication', '/console', '/reference', '/graphql']) {
    const answer = await send(service.url, page, {
      headers: { ...anAddress(), accept: 'text/html' },
    });
    expect([page, answer.status]).toEqual([page, 200]);
    found.push(...lacks(page, answer));
    const files = [...answer.text.matchAll(/(?:src|href)="(\/[^"#?]+\.\w+)"/g)].map(
      ([, file]) => file ?? '',
    );
    for (const file of new Set(files)) found.push(...lacks(file, await ask(file)));
  }
  expect(found).toEqual([]);
}, 60_000);

test('bytes that are not a request are answered with the same headers', async () => {
  const raw = await sendRawTo(Number(new URL(service.url).port), 'GET / HTTP/9\r\n\r\n');
  for (const line of [
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    "frame-ancestors 'none'",
  ]) {
    expect(raw).toContain(line);
  }
});
