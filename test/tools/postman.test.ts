/** The Postman collection, sent as a runner sends it: every request unchanged. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { openTestService, type TestService } from '../support/test-service.js';

type Pair = Readonly<{ key: string; value: string; disabled?: boolean }>;
type Sent = Readonly<{
  method: string;
  url: { path: string[]; query?: Pair[]; variable?: Pair[] };
  header?: Pair[];
  body?: { raw?: string };
}>;
type Collection = Readonly<{ item: { item: { request: Sent }[] }[]; variable: Pair[] }>;

let service: TestService;
let folder: string;
let requests: Sent[];

beforeAll(async () => {
  service = await openTestService();
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-postman-'));
  const file = path.join(folder, 'postman.json');
  await promisify(execFile)(process.execPath, [
    path.join(PROJECT_ROOT, 'dist/tools/postman.js'),
    file,
  ]);
  const { item, variable } = JSON.parse(await readFile(file, 'utf8')) as Collection;
  expect(variable.map(({ key }) => key)).toEqual(['baseUrl', 'apiKey']);
  requests = item.flatMap(({ item: items }) => items.map(({ request }) => request));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const on = (pairs: readonly Pair[] = []) => pairs.filter(({ disabled }) => disabled !== true);

const placeOf = ({ method, url }: Sent): string => `${method} /${url.path.join('/')}`;

async function send({ method, url, header, body }: Sent): Promise<number> {
  const places = new Map((url.variable ?? []).map(({ key, value }) => [key, value]));
  const parts = url.path.map((part) => encodeURIComponent(places.get(part.slice(1)) ?? part));
  const query = new URLSearchParams(on(url.query).map(({ key, value }) => [key, value]));
  const headers = Object.fromEntries(on(header).map(({ key, value }) => [key, value]));
  const answer = await fetch(`${service.url}/${parts.join('/')}?${query.toString()}`, {
    method,
    headers: { ...headers, 'x-api-key': service.keys.test.lawyer_firm },
    ...(method === 'POST' ? { body: body?.raw ?? '{}' } : {}),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Requests with values that only their sender knows, one that requires a paid licence, and those of browsers. */
const OWN =
  /receipts|download|stripe|documents\/verify|documents\.zip|vectors\/:name|law\/:version|licence\.json|keys\/collect|sign-(in|out)/;

test('every path of the contract is included once', async () => {
  const contract = JSON.parse(
    await readFile(path.join(PROJECT_ROOT, 'schema/openapi.json'), 'utf8'),
  ) as { paths: Record<string, object> };
  const paths = Object.entries(contract.paths).flatMap(([place, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${place.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(requests.map(placeOf).sort()).toEqual(paths.sort());
});

test('requests work unchanged', async () => {
  const answers: [string, number][] = [];
  for (const request of requests.filter((one) => !OWN.test(placeOf(one)))) {
    answers.push([placeOf(request), await send(request)]);
  }
  expect(answers.length).toBeGreaterThan(25);
  expect(answers.filter(([, status]) => status >= 300)).toEqual([]);
});
