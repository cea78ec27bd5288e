/** Schema of `kb/templates`: sample document, sample invoice, document plans. */
import { z } from 'zod';
import type {
  ControlAnswer,
  DocumentsKnowledge,
  DutyStatement,
} from '../modules/documents/domain/documents-knowledge.js';
import { CONTROL_STATES } from '../modules/documents/domain/sample-facts.js';
import { LANGUAGES } from '../shared/language.js';
import { resolveSource, type Acts } from '../shared/source.js';
import { documentPlansSchema, toDocumentPlans } from './document-plans.schema.js';
import { source, text } from './schema-parts.js';

const duty = z.strictObject({ key: text, source });
const answer = z.strictObject({ ref: text, state: z.enum(CONTROL_STATES), reason: text });

const sample = z.strictObject({
  document_number: text,
  file_name: z.string().regex(/^[a-z0-9-]+\.pdf$/),
  language: z.enum(LANGUAGES),
  organisation: z.strictObject({ name: text, registration_code: text }),
  incident_detected_at: z.iso.datetime(),
  duties: z.array(duty).nonempty(),
  roles: z.array(duty).nonempty(),
  statement: z.array(answer).nonempty(),
});

const invoice = z.strictObject({
  number: text,
  issued_on: z.iso.date(),
  order_id: text,
  buyer: z.strictObject({
    name: text,
    address: text.nullable(),
    registration_code: text.nullable(),
    vat_number: text.nullable(),
  }),
  services: z.array(z.strictObject({ key: text, quantity: z.int().positive() })).nonempty(),
  vat: z.strictObject({
    value: z.number().nonnegative(),
    unit: z.literal('percent'),
    document: text,
    section: text,
  }),
});

/** Key: name of the YAML file. */
export const documentsSchema = z.strictObject({ sample, invoice, papers: documentPlansSchema });

export type DocumentsFiles = z.infer<typeof documentsSchema>;

const toDuties = (raw: DocumentsFiles['sample']['duties'], acts: Acts): readonly DutyStatement[] =>
  raw.map(({ key, source }) => ({ key, source: resolveSource(acts, source) }));

function toSample(raw: DocumentsFiles['sample'], acts: Acts): DocumentsKnowledge['sample'] {
  const statement: readonly ControlAnswer[] = raw.statement;
  return {
    documentNumber: raw.document_number,
    fileName: raw.file_name,
    language: raw.language,
    organisation: {
      name: raw.organisation.name,
      registrationCode: raw.organisation.registration_code,
    },
    incidentDetectedAt: new Date(raw.incident_detected_at).toISOString(),
    duties: toDuties(raw.duties, acts),
    roles: toDuties(raw.roles, acts),
    statement,
  };
}

const toInvoice = (raw: DocumentsFiles['invoice']): DocumentsKnowledge['invoice'] => ({
  number: raw.number,
  issuedOn: raw.issued_on,
  orderId: raw.order_id,
  buyer: {
    name: raw.buyer.name,
    address: raw.buyer.address,
    registrationCode: raw.buyer.registration_code,
    vatNumber: raw.buyer.vat_number,
  },
  services: raw.services,
  vatPercent: raw.vat.value,
});

/** @throws Error if a source names an unknown act */
export const toDocumentsKnowledge = (files: DocumentsFiles, acts: Acts): DocumentsKnowledge => ({
  sample: toSample(files.sample, acts),
  invoice: toInvoice(files.invoice),
  documentPlans: toDocumentPlans(files.papers, acts),
});
