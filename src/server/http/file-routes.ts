/** File downloads: documents by token, invoices by number. Source. */
import Negotiator from 'negotiator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, unauthorized } from '../../shared/errors.js';
import {
  CONTENT_TYPE,
  FILE_FORMS,
  type FileForm,
} from '../../modules/documents/domain/document-format.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';
import { sendFile, type FileAnswer } from './send-file.js';
import type { Caller } from '../../shared/caller.js';

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

/**
 * The preferred format, .docx by default; `?vorming` takes precedence over `Accept`.
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
