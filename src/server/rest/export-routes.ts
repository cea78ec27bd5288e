/** Exports as files: the operation `graphExport`, answered with the file itself. */
import Negotiator from 'negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EXPORT_KINDS, MEDIA_TYPES } from '../../modules/mapping-exchange/domain/export-format.js';
import { checkOperation } from '../auth/access.js';
import { admitted } from '../http/admit.js';
import type { AdmissionControl } from '../http/admission-control.js';
import { isHeldByClient } from '../http/entity-tag.js';
import { fileTag, sendFile, type FileAnswer } from '../http/send-file.js';
import { CACHED_VARY } from '../response-cache/cached-answer.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import type { RestOperation } from './operations.js';
import { readArguments, type RestInput } from './read-arguments.js';
import { runOperation, type OperationRunner } from './run-operation.js';

type ExportRoutes = OperationRunner &
  Readonly<{
    operations: readonly RestOperation[];
    admissionControl: AdmissionControl;
  }>;

const COORDINATE = 'Query.graphExport';
const VARY = `${CACHED_VARY}, Accept`;

type ExportParams = Readonly<{ format: string }>;

/** The path names a format, or a kind of file whose format `Accept` selects; the first if it has no preference. */
function formatOf({ headers }: FastifyRequest, { format }: ExportParams): string {
  const kind = EXPORT_KINDS.find(({ name }) => name === format);
  if (kind === undefined) return format;
  const byType = Object.entries(kind.formats).map(([extension, one]): [string, string] => [
    String(Reflect.get(MEDIA_TYPES, extension)),
    one,
  ]);
  const types = byType.map(([type]) => type);
  const best = new Negotiator({ headers }).mediaType(types);
  return (byType.find(([type]) => type === best) ?? byType[0])?.[1] ?? format;
}

/** As the operation returns it. */
type ExportView = Readonly<Record<'file_name' | 'media_type' | 'encoding' | 'content', string>>;

const toFile = ({ file_name, media_type, encoding, content }: ExportView): FileAnswer => ({
  fileName: file_name,
  contentType: media_type.startsWith('text/') ? `${media_type}; charset=utf-8` : media_type,
  bytes: Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'),
});

export function mountExports(app: FastifyInstance, routes: ExportRoutes): void {
  const operation = routes.operations.find(({ coordinate }) => coordinate === COORDINATE);
  if (operation === undefined) throw new Error(`exports need ${COORDINATE}`);
  const { config, onRequest } = admitted(routes.admissionControl, PLAIN_ROUTES.exports);
  app.get<{ Params: ExportParams }>(PLAIN_ROUTES.exports.path, {
    config,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      await onRequest(request, reply);
      checkOperation(operation, request.gateway.caller);
    },
    handler: async (request, reply) => {
      const input = readArguments(operation, {
        params: { format: formatOf(request, request.params) },
        query: request.query as RestInput['query'], // the router's own record
        headers: request.headers,
        body: null,
      });
      const { data } = await runOperation(routes, operation, request, input);
      const file = toFile(data as ExportView); // the type that the schema declares
      return isHeldByClient(request, reply, fileTag(file.bytes), VARY)
        ? reply.send()
        : sendFile(request, reply, file);
    },
  });
}
