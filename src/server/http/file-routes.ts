/** File downloads: documents by token, invoices by number. Source: R-4.16, R-4.17; R-10.16. */
import { createHash } from 'node:crypto';
import Negotiator from 'negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalid, unauthorized } from '../../shared/errors.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import { byteRange } from './byte-range.js';
import type { AdmissionControl } from './admission-control.js';
import type { Caller } from '../../shared/caller.js';

type FileAnswer = Readonly<{
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}>;

type InvoiceFormat = 'docx' | 'pdf' | 'xml';

interface FileAccess {
  /** @throws NOT_FOUND for every invalid token */
  open(token: string): Promise<FileAnswer>;
  /** @throws NOT_FOUND for an invoice that does not exist or belongs to another client */
  invoice(invoiceNumber: string, format: InvoiceFormat, caller: Caller): Promise<FileAnswer>;
}

/** The documented one first. */
const INVOICE_TYPES: Readonly<Record<string, InvoiceFormat>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
};
const FORMATS: readonly InvoiceFormat[] = ['docx', 'pdf', 'xml'];

export type FileRoutes = Readonly<{ admissionControl: AdmissionControl; files: FileAccess }>;

/** RFC 6266: an ASCII name for old clients. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const PARTIAL = 206;
const UNSATISFIABLE = 416;

/** Strong, so that an interrupted download resumes with the same file. */
const tagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url')}"`;

/** Only if the file is still the one that the client began with. */
function rangeOf({ headers }: FastifyRequest, tag: string, size: number) {
  const known = headers['if-range'];
  return known === undefined || known === tag ? byteRange(headers.range, size) : null;
}

/** Also handles HEAD; the framework omits the body. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): FastifyReply {
  const bytes = Buffer.from(file.bytes);
  const tag = tagOf(bytes);
  reply.headers({
    'Content-Type': file.contentType,
    'Content-Disposition': disposition(file.fileName),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: tag,
  });
  const size = bytes.byteLength;
  const range = request.method === 'HEAD' ? null : rangeOf(request, tag, size);
  if (range === null) return reply.send(bytes);
  if (range === 'unsatisfiable') {
    return reply.status(UNSATISFIABLE).header('Content-Range', `bytes */${size}`).send();
  }
  const { start, end } = range;
  return reply
    .status(PARTIAL)
    .header('Content-Range', `bytes ${start}-${end - 1}/${size}`)
    .send(bytes.subarray(start, end));
}

/**
 * The preferred format, .docx by default (R-10.74); `?vorming` takes precedence over `Accept`.
 * @throws VALIDATION_FAILED for an unknown format
 */
function formatOf({ headers, query }: FastifyRequest): InvoiceFormat {
  const { vorming } = query as Readonly<Record<string, unknown>>; // the router's own record
  if (vorming !== undefined) {
    const format = FORMATS.find((one) => one === vorming);
    if (format !== undefined) return format;
    throw invalid({ field: 'vorming', type: 'enum', params: { expected: FORMATS.join(', ') } });
  }
  const best = new Negotiator({ headers }).mediaType(Object.keys(INVOICE_TYPES));
  return INVOICE_TYPES[best ?? ''] ?? 'docx';
}

/** The router provides path parameters as text. */
const paramOf = (request: FastifyRequest, name: string): string =>
  String((request.params as Readonly<Record<string, string>>)[name]);

export function mountFiles(app: FastifyInstance, { admissionControl, files }: FileRoutes): void {
  app.get(PLAIN_ROUTES.download.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.download),
    handler: async (request, reply) =>
      sendFile(request, reply, await files.open(paramOf(request, 'token'))),
  });
  app.get(PLAIN_ROUTES.invoice.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.invoice),
    handler: async (request, reply) => {
      const { caller } = request.gateway;
      if (caller === null) throw unauthorized();
      const number = paramOf(request, 'invoice_number');
      return sendFile(request, reply, await files.invoice(number, formatOf(request), caller));
    },
  });
}
