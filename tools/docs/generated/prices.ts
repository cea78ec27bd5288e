/** Prices, licences and limits, from the law data. */
import { z } from 'zod';
import type { Tier } from '../../../src/shared/caller.js';

/** kb/catalogue/services.yaml */
const serviceSchema = z.object({
  key: z.string(),
  price: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), eur: z.number() }),
    z.object({ kind: z.literal('tiered'), eur: z.record(z.string(), z.number()) }),
    z.object({
      kind: z.literal('periodic'),
      eur: z.object({ month: z.number(), year: z.number() }),
    }),
  ]),
  discounted: z.object({ eur: z.number() }).optional(),
  documents: z.int(),
});
const servicesSchema = z.object({
  services: z.array(serviceSchema),
  additions: z.array(serviceSchema).optional(),
});
type Service = z.infer<typeof serviceSchema>;

/** Those of the price list, then the additions. */
function servicesOf(file: unknown): readonly Service[] {
  const { services, additions = [] } = servicesSchema.parse(file);
  return [...services, ...additions];
}

/** kb/catalogue/licences.yaml */
const licencesSchema = z.array(
  z.object({ key: z.string(), eur_per_month: z.number(), discount_quota: z.int() }),
);

/** kb/limits */
export const limitsSchema = z.record(
  z.string(),
  z.object({ per_minute: z.int(), per_month: z.int().nullable() }),
);

const euro = (amount: number): string => amount.toLocaleString('en');

function priceOf({ price }: Service): string {
  if (price.kind === 'fixed') return euro(price.eur);
  if (price.kind === 'periodic')
    return `${euro(price.eur.month)} a month, ${euro(price.eur.year)} a year`;
  return Object.entries(price.eur)
    .map(([tier, amount]) => `${tier} ${euro(amount)}`)
    .join(', ');
}

/** Keys of the services, in the order of the catalogue. */
export const serviceKeys = (services: unknown): readonly string[] =>
  servicesOf(services).map(({ key }) => key);

/** Markdown. @param names English name by key */
export function priceTable(services: unknown, names: Readonly<Record<string, string>>): string {
  const rows = servicesOf(services).map((service) => {
    const licensed = service.discounted === undefined ? '–' : euro(service.discounted.eur);
    return `| \`${service.key}\` | ${names[service.key] ?? ''} | ${String(service.documents)} | ${priceOf(service)} | ${licensed} |`;
  });
  return [
    '| Key | Service | Documents | Price in EUR | With a licence |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Markdown: price, limits and discounted documents of each licence. */
export function licenceTable(licences: unknown, limits: unknown): string {
  const rates = limitsSchema.parse(limits);
  const number = (value: number | null | undefined): string => (value ?? 0).toLocaleString('en');
  const rows = licencesSchema.parse(licences).map(({ key, eur_per_month, discount_quota }) => {
    const rate = rates[key];
    return `| \`${key}\` | ${euro(eur_per_month)} | ${number(rate?.per_minute)} | ${number(rate?.per_month)} | ${String(discount_quota)} |`;
  });
  return [
    '| Licence | EUR a month | Requests per minute | Requests per month | Documents a month at the licence price |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const TIERS: Readonly<Partial<Record<Tier, string>>> = {
  baas: 'no licence',
  professional: 'Professional',
  enterprise: 'Enterprise',
  sandbox: 'sandbox',
};

/** Markdown: limits by tier. */
export function limitTable(limits: unknown): string {
  const rates = limitsSchema.parse(limits);
  const rows = Object.entries(TIERS).map(([tier, name]) => {
    const { per_minute = 0, per_month = 0 } = rates[tier] ?? {};
    return `| ${name} | ${per_minute.toLocaleString('en')} | ${(per_month ?? 0).toLocaleString('en')} |`;
  });
  return ['| Tier | Per minute | Per month |', '| --- | --- | --- |', ...rows].join('\n');
}
