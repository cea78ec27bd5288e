/** Schema of `kb/templates/papers.yaml`: plans of the documents sold. */
import { z } from 'zod';
import {
  isReformKind,
  SOLD_DOCUMENT_KINDS,
  type SoldDocumentKind,
} from '../modules/documents/domain/document-entry.js';
import { ROLE_KEYS } from '../modules/documents/domain/order-facts.js';
import type {
  Citation,
  DocumentPlan,
  DocumentSection,
  DocumentPlans,
} from '../modules/documents/domain/document-plan.js';
import { TABLE_KINDS } from '../modules/documents/domain/document-tables.js';
import { MEASURE_KEYS } from '../modules/mapping/domain/measure.js';
import { message } from '../shared/message.js';
import { resolveSource, type Acts } from '../shared/source.js';
import { source, text } from './schema-parts.js';

const clause = z.strictObject({ key: text, source: source.optional() });

const section = z.strictObject({
  key: text,
  common: z.literal(true).optional(),
  clauses: z.array(clause).nonempty(),
  tables: z.array(z.enum(TABLE_KINDS)).optional(),
  measures: z.array(z.enum(MEASURE_KEYS)).optional(),
});

/** Earlier versions of the law data have no documents about drafts. */
const hasRequiredKinds = (plans: Readonly<Partial<Record<SoldDocumentKind, unknown>>>): boolean =>
  SOLD_DOCUMENT_KINDS.every((kind) => isReformKind(kind) || Object.hasOwn(plans, kind));

export const documentPlansSchema = z.strictObject({
  roles: z.record(z.enum(ROLE_KEYS), z.strictObject({ source })),
  papers: z
    .partialRecord(
      z.enum(SOLD_DOCUMENT_KINDS),
      z.strictObject({ sections: z.array(section).nonempty() }),
    )
    .refine(hasRequiredKinds, 'a document has no plan'),
});

type DocumentPlansFile = z.infer<typeof documentPlansSchema>;
type SectionFile = z.infer<typeof section>;

const toCitation = (raw: z.infer<typeof source>, acts: Acts): Citation => ({
  act: raw.act,
  source: resolveSource(acts, raw),
});

function toSection(kind: SoldDocumentKind, raw: SectionFile, acts: Acts): DocumentSection {
  const home = raw.common === true ? `common.${raw.key}` : `${kind}.${raw.key}`;
  return {
    key: raw.key,
    title: message(`documents:paper.${home}.title`),
    clauses: raw.clauses.map((one) => ({
      text: message(`documents:paper.${home}.${one.key}`),
      citation: one.source === undefined ? null : toCitation(one.source, acts),
    })),
    tables: raw.tables ?? [],
    measures: raw.measures ?? [],
  };
}

/** The schema requires every key of the enum. */
const mapValues = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From, key: Key) => To,
): Record<Key, To> => {
  const keys = Object.keys(record) as Key[]; // the record's own keys
  // One entry per key.
  return Object.fromEntries(keys.map((key) => [key, change(record[key], key)])) as Record<Key, To>;
};

function toPlans({ papers: files }: DocumentPlansFile, acts: Acts): DocumentPlans['plans'] {
  const plans = SOLD_DOCUMENT_KINDS.map((kind) => {
    const sections = (files[kind]?.sections ?? []).map((one) => toSection(kind, one, acts));
    return [kind, { kind, sections }] as const;
  });
  // One entry per kind.
  return Object.fromEntries<DocumentPlan>(plans) as Record<SoldDocumentKind, DocumentPlan>;
}

/** @throws Error if a source names an unknown act */
export const toDocumentPlans = (file: DocumentPlansFile, acts: Acts): DocumentPlans => ({
  roles: mapValues(file.roles, (role) => toCitation(role.source, acts)),
  plans: toPlans(file, acts),
});
