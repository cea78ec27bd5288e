/** Imports: a file of another tool in, the delta of its controls out. Nothing is stored. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_TYPES } from '../../modules/mapping-exchange/domain/export-format.js';
import { FRAMEWORK_KEYS, type FrameworkKey } from '../../modules/mapping/domain/control.js';
import { POINT_STANDINGS } from '../../modules/mapping/domain/coverage.js';
import { inputErrorsOf, invalid } from '../../shared/errors.js';
import { checkOperation } from '../auth/access.js';
import { admitted } from '../http/admit.js';
import type { AdmissionControl } from '../http/admission-control.js';
import { envelopeText } from '../http/envelope.js';
import { sendFile } from '../http/send-file.js';
import type { RestOperation } from '../rest/operations.js';
import { runOperation, type OperationRunner } from '../rest/run-operation.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { bodyOf } from './portfolio-routes.js';
import { discard } from './body-pieces.js';
import { importAnswer, measureResults, type DeltaView } from './import-answer.js';
import { readImport, typeOf, type ImportBody } from './import-body.js';
import type { ImportTools, ImportVersions } from './import.ports.js';

type ImportRoutes = OperationRunner &
  Readonly<{
    operations: readonly RestOperation[];
    admissionControl: AdmissionControl;
    tables: ImportTools;
    imports: ImportVersions;
    publicUrl: string;
  }>;

/** A parameter that is sent more than once has several values. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const ANSWERS = ['delta', 'oscal'] as const;

const DELTA = 'Query.mappingDelta';
const COVERAGE = 'Query.coverage';

/** Points of the target in one answer; `after` leads to the next ones. */
const POINTS = 100;

/** @throws VALIDATION_FAILED if the parameter has different values */
function textIn(query: Query, field: string): string | undefined {
  const [first, ...others] = [query[field] ?? []].flat();
  if (others.every((other) => other === first)) return first;
  throw invalid({ field, type: 'conflicting_values', params: { other: field } });
}

function choice<Word extends string>(query: Query, field: string, words: readonly Word[]): Word {
  const text = textIn(query, field);
  if (text === undefined) throw invalid({ field, type: 'missing' });
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw invalid({ field, type: 'enum', params: { expected: words.join(', ') } });
}

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply; query: Query }>;

/** Null if the query does not have the member. */
const optional = <Word extends string>(query: Query, field: string, words: readonly Word[]) =>
  query[field] === undefined ? null : choice(query, field, words);

/** @throws VALIDATION_FAILED naming every wrong member of the query, and a content type that imports do not have */
async function assertRequest({ request, query }: Exchange): Promise<void> {
  const errors = [
    () => choice(query, 'framework', FRAMEWORK_KEYS),
    () => optional(query, 'answer', ANSWERS),
    () => optional(query, 'target', FRAMEWORK_KEYS),
    // Without a target it is not used.
    () => query['target'] !== undefined && optional(query, 'standing', POINT_STANDINGS),
    ...['after', 'keel', 'language'].map((field) => () => textIn(query, field)),
    () => typeOf(request.headers['content-type']),
  ].flatMap(inputErrorsOf);
  if (errors.length === 0) return;
  await discard(bodyOf(request));
  throw invalid(...errors);
}

function sendResults(
  { imports, publicUrl, now }: ImportRoutes,
  { request, reply }: Exchange,
  framework: FrameworkKey,
  { file, bytes, type }: ImportBody,
  delta: DeltaView,
): FastifyReply {
  const extension = Object.entries(MEDIA_TYPES).find(([, one]) => one === type)?.[0] ?? 'bin';
  const document = imports.at({}, ({ service, localizers: { kbVersion } }) =>
    service.results(
      {
        framework,
        controls: file.controls,
        measures: measureResults(delta),
        file: { name: `import.${extension}`, mediaType: type, base64: bytes.toString('base64') },
        collected: now().toISOString(),
      },
      kbVersion,
      publicUrl,
    ),
  );
  return sendFile(request, reply, {
    fileName: `oscal-assessment-results-${framework}.json`,
    contentType: MEDIA_TYPES.json,
    bytes: Buffer.from(`${JSON.stringify(document, null, 2)}\n`),
  });
}

type Operations = Readonly<{ delta: RestOperation; coverage: RestOperation }>;

/** Which points of the framework `target` the same controls answer; nothing without a target. */
async function coverageOf(
  routes: ImportRoutes,
  operation: RestOperation,
  { request, query }: Exchange,
  { framework, items, keel }: Readonly<Record<'framework' | 'items' | 'keel', unknown>>,
): Promise<Readonly<{ coverage?: unknown }>> {
  const target = optional(query, 'target', FRAMEWORK_KEYS);
  if (target === null) return {};
  const standing = optional(query, 'standing', POINT_STANDINGS);
  const after = textIn(query, 'after') ?? null;
  const values = { framework, items, keel, target, standing, first: POINTS, after };
  const { data } = await runOperation(routes, operation, request, { values, ignored: [] });
  return { coverage: data };
}

async function answer(routes: ImportRoutes, operations: Operations, exchange: Exchange) {
  const { request, reply, query } = exchange;
  await assertRequest(exchange);
  const framework = choice(query, 'framework', FRAMEWORK_KEYS);
  const form = choice({ answer: 'delta', ...query }, 'answer', ANSWERS);
  const body = await readImport(bodyOf(request), request.headers, routes.tables);
  const matched = routes.imports.at({}, ({ service }) =>
    service.match(framework, body.file.controls),
  );
  const items = matched.held.map(({ ref, state, note }) => ({ control: ref, status: state, note }));
  const keel = textIn(query, 'keel') ?? textIn(query, 'language') ?? null;
  // A file may hold more controls than the list of a JSON body; they were checked above.
  const values = { framework, items, keel, receipt: false };
  const { data, meta } = await runOperation(routes, operations.delta, request, {
    values,
    ignored: [],
  });
  const delta = data as DeltaView; // the type that the schema declares
  const coverage = await coverageOf(routes, operations.coverage, exchange, values);
  return form === 'oscal'
    ? sendResults(routes, exchange, framework, body, delta)
    : reply
        .type('application/json; charset=utf-8')
        .send(
          envelopeText({ ...importAnswer(framework, body, matched, delta), ...coverage }, meta),
        );
}

function operationOf({ operations }: ImportRoutes, name: string): RestOperation {
  const found = operations.find(({ coordinate }) => coordinate === name);
  if (found === undefined) throw new Error(`imports need ${name}`);
  return found;
}

/** Bodies remain streams here, whatever their type. */
export async function mountImports(app: FastifyInstance, routes: ImportRoutes): Promise<void> {
  const operations = { delta: operationOf(routes, DELTA), coverage: operationOf(routes, COVERAGE) };
  const { config, onRequest } = admitted(routes.admissionControl, PLAIN_ROUTES.imports);
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => {
      parsed(null);
    });
    scope.post<{ Querystring: Query }>(PLAIN_ROUTES.imports.path, {
      config,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        await onRequest(request, reply);
        checkOperation(operations.delta, request.gateway.caller);
      },
      handler: (request, reply) =>
        answer(routes, operations, { request, reply, query: request.query }),
    });
    done();
  });
}
