/** Converts a stored order payload to the facts of a document. */
import type { DocumentChoice } from './domain/documents-of-service.js';
import type { EarlierFile, OrderFacts, RoleKey } from './domain/order-facts.js';
import { QUESTION_KEYS } from '../gap-assessment/domain/gap-assessment.js';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/language.js';
import { ANSWER_WORD, mergeFacts } from '../../shared/graphql/case-payload.js';
import {
  orderPayload,
  PACKAGE_DOCUMENT,
  type OrderPayload,
} from '../../shared/graphql/order-payload.js';
import { portfolioOf, profileOf, sectorOf, suppliersOf } from './case-profile.graphql.js';
import { knownPayload } from '../../shared/graphql/payload-errors.js';
import { readCertificates } from '../../platform/crypto/certificate-facts.js';
import type { OrderToGenerate } from './document-generation.repository.js';
import { isoDay } from '../../shared/iso-day.js';
import { givenText } from '../../shared/changed-text.js';

/** Key: wire word in `payload.rollid`. Value: internal term. */
const ROLE_WORD = {
  juhtorgan: 'board',
  infoturbejuht: 'security_officer',
  intsidendijuht: 'incident_lead',
  talitluspidevuse_juht: 'continuity_lead',
  andmekaitse: 'data_protection',
} as const satisfies Readonly<Record<string, RoleKey>>;

/** Members of the payload count before those of its case file, whose country is that of the order. */
function withCaseFile(payload: OrderPayload): OrderPayload {
  if (payload.toimik === undefined || payload.toimik === null) return payload;
  return orderPayload.strip().parse(mergeFacts(payload.toimik.andmed, payload));
}

/**
 * The payload with the facts of its case file, without unknown members. An order of an older form keeps only members that are still valid, so that a
 * paid order can be delivered.
 */
export function readPayload(stored: OrderToGenerate['payload']): OrderPayload {
  const known = knownPayload(stored);
  const whole = orderPayload.safeParse(known);
  if (whole.success) return withCaseFile(whole.data);
  const fitting = Object.entries(known).filter(
    ([name, value]) => orderPayload.safeParse({ [name]: value }).success,
  );
  return withCaseFile(orderPayload.parse(Object.fromEntries(fitting)));
}

function organisationOf({ organisatsioon }: OrderPayload): OrderFacts['organisation'] {
  const organisation = organisatsioon ?? {};
  return {
    name: givenText(organisation.nimi),
    registrationCode: givenText(organisation.reg_kood),
    address: givenText(organisation.aadress),
    contact: givenText(organisation.kontakt),
    phone: givenText(organisation.telefon),
    email: givenText(organisation.e_post),
  };
}

function rolesOf({ rollid }: OrderPayload): OrderFacts['roles'] {
  const words = Object.keys(ROLE_WORD) as (keyof typeof ROLE_WORD)[]; // keys of the literal above
  return Object.fromEntries(
    words.flatMap((word) => {
      const name = givenText(rollid?.[word]);
      return name === null ? [] : [[ROLE_WORD[word], name]];
    }),
  );
}

const sizeOf = (payload: OrderPayload): OrderFacts['size'] => ({
  sector: sectorOf(payload.sektor),
  activityCode: givenText(payload.tegevuskood),
  employees: payload.tootajad ?? null,
  turnoverMeur: payload.kaive_meur ?? null,
  balanceMeur: payload.bilanss_meur ?? null,
  scope: givenText(payload.ulatus),
});

const answersOf = ({ vastused }: OrderPayload): OrderFacts['answers'] =>
  Object.fromEntries(
    QUESTION_KEYS.flatMap((key) => {
      const word = vastused?.[key];
      return word === undefined ? [] : [[key, ANSWER_WORD[word]]];
    }),
  );

function technicalOf({ tehniline_kontroll }: OrderPayload): OrderFacts['technical'] {
  const check = tehniline_kontroll ?? {};
  const chain = givenText(check.tls_ahel);
  return {
    domain: givenText(check.domeen)?.toLowerCase() ?? null,
    zone: givenText(check.dns),
    mtaSts: givenText(check.mta_sts),
    chain: chain === null ? null : readCertificates(chain),
    protocols: check.tls_protokollid ?? null,
    headers: givenText(check.http_pais),
    sbom: givenText(check.sbom),
  };
}

/** @param earlier documents of the order to sign again */
export function toOrderFacts(
  { id, country, paidAt }: OrderToGenerate,
  payload: OrderPayload,
  earlier: readonly EarlierFile[],
): OrderFacts {
  return {
    orderId: id,
    date: isoDay(paidAt),
    country,
    tier: payload.riskitase ?? 'R1',
    organisation: organisationOf(payload),
    roles: rolesOf(payload),
    size: sizeOf(payload),
    answers: answersOf(payload),
    profile: profileOf(payload),
    reform: givenText(payload.reform),
    portfolio: portfolioOf(payload),
    suppliers: suppliersOf(payload),
    systems: payload.systeemid ?? [],
    technical: technicalOf(payload),
    earlierOrderId: payload.tellimus ?? null,
    earlier,
  };
}

/** An empty portfolio is none. */
export const choiceOf = ({ dokument, portfell }: OrderPayload): DocumentChoice => ({
  single: dokument === undefined || dokument === null ? null : PACKAGE_DOCUMENT[dokument],
  isPortfolio: (portfell ?? []).length > 0,
});

/** Falls back to the default language if translations are incomplete. */
export function languageOf(
  { keel }: OrderPayload,
  complete: Pick<ReadonlySet<Language>, 'has'>,
): Language {
  return keel !== undefined && keel !== null && complete.has(keel) ? keel : DEFAULT_LANGUAGE;
}
