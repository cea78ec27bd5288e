/**
 * Published schema of an order's `payload`: the facts of the case, and what is about this order alone.
 * Every member is optional; unknown members are ignored and reported.
 */
import { z } from 'zod';
import type { PackageKind } from '../../modules/documents/domain/document-entry.js';
import { QUESTION_KEYS } from '../../modules/gap-assessment/domain/gap-assessment.js';
import { LANGUAGES } from '../language.js';
import { caseFile, caseMembers, optionalText, wordsOf } from './case-payload.js';
import { reformMembers } from './reform-payload.js';
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

const MAX_CHECKED = 100;

/** `riskitase`, `periood`: select the price. `dokument`: for a single document. `tellimus`: order to sign again. */
export const orderPayload = z.strictObject({
  keel: z.enum(LANGUAGES).describe('language of the documents').nullable().optional(),
  ...caseMembers,
  systeemid: z
    .array(z.string().max(200))
    .max(MAX_CHECKED)
    .describe('systems or addresses to be checked')
    .nullable()
    .optional(),
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
  ...reformMembers,
  sandbox: optionalText(
    60,
    'order state or error that a sandbox key triggers; ignored for live keys',
  ),
  tellimus: z
    .uuid()
    .describe('earlier order of the organisation whose documents kordusallkiri signs again')
    .meta({ maxLength: 36 })
    .nullable()
    .optional(),
  toimik: caseFile
    .describe('signed case file of `caseFile`; its facts count where the payload states none')
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
