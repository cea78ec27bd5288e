/** Converts the members of a payload that describe the organisation's case to facts of its documents. */
import type {
  ActivityKey,
  CaseProfile,
  Criticality,
  OrderSupplier,
  OrderSystem,
  PortfolioMember,
} from './domain/order-facts.js';
import { NO_SECTOR } from './domain/standing.js';
import { CRITICALITY, SUPPLIER_KIND } from '../../shared/graphql/case-payload.js';
import type { OrderPayload } from '../../shared/graphql/order-payload.js';
import { givenText } from '../../shared/changed-text.js';

type PayloadMember<Name extends keyof OrderPayload> = NonNullable<NonNullable<OrderPayload[Name]>>;
type SupplierWords = PayloadMember<'tarnijad'>[number];
type MemberWords = PayloadMember<'portfell'>[number];
type SystemWords = PayloadMember<'infosysteemid'>[number];

const listed = (texts: readonly string[] | null | undefined): readonly string[] =>
  (texts ?? []).filter((text) => text.trim() !== '');

const isGrade = (word: string): word is keyof typeof CRITICALITY =>
  Object.hasOwn(CRITICALITY, word);

function gradeOf(word: string | null | undefined): Criticality | null {
  const known = (word ?? '').trim().toLowerCase();
  return isGrade(known) ? CRITICALITY[known] : null;
}

const toSupplier = (words: SupplierWords): OrderSupplier => ({
  name: words.nimi,
  service: words.teenus ?? '',
  criticality: words.kriitilisus ?? '',
  grade: gradeOf(words.kriitilisus),
  kind: SUPPLIER_KIND[words.liik ?? 'muu'],
  country: givenText(words.riik)?.toLowerCase() ?? null,
  hasAccess: words.juurdepaas ?? false,
  hasPersonalData: words.isikuandmed ?? false,
  owner: givenText(words.omanik),
});

export const suppliersOf = ({ tarnijad }: OrderPayload): readonly OrderSupplier[] =>
  (tarnijad ?? []).map(toSupplier);

const toSystem = (words: SystemWords): OrderSystem => ({
  name: words.nimi,
  service: words.teenus ?? '',
  owner: givenText(words.omanik),
  grade: gradeOf(words.kriitilisus) ?? 'important',
  recoveryHours: words.taasteaeg_h ?? null,
  lossHours: words.andmekadu_h ?? null,
  tolerableHours: words.katkestus_h ?? null,
  fallback: givenText(words.asendus),
});

/** Activities that the organisation declares it does not carry on. */
function deniedOf({
  tarkvaraarendus,
  kaugtoo,
  pilveteenused,
}: OrderPayload): readonly ActivityKey[] {
  const stated = { development: tarkvaraarendus, remote_work: kaugtoo, cloud: pilveteenused };
  const keys = Object.keys(stated) as ActivityKey[]; // keys of the literal above
  return keys.filter((key) => stated[key] === false);
}

export const profileOf = (payload: OrderPayload): CaseProfile => ({
  activity: givenText(payload.tegevus),
  group: givenText(payload.kontsern),
  sites: listed(payload.asukohad),
  certificates: listed(payload.sertifikaadid),
  specialCases: listed(payload.erijuhud),
  entityTypes:
    payload.uksuse_liigid === undefined || payload.uksuse_liigid === null
      ? null
      : listed(payload.uksuse_liigid),
  hasPublicNetwork: payload.avalik_sidevork ?? false,
  denied: deniedOf(payload),
  systems: (payload.infosysteemid ?? []).map(toSystem),
});

/** Word for an organisation in none of the sectors. */
const NO_SECTOR_WORD = 'puudub';

export const sectorOf = (word: string | null | undefined): string | null =>
  word === NO_SECTOR_WORD ? NO_SECTOR : givenText(word);

const toMember = (words: MemberWords): PortfolioMember => ({
  name: words.nimi,
  country: givenText(words.riik)?.toLowerCase() ?? null,
  size: {
    sector: sectorOf(words.sektor),
    activityCode: givenText(words.tegevuskood),
    employees: words.tootajad,
    turnoverMeur: words.kaive_meur ?? null,
    balanceMeur: words.bilanss_meur ?? null,
  },
  profile: {
    specialCases: listed(words.erijuhud),
    hasPublicNetwork: words.avalik_sidevork ?? false,
  },
});

export const portfolioOf = ({ portfell }: OrderPayload): readonly PortfolioMember[] =>
  (portfell ?? []).map(toMember);
