/**
 * Buyers and purchases with their expected VAT, stated independently of the code that computes it.
 * Source.
 */
import type { Tier } from '../../../src/shared/caller.js';
import type { OrderOptions } from '../../../src/modules/orders/domain/order-options.js';
import type { VatStatus } from '../../../src/modules/vat/domain/vat.js';

/** Answer of VIES about the number. */
type Word = 'valid' | 'invalid' | 'silent';

/** `number`: prefix of the number; unique digits are added. null: no number. */
export type Buyer = Readonly<{
  country: string | null;
  number: string | null;
  word: Word;
  percent: 0 | 24;
  status: VatStatus;
}>;

/** Digits after the prefix in a well-formed number. */
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

/** In VIES notation; a prefix with digits is already complete. */
export function numberOf({ number }: Buyer): string | null {
  if (number === null || /\d/.test(number)) return number;
  const length = DIGITS[number] ?? 0;
  return `${number}${'3'.padEnd(length - 6, '0')}${String(++serial).padStart(6, '0')}`;
}

const WORDS = ['valid', 'invalid', 'silent'] as const;
const STATUS = { valid: 'valid', invalid: 'invalid', silent: 'unavailable' } as const;

/** A number that decides the VAT: none if valid, otherwise the country's rate. */
const hanging = (country: string | null, number: string, else_: 0 | 24): readonly Buyer[] =>
  WORDS.map((word) => ({
    country,
    number,
    word,
    percent: word === 'valid' ? 0 : else_,
    status: STATUS[word],
  }));

/** A number that changes nothing, whatever VIES answers. */
const idle = (country: string | null, number: string | null, percent: 0 | 24): Buyer => ({
  country,
  number,
  percent,
  word: 'valid',
  status: 'irrelevant',
});

const malformed = (country: string, number: string): Buyer => ({
  country,
  number,
  word: 'valid',
  percent: 24,
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

/** In whole cents. `licensed`: the licence price; null if there is none. */
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
  {
    serviceKey: 'hooldus',
    options: { riskTier: 'R1', period: 'month' },
    net: 29000,
    licensed: null,
  },
  {
    serviceKey: 'hooldus',
    options: { riskTier: 'R1', period: 'year' },
    net: 290000,
    licensed: null,
  },
  { serviceKey: 'raamistikukaart', net: 39000, licensed: 19500 },
  { serviceKey: 'intsidendimallid', net: 39000, licensed: 19500 },
  { serviceKey: 'yksikdokument', net: 89000, licensed: 44500 },
];

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

/** A few purchases per buyer, different for each, so that together all are covered repeatedly. */
export const purchasesOf = (at: number): readonly Purchase[] =>
  Array.from(
    { length: EACH },
    (_, step) => PURCHASES[(at * EACH + step * 11) % PURCHASES.length],
  ).filter((purchase) => purchase !== undefined);
