/**
 * The facts of an organisation's case, as published: members of a case file and of an order's `payload`.
 * One definition for both, for their JSON Schema and for the reader of the facts.
 */
import { z } from 'zod';
import {
  QUESTION_KEYS,
  type GapAnswer,
} from '../../modules/gap-assessment/domain/gap-assessment.js';
import { isRecord, type JsonRecord } from '../json-record.js';
import type { Criticality, SupplierKind } from '../../modules/documents/domain/order-facts.js';

/** Word in `payload.vastused` → internal term. */
export const ANSWER_WORD = {
  jah: 'yes',
  osaliselt: 'partial',
  ei: 'no',
} as const satisfies Readonly<Record<string, GapAnswer>>;

/** Word in `payload.tarnijad[].liik` → internal term. */
export const SUPPLIER_KIND = {
  pilv: 'cloud',
  tarkvara: 'software',
  haldus: 'managed',
  side: 'connectivity',
  seadmed: 'hardware',
  muu: 'other',
} as const satisfies Readonly<Record<string, SupplierKind>>;

/** Word in `kriitilisus` → internal term. */
export const CRITICALITY = {
  kriitiline: 'critical',
  oluline: 'important',
  tavaline: 'ordinary',
} as const satisfies Readonly<Record<string, Criticality>>;

const MAX_SUPPLIERS = 100;
const MAX_SYSTEMS = 100;

export const optionalText = (most: number, meaning: string) =>
  z.string().max(most).describe(meaning).nullable().optional();
const amount = (meaning: string) =>
  z.number().min(0).max(10_000_000).describe(meaning).nullable().optional();

const flag = (meaning: string) => z.boolean().describe(meaning).nullable().optional();

export const wordsOf = <Word extends string>(
  words: Readonly<Record<Word, unknown>>,
): [Word, ...Word[]] =>
  // The maps above are not empty.
  Object.keys(words) as [Word, ...Word[]];

const organisation = z.strictObject({
  nimi: optionalText(200, 'name of the organisation'),
  reg_kood: optionalText(50, 'registration code'),
  aadress: optionalText(300, 'address'),
  kontakt: optionalText(200, 'contact person'),
  telefon: optionalText(50, 'telephone'),
  e_post: optionalText(200, 'email address'),
});

const roles = z.strictObject({
  juhtorgan: optionalText(200, 'management body, its name or members'),
  infoturbejuht: optionalText(200, 'information security officer'),
  intsidendijuht: optionalText(200, 'incident lead'),
  talitluspidevuse_juht: optionalText(200, 'continuity lead'),
  andmekaitse: optionalText(200, 'data protection contact'),
});

const supplier = z.strictObject({
  nimi: z.string().max(200).describe('name of the supplier'),
  teenus: optionalText(200, 'service supplied'),
  kriitilisus: optionalText(50, 'criticality: kriitiline, oluline, tavaline, or other words'),
  liik: z.enum(wordsOf(SUPPLIER_KIND)).describe('kind of supply').nullable().optional(),
  riik: optionalText(2, 'country of the supplier, two letters'),
  juurdepaas: flag('has access to systems'),
  isikuandmed: flag('processes personal data'),
  omanik: optionalText(200, 'person in charge of the supplier'),
});

const hours = (meaning: string) =>
  z.number().min(0).max(8760).describe(meaning).nullable().optional();

const system = z.strictObject({
  nimi: z.string().max(200).describe('name of the system'),
  teenus: optionalText(200, 'service that it carries'),
  omanik: optionalText(200, 'person in charge'),
  kriitilisus: z.enum(wordsOf(CRITICALITY)).describe('criticality').nullable().optional(),
  taasteaeg_h: hours('recovery time, hours'),
  andmekadu_h: hours('tolerated loss of data, hours'),
  katkestus_h: hours('longest tolerable outage, hours'),
  asendus: optionalText(300, 'emergency operation'),
});

const words = (most: number, longest: number, meaning: string) =>
  z.array(z.string().max(longest)).max(most).describe(meaning).nullable().optional();

const answers = z.partialRecord(z.enum(QUESTION_KEYS), z.enum(wordsOf(ANSWER_WORD)));

export const caseMembers = {
  organisatsioon: organisation.nullable().optional(),
  rollid: roles.nullable().optional(),
  sektor: optionalText(
    100,
    'key of the sector, as listed by scoping/questions; puudub: none of them',
  ),
  tegevuskood: optionalText(20, 'activity code, NACE'),
  tootajad: z
    .int()
    .min(0)
    .max(10_000_000)
    .describe('employees')
    .meta({ format: 'int32' })
    .nullable()
    .optional(),
  kaive_meur: amount('annual turnover, EUR million'),
  bilanss_meur: amount('balance sheet total, EUR million'),
  ulatus: optionalText(2000, 'systems and services covered'),
  vastused: answers.describe('answers of the self-assessment').nullable().optional(),
  tarnijad: z.array(supplier).max(MAX_SUPPLIERS).describe('suppliers').nullable().optional(),
  infosysteemid: z.array(system).max(MAX_SYSTEMS).describe('systems').nullable().optional(),
  tegevus: optionalText(300, 'activity, in the words of the organisation'),
  kontsern: optionalText(200, 'group to which the organisation belongs'),
  asukohad: words(50, 200, 'sites'),
  sertifikaadid: words(20, 200, 'certificates with their scope'),
  erijuhud: words(20, 60, 'keys of special cases, as listed by scoping/questions'),
  uksuse_liigid: words(50, 60, 'keys of entity types, as listed by scoping/questions'),
  avalik_sidevork: flag('provides a public electronic communications network or service'),
  tarkvaraarendus: flag('develops software or has it developed; default: true'),
  kaugtoo: flag('permits remote work; default: true'),
  pilveteenused: flag('uses cloud services; default: true'),
};

/** `riik`: of an order, its argument counts before it. */
export const caseData = z.strictObject({
  riik: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .describe('country, ISO 3166-1 alpha-2')
    .meta({ maxLength: 2 })
    .nullable()
    .optional(),
  ...caseMembers,
});
export type CaseData = z.infer<typeof caseData>;

export const CASE_FORM = 'nis2-toimik/1';

/** The newest receipt of each operation. */
export const MAX_RECEIPTS = 4;
export const MAX_RECEIPT_LENGTH = 20_000;

/** `allkiri`: detached signature of the canonical JSON of all other members. */
export const caseFile = z.strictObject({
  vorm: z.literal(CASE_FORM).describe('form of the file'),
  issuer: z.string().max(300).describe('address of the service'),
  issued_at: z.string().max(40).describe('time of the signature'),
  kb_versioon: z.string().max(60).describe('version of the law data'),
  andmed: caseData.describe('facts of the case'),
  kviitungid: z
    .array(z.string().max(MAX_RECEIPT_LENGTH))
    .max(MAX_RECEIPTS)
    .describe('signed receipts that facts were taken from'),
  allkiri: z.string().max(1000).describe('signature of the service'),
});
export type CaseFile = z.infer<typeof caseFile>;

const joined = (before: unknown, after: unknown): unknown => {
  if (after === undefined || after === null) return before;
  return isRecord(before) && isRecord(after) ? mergeFacts(before, after) : after;
};

/** The facts of both; `over` counts where both state one. Lists are taken whole. */
export function mergeFacts(base: JsonRecord, over: JsonRecord): JsonRecord {
  const names = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, joined(base[name], over[name])]));
}
