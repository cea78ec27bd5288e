/** Wire names of the catalogue and their internal terms. Source. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { draftsOf, type Licence, type Price } from './domain/catalogue.js';
import { OmitNull } from '../../shared/graphql/decorators.js';
import { ORDER_PAYLOAD_SCHEMA } from '../../shared/graphql/order-payload.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { PricedService } from './catalogue.service.js';

const CENTS = 100;
const toEuro = (cents: number): number => cents / CENTS;

@ObjectType('RiskTierPrices', { simpleResolvers: true })
export class TierPricesView {
  @Field(() => Float)
  R1!: number;

  @Field(() => Float)
  R2!: number;

  @Field(() => Float)
  R3!: number;

  @Field(() => Float)
  R4!: number;
}

@ObjectType('PeriodPrices', { simpleResolvers: true })
export class PeriodPricesView {
  @Field(() => Float, { name: 'kuu' })
  month!: number;

  @Field(() => Float, { name: 'aasta' })
  year!: number;
}

@ObjectType('LicenceFigures', { simpleResolvers: true })
export class LicenceFiguresView {
  @Field(() => Float)
  professional!: number;

  @Field(() => Float)
  enterprise!: number;
}

@ObjectType('Service', { simpleResolvers: true })
export class ServiceView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;

  @Field(() => String, { name: 'kirjeldus' })
  description!: string;

  @Field(() => Float, { name: 'hind_eur' })
  price!: number;

  @Field(() => Float, { name: 'hind_min_eur' })
  minPrice!: number;

  @Field(() => Float, { name: 'hind_max_eur' })
  maxPrice!: number;

  @Field(() => TierPricesView, { name: 'tasemed', nullable: true })
  tiers!: TierPricesView | null;

  @Field(() => String, { name: 'periood', nullable: true })
  period!: string | null;

  @Field(() => PeriodPricesView, { name: 'perioodid', nullable: true })
  periods!: PeriodPricesView | null;

  @Field(() => LicenceFiguresView, { name: 'soodushind', nullable: true })
  licensedPrice!: LicenceFiguresView | null;

  @Field(() => LicenceFiguresView, { name: 'kvoot', nullable: true })
  quota!: LicenceFiguresView | null;

  @Field(() => Int, { name: 'dokumente' })
  documents!: number;

  @OmitNull()
  @Field(() => [String], { name: 'eelnoud', nullable: true })
  drafts!: string[] | null;
}

@ObjectType('Licence', { simpleResolvers: true })
export class LicenceView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => Float, { name: 'hind_eur' })
  price!: number;

  @Field(() => Int, { name: 'kvoot' })
  quota!: number;
}

@ObjectType('Services', { simpleResolvers: true })
export class ServicesView {
  @Field(() => [ServiceView], { name: 'teenused' })
  services!: ServiceView[];

  @Field(() => [ServiceView], { name: 'lisateenused' })
  additions!: ServiceView[];

  @Field(() => [LicenceView], { name: 'litsentsid' })
  licences!: LicenceView[];

  @Field(() => String, { name: 'valuuta' })
  currency!: string;

  @Field(() => Boolean, { name: 'kaibemaksuta' })
  netOfVat!: boolean;

  @Field(() => GraphQLJSONObject, { name: 'payload_skeem' })
  payloadSchema!: Readonly<Record<string, unknown>>;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

function toTiers(price: Price): TierPricesView | null {
  if (price.kind !== 'tiered') return null;
  const { R1, R2, R3, R4 } = price.cents;
  return { R1: toEuro(R1), R2: toEuro(R2), R3: toEuro(R3), R4: toEuro(R4) };
}

const toPeriods = (price: Price): PeriodPricesView | null =>
  price.kind === 'periodic'
    ? { month: toEuro(price.monthCents), year: toEuro(price.yearCents) }
    : null;

function toQuota(licences: readonly Licence[]): LicenceFiguresView {
  const quotaOf = (key: string) => licences.find((one) => one.key === key)?.discountQuota ?? 0;
  return { professional: quotaOf('professional'), enterprise: quotaOf('enterprise') };
}

function toServiceView(
  offer: PricedService,
  licences: readonly Licence[],
  localizer: Localizer,
): ServiceView {
  const { service, range } = offer;
  const licensed = service.licensedCents === null ? null : toEuro(service.licensedCents);
  return {
    key: service.key,
    title: localizer.t(`services:${service.key}.name`),
    description: localizer.t(`services:${service.key}.description`),
    price: toEuro(range.minCents),
    minPrice: toEuro(range.minCents),
    maxPrice: toEuro(range.maxCents),
    tiers: toTiers(service.price),
    period: service.price.kind === 'periodic' ? 'kuu' : null,
    periods: toPeriods(service.price),
    licensedPrice: licensed === null ? null : { professional: licensed, enterprise: licensed },
    quota: licensed === null ? null : toQuota(licences),
    documents: service.documentCount,
    drafts: draftsOf(service).length === 0 ? null : [...draftsOf(service)],
  };
}

export const toServicesView = (
  offers: readonly PricedService[],
  licences: readonly Licence[],
  localizer: Localizer,
): ServicesView => ({
  services: offers
    .filter(({ service }) => service.addition === undefined)
    .map((offer) => toServiceView(offer, licences, localizer)),
  additions: offers
    .filter(({ service }) => service.addition !== undefined)
    .map((offer) => toServiceView(offer, licences, localizer)),
  licences: licences.map(({ key, centsPerMonth, discountQuota }) => ({
    key,
    price: toEuro(centsPerMonth),
    quota: discountQuota,
  })),
  currency: 'EUR',
  netOfVat: true,
  payloadSchema: ORDER_PAYLOAD_SCHEMA,
  language: localizer.language,
});
