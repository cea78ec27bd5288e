/** A service with the clients of other languages built beside it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../../src/config/env.js';
import { contractModel } from '../../../tools/clients/contract-model.js';
import { goName } from '../../../tools/clients/go.js';
import { snake, type ClientModel } from '../../../tools/clients/model.js';
import { clientCases, inputIn, type ClientCase } from '../client-cases.js';
import { openTestService, type TestService } from '../test-service.js';

const DEMO = 'sandbox-demo-order-001';

/** These wait for the next event. */
const WAITING = ['lawChanged', 'myOrders', 'testEvent'];

/** Answers 503 to the first request, then forwards requests: clients retry with the same idempotency key. */
async function openFlaky(target: string) {
  const keys: unknown[] = [];
  const server = http.createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces);
      keys.push(Reflect.get(Object(JSON.parse(body.toString())), 'idempotency_key'));
      if (keys.length === 1) {
        const error = { code: 'UPSTREAM_UNAVAILABLE', message: 'later', details: [] };
        response.writeHead(503, { 'retry-after': '0' }).end(JSON.stringify({ error }));
        return;
      }
      const { method = 'GET', headers, url = '' } = request;
      const onward = http.request(`${target}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${port}`, keys, close: () => server.close() };
}

export type ClientsFixture = Readonly<{
  service: TestService;
  model: ClientModel;
  cases: readonly ClientCase[];
  folder: string;
  flaky: Awaited<ReturnType<typeof openFlaky>>;
  /** Cases in the form that the runners read. */
  input: string;
  close: () => Promise<void>;
}>;

export async function openClients(): Promise<ClientsFixture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nis2-clients-'));
  const service = await openTestService();
  const build = path.join(PROJECT_ROOT, 'dist/tools/build-clients.js');
  await promisify(execFile)(process.execPath, [build, folder]);
  const model = await contractModel();
  const flaky = await openFlaky(service.url);
  const all = await clientCases(service, model);
  const cases = all.filter(({ operation }) => !WAITING.includes(operation.wire));
  const reported = cases.map((one) => ({
    wire: one.operation.wire,
    name: snake(one.operation.words),
    input: inputIn({ ...one }, model, snake),
    method: goName(one.operation.words),
    wireInput: one.input,
    upload: one.upload,
    key: one.key,
  }));
  const input = JSON.stringify({
    url: service.url,
    key: service.keys.test.lawyer_firm,
    flaky: flaky.url,
    order: DEMO,
    cases: reported,
  });
  const close = async (): Promise<void> => {
    flaky.close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { service, model, cases, folder, flaky, input, close };
}

/** Outcome of each operation by its wire name. */
export const expectedOutcomes = (cases: readonly ClientCase[]): Readonly<Record<string, string>> =>
  Object.fromEntries(cases.map(({ operation, expected }) => [operation.wire, expected ?? 'ok']));
