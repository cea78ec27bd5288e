/** File downloads: documents by token, invoices by number. Source: R-4.16, R-4.17; R-10.16. */
import { createHash } from 'node:crypto';
import Negotiator from 'negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalid, unauthorized } from '../../shared/errors.js';
import {
  CONTENT_TYPE,
  FILE_FORMS,
  type FileForm,
} from '../../modules/documents/domain/document-format.js';
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
  open(token: string, form: FileForm): Promise<FileAnswer>;
  /** @throws NOT_FOUND for an order that is not released or belongs to another client */
  archive(orderId: string, caller: Caller): Promise<FileAnswer>;
  /** @throws NOT_FOUND for an invoice that does not exist or belongs to another client */
  invoice(invoiceNumber: string, format: InvoiceFormat, caller: Caller): Promise<FileAnswer>;
}

/** The documented one first. */
const DOCUMENT_TYPES: Readonly<Record<string, 'docx' | 'pdf'>> = {
  [CONTENT_TYPE.docx]: 'docx',
  [CONTENT_TYPE.pdf]: 'pdf',
};
const INVOICE_TYPES: Readonly<Record<string, InvoiceFormat>> = {
  ...DOCUMENT_TYPES,
  'application/xml': 'xml',
  'text/xml': 'xml',
};
const INVOICE_FORMATS: readonly InvoiceFormat[] = ['docx', 'pdf', 'xml'];
const DOCUMENT_FORMS = Object.keys(FILE_FORMS) as readonly FileForm[]; // keys of a literal

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
function formatOf<Format extends string>(
  { headers, query }: FastifyRequest,
  formats: readonly Format[],
  types: Readonly<Record<string, Format>>,
): Format | 'docx' {
  const { vorming } = query as Readonly<Record<string, unknown>>; // the router's own record
  if (vorming !== undefined) {
    const format = formats.find((one) => one === vorming);
    if (format !== undefined) return format;
    throw invalid({ field: 'vorming', type: 'enum', params: { expected: formats.join(', ') } });
  }
  const best = new Negotiator({ headers }).mediaType(Object.keys(types));
  return types[best ?? ''] ?? 'docx';
}

const documentForm = (request: FastifyRequest): FileForm =>
  formatOf<FileForm>(request, DOCUMENT_FORMS, DOCUMENT_TYPES);

const invoiceFormat = (request: FastifyRequest): InvoiceFormat =>
  formatOf(request, INVOICE_FORMATS, INVOICE_TYPES);

/** The router provides path parameters as text. */
const paramOf = (request: FastifyRequest, name: string): string =>
  String((request.params as Readonly<Record<string, string>>)[name]);

function callerOf({ gateway }: FastifyRequest): Caller {
  if (gateway.caller === null) throw unauthorized();
  return gateway.caller;
}

export function mountFiles(app: FastifyInstance, { admissionControl, files }: FileRoutes): void {
  app.get(PLAIN_ROUTES.download.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.download),
    handler: async (request, reply) =>
      sendFile(request, reply, await files.open(paramOf(request, 'token'), documentForm(request))),
  });
  app.get(PLAIN_ROUTES.orderArchive.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.orderArchive),
    handler: async (request, reply) => {
      const orderId = paramOf(request, 'order_id');
      return sendFile(request, reply, await files.archive(orderId, callerOf(request)));
    },
  });
  app.get(PLAIN_ROUTES.invoice.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.invoice),
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const number = paramOf(request, 'invoice_number');
      return sendFile(request, reply, await files.invoice(number, invoiceFormat(request), caller));
    },
  });
}
