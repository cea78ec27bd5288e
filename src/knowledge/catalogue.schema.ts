/** Schema of `kb/catalogue`: services and licences. */
import { z } from 'zod';
import type {
  CatalogueKnowledge,
  Licence,
  Price,
  Service,
} from '../modules/catalogue/domain/catalogue.js';

const CENTS = 100;
const euro = z.int().positive();

const price = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), eur: euro }),
  z.strictObject({
    kind: z.literal('tiered'),
    eur: z.strictObject({ R1: euro, R2: euro, R3: euro, R4: euro }),
  }),
  z.strictObject({
    kind: z.literal('periodic'),
    eur: z.strictObject({ month: euro, year: euro }),
  }),
]);

const service = z.strictObject({
  key: z.string().regex(/^[a-z_]+$/),
  price,
  discounted: z.strictObject({ eur: euro }).optional(),
  documents: z.int().nonnegative(),
});

/** A service that the price list does not have. `drafts`: ids of `kb/reforms`. */
const addition = service.extend({
  drafts: z.array(z.string().min(1)).nonempty().optional(),
  price_source: z.strictObject({
    decision: z.string().regex(/^D-\d+$/),
    position_date: z.iso.date(),
  }),
});

const licence = z.strictObject({
  key: z.enum(['professional', 'enterprise']),
  eur_per_month: euro,
  discount_quota: z.int().positive(),
});

export const catalogueSchema = z.strictObject({
  services: z.strictObject({
    price_list: z.strictObject({
      document: z.string(),
      section: z.string(),
      position_date: z.iso.date(),
    }),
    services: z.array(service).nonempty(),
    /** Absent in earlier versions of the law data. */
    additions: z.array(addition).optional(),
  }),
  licences: z.array(licence).length(2),
});

export type CatalogueFiles = z.infer<typeof catalogueSchema>;

function toPrice(raw: CatalogueFiles['services']['services'][number]['price']): Price {
  if (raw.kind === 'fixed') return { kind: 'fixed', cents: raw.eur * CENTS };
  if (raw.kind === 'periodic') {
    return { kind: 'periodic', monthCents: raw.eur.month * CENTS, yearCents: raw.eur.year * CENTS };
  }
  const { R1, R2, R3, R4 } = raw.eur;
  return {
    kind: 'tiered',
    cents: { R1: R1 * CENTS, R2: R2 * CENTS, R3: R3 * CENTS, R4: R4 * CENTS },
  };
}

const toService = (raw: z.infer<typeof service>): Service => ({
  key: raw.key,
  price: toPrice(raw.price),
  licensedCents: raw.discounted === undefined ? null : raw.discounted.eur * CENTS,
  documentCount: raw.documents,
});

const toAddition = (raw: z.infer<typeof addition>): Service => ({
  ...toService(raw),
  addition: { drafts: raw.drafts ?? [] },
});

function toLicence(files: CatalogueFiles, key: Licence['key']): Licence {
  const raw = files.licences.find((candidate) => candidate.key === key);
  if (raw === undefined) throw new Error(`kb/catalogue/licences.yaml has no licence "${key}"`);
  return {
    key,
    centsPerMonth: raw.eur_per_month * CENTS,
    discountQuota: raw.discount_quota,
  };
}

export const toCatalogueKnowledge = (files: CatalogueFiles): CatalogueKnowledge => ({
  services: [
    ...files.services.services.map(toService),
    ...(files.services.additions ?? []).map(toAddition),
  ],
  licences: {
    professional: toLicence(files, 'professional'),
    enterprise: toLicence(files, 'enterprise'),
  },
});
