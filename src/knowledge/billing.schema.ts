/** Schema of `kb/billing`: VAT on services sold. */
import { z } from 'zod';
import type { VatRate } from '../modules/vat/domain/vat-rate.js';
import type { VatTerritory } from '../modules/vat/domain/vat-place.js';
import type { VatKnowledge } from '../modules/vat/domain/vat.js';

const country = z.string().regex(/^[a-z]{2}$/);

const percent = z.number().positive().lt(100);

const datedRate = z.strictObject({
  value: percent,
  unit: z.literal('percent'),
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  document: z.string(),
  url: z.url(),
  position_date: z.iso.date(),
});

/** Format of the first knowledge version: one rate without dates. */
const oneRate = z.strictObject({
  value: percent,
  unit: z.literal('percent'),
  document: z.string(),
  section: z.string(),
  position_date: z.iso.date(),
});

const document = z.strictObject({
  document: z.string(),
  url: z.url(),
  position_date: z.iso.date(),
});

const timeZone = z.string().refine(
  (zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
    } catch {
      return false;
    }
  },
  { message: 'is no time zone' },
);

/** `value`: whether the territory is within the VAT territory of the Union. */
const territory = z.strictObject({
  name: z.string(),
  code: country.nullable(),
  state: country,
  value: z.enum(['union', 'outside']),
  postal_codes: z.array(z.string().regex(/^\d{2,5}$/)),
  source: z.string(),
});

const vat = z.union([
  z.strictObject({
    seller_country: country,
    time_zone: timeZone,
    standard_rates: z.array(datedRate).nonempty(),
    outside_union: z.array(country).nonempty(),
    territories_source: document.optional(),
    territories: z.array(territory).optional(),
    legal_forms: z.array(z.string()).optional(),
  }),
  z.strictObject({
    seller_country: country,
    standard_rate: oneRate,
    outside_union: z.array(country).nonempty(),
  }),
]);

export const billingSchema = z.strictObject({ vat });

type VatFile = z.infer<typeof vat>;

/** Before the first sale. */
const ALWAYS = '0001-01-01';

const ratesOf = (file: VatFile): readonly VatRate[] =>
  'standard_rates' in file
    ? file.standard_rates.map(({ value, from, until }) => ({ percent: value, from, until }))
    : [{ percent: file.standard_rate.value, from: ALWAYS, until: null }];

/** Earlier knowledge versions have none. */
const territoriesOf = (file: VatFile): readonly VatTerritory[] =>
  ('territories' in file ? (file.territories ?? []) : []).map(
    ({ code, state, value, postal_codes: postalCodes }) => ({
      code,
      state,
      postalCodes,
      isOutside: value === 'outside',
    }),
  );

export const toBillingKnowledge = ({ vat: file }: z.infer<typeof billingSchema>): VatKnowledge => ({
  sellerCountry: file.seller_country,
  timeZone: 'time_zone' in file ? file.time_zone : 'UTC',
  rates: ratesOf(file),
  outsideUnion: file.outside_union,
  territories: territoriesOf(file),
  legalForms: 'legal_forms' in file ? (file.legal_forms ?? []) : [],
});
