/**
 * `npm run examples -- --url <address> --key <sandbox key>`: records an answer of every operation and the body of every
 * webhook for the OpenAPI document. Long lists and texts are cut; keys and addresses are replaced.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { OF_PAGES } from '../src/server/routing/account-routes.js';
import { z } from 'zod';
import { WEBHOOK_TYPES } from '../src/modules/webhooks/domain/webhook.js';
import { PROJECT_ROOT } from '../src/config/env.js';
import { recordFiles, type Ask, type FileExamples, type StreamBodies } from './file-examples.js';

const FILE = 'src/server/rest/openapi/answer-examples.json';
const MAX_ITEMS = 2;
const MAX_TEXT_LENGTH = 400;
const MAX_EXAMPLE_LENGTH = 25_000;
const ADDRESS = 'https://api.example.com';

const parameterSchema = z.object({
  name: z.string().optional(),
  in: z.string().optional(),
  required: z.boolean().optional(),
  example: z.unknown().optional(),
});
const operationSchema = z
  .object({
    operationId: z.string(),
    parameters: z.array(parameterSchema).default([]),
    requestBody: z
      .object({
        content: z.record(z.string(), z.object({ example: z.unknown().optional() }).loose()),
      })
      .optional(),
  })
  .loose();
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

type Operation = z.infer<typeof operationSchema>;
type Json = Readonly<Record<string, unknown>>;

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(cut);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)]));
  }
  if (typeof value !== 'string' || value.length <= MAX_TEXT_LENGTH) return value;
  return `${value.slice(0, MAX_TEXT_LENGTH)}…`;
}

const { values } = parseArgs({ options: { url: { type: 'string' }, key: { type: 'string' } } });
const { url = '', key = '' } = values;

const neutral = (text: string): string =>
  text
    .replaceAll(url, ADDRESS)
    .replaceAll(/nis2_(test|live)_\w+/g, 'nis2_$1_…')
    .replaceAll(/whsec_[\w+/=]+/g, 'whsec_…');

async function ask(method: string, target: string, body: unknown): Promise<Json> {
  const response = await fetch(`${url}${target}`, {
    method,
    headers: { 'x-api-key': key, 'content-type': 'application/json', accept: 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${target}: ${String(response.status)} ${text}`);
  return JSON.parse(text) as Json; // validated against the document by a test
}

/** The path with the examples of its parameters. */
function targetOf(template: string, { parameters }: Operation): string {
  const given = parameters.filter(({ example }) => example !== undefined);
  const filled = given.reduce(
    (text, { name = '', example }) =>
      text.replace(`{${name}}`, encodeURIComponent(String(example))),
    template,
  );
  const query = given
    .filter((one) => one.in === 'query')
    .map(({ name = '', example }) => [name, String(example)]);
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

/** Receipts are issued for one service, so that no example of a request has one. */
async function bodyWithReceipt({ operationId }: Operation): Promise<unknown> {
  if (!['verifyReceipt', 'whatChanged'].includes(operationId)) return null;
  const answer = await ask('POST', '/v1/scoping', { tootajad: 120, receipt: true });
  return { receipt: z.object({ receipt: z.string() }).parse(answer['data']).receipt };
}

async function recordOperations(): Promise<Record<string, unknown>> {
  const document = documentSchema.parse(await ask('GET', '/openapi.json', null));
  const recorded: Record<string, unknown> = {};
  for (const [template, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const body =
        operation.requestBody?.content['application/json']?.example ??
        (await bodyWithReceipt(operation));
      const target = targetOf(template, operation);
      const answer = await ask(method.toUpperCase(), target, body).catch((failure: unknown) => {
        process.stderr.write(`${operation.operationId}: ${String(failure).slice(0, 200)}\n`);
        return null;
      });
      const example = cut(answer);
      const isShort = JSON.stringify(example).length <= MAX_EXAMPLE_LENGTH;
      if (answer !== null && 'meta' in answer && isShort) recorded[operation.operationId] = example;
    }
  }
  return recorded;
}

const NDJSON = 'application/x-ndjson';

async function streamBodies(): Promise<StreamBodies> {
  const { paths } = documentSchema.parse(await ask('GET', '/openapi.json', null));
  const streams = Object.entries(paths).flatMap(([target, { post }]) => {
    const text = post?.requestBody?.content[NDJSON]?.example;
    return typeof text === 'string' ? [[post?.operationId, { path: target, text }] as const] : [];
  });
  return Object.fromEntries(streams) as StreamBodies; // every operation has an id
}

const askFile: Ask = async ({ path: target, mediaType, body }) => {
  const response = await fetch(`${url}${target}`, {
    headers: {
      'x-api-key': key,
      accept: mediaType,
      ...(body === undefined ? {} : { 'content-type': body.type }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: body.text }),
  });
  const [given = ''] = (response.headers.get('content-type') ?? '').split(';');
  return { mediaType: given, text: await response.text() };
};

/** Without objects and lists below the given depth. */
function shallow(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return depth === 0 ? [] : value.map((one) => shallow(one, depth - 1));
  const members = Object.entries(value).map(([name, one]) => [name, shallow(one, depth - 1)]);
  return depth === 0 ? {} : Object.fromEntries(members);
}

/** As deep as fits; only answers without a schema for their inner members are that long. */
const fitting = (example: unknown, depth = 3): unknown =>
  depth === 0 || JSON.stringify(example).length <= MAX_EXAMPLE_LENGTH
    ? example
    : fitting(shallow(example, depth), depth - 1);

async function recordAllFiles(): Promise<FileExamples> {
  const recorded = cut(await recordFiles(askFile, await streamBodies())) as FileExamples; // same form
  return Object.fromEntries(
    Object.entries(recorded).map(([id, byType]) => [
      id,
      Object.fromEntries(Object.entries(byType).map(([type, one]) => [type, fitting(one)])),
    ]),
  );
}

async function recordWebhooks(): Promise<Record<string, unknown>> {
  const recorded: Record<string, unknown> = {};
  for (const type of WEBHOOK_TYPES) {
    const { data } = await ask('POST', '/v1/test/events/trigger', { type });
    const { events } = z
      .object({ events: z.array(z.object({ type: z.string(), body: z.unknown() })) })
      .parse(data);
    recorded[type] = events.find((event) => event.type === type)?.body;
  }
  await ask('POST', '/v1/test/clock/reset', {});
  return recorded;
}

/** Signing in needs a browser and an email, a key to collect a payment: these examples stay as they are. */
const KEPT = ['collectKey', ...OF_PAGES];
const before = z
  .object({ operations: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(path.join(PROJECT_ROOT, FILE), 'utf8')));
const kept = Object.fromEntries(KEPT.map((name) => [name, before.operations[name]]));

const recorded = {
  operations: { ...(await recordOperations()), ...kept },
  webhooks: await recordWebhooks(),
  files: await recordAllFiles(),
};
const text = neutral(JSON.stringify(recorded));
writeFileSync(
  path.join(PROJECT_ROOT, FILE),
  await format(text, { parser: 'json', printWidth: 100 }),
);
