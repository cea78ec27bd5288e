/**
 * Published schema of an order's `payload`.
 * Every member is optional; unknown members are ignored and reported.
 */
import { z } from 'zod';
import type { PackageKind } from '../../modules/documents/domain/document-entry.js';
import { QUESTION_KEYS, type Answer } from '../../modules/gap-assessment/domain/gap-assessment.js';
import type { Criticality, SupplierKind } from '../../modules/documents/domain/order-facts.js';
import { LANGUAGES } from '../language.js';
import { technicalPayload } from './technical-payload.js';
import { RISK_TIERS } from '../../modules/catalogue/domain/catalogue.js';

/** Word in `payload.dokument` and `dokumendid[].tyyp` → internal term. */
export const PACKAGE_DOCUMENT = {
  turvapoliitika: 'security_policy',
  intsidendikord: 'incident_procedure',
  talitluspidevuse_plaan: 'continuity_plan',
  tarneahela_poliitika: 'supplier_policy',
  kohaldatavuse_deklaratsioon: 'applicability_statement',
} as const satisfies Readonly<Record<string, PackageKind>>;

/** Word in `payload.vastused` → internal term. */
export const ANSWER_WORD = {
  jah: 'yes',
  osaliselt: 'partial',
  ei: 'no',
} as const satisfies Readonly<Record<string, Answer>>;

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

const MOST_SUPPLIERS = 100;
const MOST_SYSTEMS = 100;

const text = (most: number, meaning: string) =>
  z.string().max(most).describe(meaning).nullable().optional();
const amount = (meaning: string) =>
  z.number().min(0).max(10_000_000).describe(meaning).nullable().optional();

const flag = (meaning: string) => z.boolean().describe(meaning).nullable().optional();

const wordsOf = <Word extends string>(words: Readonly<Record<Word, unknown>>): [Word, ...Word[]] =>
  // The maps above are not empty.
  Object.keys(words) as [Word, ...Word[]];

const organisation = z.strictObject({
  nimi: text(200, 'name of the organisation'),
  reg_kood: text(50, 'registration code'),
  aadress: text(300, 'address'),
  kontakt: text(200, 'contact person'),
  telefon: text(50, 'telephone'),
  e_post: text(200, 'email address'),
});

const roles = z.strictObject({
  juhtorgan: text(200, 'management body, its name or members'),
  infoturbejuht: text(200, 'information security officer'),
  intsidendijuht: text(200, 'incident lead'),
  talitluspidevuse_juht: text(200, 'continuity lead'),
  andmekaitse: text(200, 'data protection contact'),
});

const supplier = z.strictObject({
  nimi: z.string().max(200).describe('name of the supplier'),
  teenus: text(200, 'service supplied'),
  kriitilisus: text(50, 'criticality: kriitiline, oluline, tavaline, or other words'),
  liik: z.enum(wordsOf(SUPPLIER_KIND)).describe('kind of supply').nullable().optional(),
  riik: text(2, 'country of the supplier, two letters'),
  juurdepaas: flag('has access to systems'),
  isikuandmed: flag('processes personal data'),
  omanik: text(200, 'person in charge of the supplier'),
});

const hours = (meaning: string) =>
  z.number().min(0).max(8760).describe(meaning).nullable().optional();

const system = z.strictObject({
  nimi: z.string().max(200).describe('name of the system'),
  teenus: text(200, 'service that it carries'),
  omanik: text(200, 'person in charge'),
  kriitilisus: z.enum(wordsOf(CRITICALITY)).describe('criticality').nullable().optional(),
  taasteaeg_h: hours('recovery time, hours'),
  andmekadu_h: hours('tolerated loss of data, hours'),
  katkestus_h: hours('longest tolerable outage, hours'),
  asendus: text(300, 'emergency operation'),
});

const words = (most: number, longest: number, meaning: string) =>
  z.array(z.string().max(longest)).max(most).describe(meaning).nullable().optional();

const answers = z.partialRecord(z.enum(QUESTION_KEYS), z.enum(wordsOf(ANSWER_WORD)));

/** `riskitase`, `periood`: select the price. `dokument`: for a single document. `tellimus`: order to sign again. */
export const orderPayload = z.strictObject({
  keel: z.enum(LANGUAGES).describe('language of the documents').nullable().optional(),
  organisatsioon: organisation.nullable().optional(),
  rollid: roles.nullable().optional(),
  sektor: text(100, 'key of the sector, as listed by scoping/questions; puudub: none of them'),
  tegevuskood: text(20, 'activity code, NACE'),
  tootajad: z.int().min(0).max(10_000_000).describe('employees').nullable().optional(),
  kaive_meur: amount('annual turnover, EUR million'),
  bilanss_meur: amount('balance sheet total, EUR million'),
  ulatus: text(2000, 'systems and services covered'),
  vastused: answers.describe('answers of the self-assessment').nullable().optional(),
  tarnijad: z.array(supplier).max(MOST_SUPPLIERS).describe('suppliers').nullable().optional(),
  systeemid: z
    .array(z.string().max(200))
    .max(MOST_SYSTEMS)
    .describe('systems or addresses to be checked')
    .nullable()
    .optional(),
  infosysteemid: z.array(system).max(MOST_SYSTEMS).describe('systems').nullable().optional(),
  tegevus: text(300, 'activity, in the words of the organisation'),
  kontsern: text(200, 'group to which the organisation belongs'),
  asukohad: words(50, 200, 'sites'),
  sertifikaadid: words(20, 200, 'certificates with their scope'),
  erijuhud: words(20, 60, 'keys of special cases, as listed by scoping/questions'),
  uksuse_liigid: words(50, 60, 'keys of entity types, as listed by scoping/questions'),
  avalik_sidevork: flag('provides a public electronic communications network or service'),
  tarkvaraarendus: flag('develops software or has it developed; default: true'),
  kaugtoo: flag('permits remote work; default: true'),
  pilveteenused: flag('uses cloud services; default: true'),
  tehniline_kontroll: technicalPayload
    .describe('files that the service b_skann checks; without domeen the zone file is not checked')
    .nullable()
    .optional(),
  riskitase: z.enum(RISK_TIERS).describe('risk tier').nullable().optional(),
  periood: z
    .enum(['kuu', 'aasta'])
    .describe('billing period of the service hooldus')
    .nullable()
    .optional(),
  dokument: z
    .enum(wordsOf(PACKAGE_DOCUMENT))
    .describe('document of the service yksikdokument; default: turvapoliitika')
    .nullable()
    .optional(),
  sandbox: text(60, 'order state or error that a sandbox key triggers; ignored for live keys'),
  tellimus: z
    .uuid()
    .describe('earlier order of the organisation whose documents kordusallkiri signs again')
    .nullable()
    .optional(),
});

export type OrderPayload = z.infer<typeof orderPayload>;

type Schema = Record<string, unknown>;

/** Allows unknown members; turns a record with known names into an object with these properties. */
function openSchema({ jsonSchema }: Readonly<{ jsonSchema: Schema }>): void {
  const { propertyNames, additionalProperties } = jsonSchema;
  delete jsonSchema['additionalProperties'];
  if (propertyNames === undefined) return;
  delete jsonSchema['propertyNames'];
  jsonSchema['properties'] = Object.fromEntries(
    QUESTION_KEYS.map((key) => [key, additionalProperties]),
  );
}

export const ORDER_PAYLOAD_SCHEMA: Readonly<Schema> = z.toJSONSchema(orderPayload, {
  override: openSchema,
});
