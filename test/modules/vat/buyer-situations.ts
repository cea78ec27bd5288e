/**
 * Who buys, and what: the expected VAT of each stands here as the rules say it, beside the code that computes it.
 * Source.
 */
import type { Tier } from '../../../src/shared/caller.js';
import type { OrderOptions } from '../../../src/modules/orders/domain/order-options.js';
import type { VatStatus } from '../../../src/modules/vat/domain/vat.js';

/** What the exchange says of the number. */
type Word = 'valid' | 'invalid' | 'silent';

/** `number`: how the number begins; digits of its own follow. null: none is reported. */
export type Buyer = Readonly<{
  country: string | null;
  number: string | null;
  word: Word;
  percent: 0 | 24;
  status: VatStatus;
}>;

/** Length of what follows the prefix in a number of the right form. */
const DIGITS: Readonly<Record<string, number>> = {
  DE: 9,
  EE: 9,
  EL: 9,
  FR: 11,
  GB: 9,
  LV: 11,
  NO: 9,
  XI: 9,
};

let serial = 0;

/** In the exchange's spelling; a prefix with digits is a number already. */
export function numberOf({ number }: Buyer): string | null {
  if (number === null || /\d/.test(number)) return number;
  const length = DIGITS[number] ?? 0;
  return `${number}${'3'.padEnd(length - 6, '0')}${String(++serial).padStart(6, '0')}`;
}

const WORDS = ['valid', 'invalid', 'silent'] as const;
const STATUS = { valid: 'valid', invalid: 'invalid', silent: 'unavailable' } as const;

/** A number that VAT hangs on: nothing where it is valid, else what the country gives. */
const hanging = (country: string | null, number: string, else_: 0 | 24): readonly Buyer[] =>
  WORDS.map((word) => ({
    ...{ country, number, word },
    percent: word === 'valid' ? 0 : else_,
    status: STATUS[word],
  }));

/** Whatever is said of it, the number changes nothing. */
const idle = (country: string | null, number: string | null, percent: 0 | 24): Buyer => ({
  ...{ country, number, percent },
  word: 'valid',
  status: 'irrelevant',
});

const malformed = (country: string, number: string): Buyer => ({
  ...{ country, number, word: 'valid', percent: 24 },
  status: 'invalid',
});

const OUTSIDE = ['no', 'ch', 'gb', 'us', 'xi'] as const;

export const BUYERS: readonly Buyer[] = [
  ...[null, 'EE', 'EE1', 'GB', 'XI', '12345'].map((number) => idle('ee', number, 24)),
  idle('ee', 'LV', 24),
  ...(['de', 'gr', 'fr'] as const).flatMap((country) => [
    ...[null, 'EE', 'GB', 'XI'].map((number) => idle(country, number, 24)),
    ...hanging(country, { de: 'DE', gr: 'EL', fr: 'FR' }[country], 24),
    ...hanging(country, 'LV', 24),
    malformed(country, 'LV123'),
    malformed(country, '12345'),
  ]),
  ...OUTSIDE.flatMap((country) => [
    ...[null, 'NO', 'XI', 'EE', '12345'].map((number) => idle(country, number, 0)),
    ...hanging(country, 'DE', 0),
  ]),
  ...[null, 'EE', '12345'].map((number) => idle(null, number, 24)),
  ...['NO', 'GB', 'XI'].map((number) => idle(null, number, 0)),
  ...hanging(null, 'DE', 24),
  idle('zz', null, 24),
  ...hanging('zz', 'DE', 24),
];

/** Whole cents. `licensed`: the licence price; null where there is none. */
type Product = Readonly<{
  serviceKey: string;
  options?: OrderOptions;
  net: number;
  licensed: number | null;
}>;

const tier = (riskTier: OrderOptions['riskTier']): OrderOptions => ({ riskTier, period: 'month' });

const PRODUCTS: readonly Product[] = [
  { serviceKey: 'pakett', options: tier('R1'), net: 159000, licensed: null },
  { serviceKey: 'pakett', options: tier('R4'), net: 249000, licensed: null },
  { serviceKey: 'tarneahela_toend', options: tier('R2'), net: 219000, licensed: null },
  { serviceKey: 'b_skann', net: 29000, licensed: null },
  { serviceKey: 'kordusallkiri', net: 49000, licensed: null },
  { serviceKey: 'hooldus', options: { riskTier: 'R1', period: 'month' }, net: 29000, licensed: null },
  { serviceKey: 'hooldus', options: { riskTier: 'R1', period: 'year' }, net: 290000, licensed: null },
  { serviceKey: 'raamistikukaart', net: 39000, licensed: 19500 },
  { serviceKey: 'intsidendimallid', net: 39000, licensed: 19500 },
  { serviceKey: 'yksikdokument', net: 89000, licensed: 44500 },
]; // prettier-ignore

/** `used`: orders at the licence price this month. */
type Licence = Readonly<{ tier: Tier; used: number; isOpen: boolean }>;

const LICENCES: readonly Licence[] = [
  { tier: 'baas', used: 0, isOpen: false },
  { tier: 'professional', used: 9, isOpen: true },
  { tier: 'professional', used: 10, isOpen: false },
  { tier: 'enterprise', used: 29, isOpen: true },
  { tier: 'enterprise', used: 30, isOpen: false },
];

export type Purchase = Readonly<{ product: Product; licence: Licence; netCents: number }>;

/** Every product under every licence. */
const PURCHASES: readonly Purchase[] = PRODUCTS.flatMap((product) =>
  LICENCES.map((licence) => ({
    product,
    licence,
    netCents: licence.isOpen ? (product.licensed ?? product.net) : product.net,
  })),
);

const EACH = 3;

/** A few of all purchases, others for each buyer, so that together they are all there many times. */
export const purchasesOf = (at: number): readonly Purchase[] =>
  Array.from({ length: EACH }, (_, step) => PURCHASES[(at * EACH + step * 11) % PURCHASES.length])
    .filter((purchase) => purchase !== undefined); // prettier-ignore
