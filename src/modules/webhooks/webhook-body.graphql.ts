/** Body of a webhook; `data` has the names of the API. */
import { z } from 'zod';
import { CHANGE_KINDS } from '../changelog/domain/change.js';
import { CHANGE_KIND } from '../../shared/graphql/change.graphql.js';
import { toAmount } from '../../shared/amount.js';
import { INVOICE_SERIES, signedTotal } from '../invoicing/domain/invoice.js';
import { monthEnd } from '../../shared/limits/month.js';
import { toOrderState } from '../orders/domain/order-state.js';
import {
  ORDER_EVENT_KINDS,
  ORDER_STEPS,
  phaseAfter,
  stepReached,
} from '../orders/domain/order-event.js';
import { INVOICE_KIND } from '../../shared/graphql/invoice-words.graphql.js';
import { DOCUMENT_STATUS, ORDER_PHASE, PAYMENT_STATUS } from '../../shared/graphql/order-status.js';
import { wordOf } from '../../shared/graphql/word-of.js';
import type { DueDelivery } from './webhooks.ports.js';
import { VAT_NUMBER_STATUS } from '../../shared/graphql/account-words.graphql.js';

/** As triggers write it. */
const orderData = z.object({
  order_id: z.string(),
  kind: z.enum(ORDER_EVENT_KINDS),
  service_key: z.string(),
  country: z.string().nullable(),
  payment_status: z.enum(['pending', 'paid']),
  document_status: z.enum(['pending', 'generating', 'released']),
});
const keyData = z.object({ key_id: z.string(), last4: z.string(), until: z.string() });
const licenceData = z.object({
  licence: z.string(),
  from: z.string(),
  until: z.string(),
  grace_until: z.string().optional(),
  order_id: z.string().optional(),
  reason: z.enum(['renewal', 'payment_failed']).optional(),
});

/** Key: wire name. Value: internal term. */
const EXPIRY_REASON = { uuendamine: 'renewal', makse_ebaonnestus: 'payment_failed' } as const;

const invoiceData = z.object({
  number: z.string(),
  series: z.enum(INVOICE_SERIES),
  order_id: z.string(),
  issued_on: z.string(),
  total_cents: z.int(),
  credits: z.string().nullable(),
});

type Data = DueDelivery['data'];

function orderFacts(data: Data) {
  const { order_id, kind, service_key, country, ...status } = orderData.parse(data);
  const state = toOrderState(status.payment_status, status.document_status);
  return {
    order_id,
    teenus: service_key,
    riik: country,
    olek: wordOf(ORDER_PHASE, phaseAfter({ kind })),
    makse_staatus: wordOf(PAYMENT_STATUS, state.payment),
    dokumendi_staatus: wordOf(DOCUMENT_STATUS, state.documents),
    samm: stepReached({ kind, state }),
    samme: ORDER_STEPS,
  };
}

const iso = (text: string): string => new Date(text).toISOString();

function keyFacts(data: Data) {
  const { key_id, last4, until } = keyData.parse(data);
  return { key_id, viimased4: last4, kehtib_kuni: iso(until) };
}

function licenceFacts(data: Data) {
  const { licence, from, until, grace_until, order_id, reason } = licenceData.parse(data);
  return {
    liik: licence,
    algus: iso(from),
    lopp: iso(until),
    ...(grace_until === undefined ? {} : { armuaja_lopp: iso(grace_until) }),
    ...(order_id === undefined ? {} : { order_id }),
    ...(reason === undefined ? {} : { pohjus: wordOf(EXPIRY_REASON, reason) }),
  };
}

function invoiceFacts(data: Data) {
  const { number, series, order_id, issued_on, total_cents, credits } = invoiceData.parse(data);
  return {
    number,
    liik: wordOf(INVOICE_KIND, series),
    order_id,
    kuupaev: issued_on,
    summa: toAmount(signedTotal(series, total_cents)),
    valuuta: 'EUR',
    krediteerib: credits,
  };
}

const vatData = z.object({ vat_number: z.string(), at: z.string() });

type Facts = Readonly<Record<string, string | number | readonly string[] | null>>;

/** Sent when VIES confirms a number that it could not check before. */
function vatFacts(data: Data) {
  const { vat_number, at } = vatData.parse(data);
  return {
    kmkr: vat_number,
    kmkr_staatus: wordOf(VAT_NUMBER_STATUS, 'valid'),
    kontrollitud: iso(at),
  };
}

const quotaData = z.object({
  month: z.string(),
  used: z.int(),
  per_month: z.int(),
  percent: z.int(),
  key_id: z.string(),
  last4: z.string(),
});

/** As `kasutus` in the billing summary, with key and percentage. */
function quotaFacts(data: Data) {
  const { month, used, per_month, percent, key_id, last4 } = quotaData.parse(data);
  return {
    key_id,
    viimased4: last4,
    kuu: month,
    paringuid: used,
    limiit: per_month,
    jaak: Math.max(0, per_month - used),
    protsent: percent,
    lahtestub: new Date(monthEnd(month) * 1000).toISOString(),
  };
}

const versionData = z.object({ version: z.string(), before: z.string() });

function versionFacts(data: Data) {
  const { version, before } = versionData.parse(data);
  return { kb_versioon: version, eelmine_kb_versioon: before };
}

const lawData = z.object({
  id: z.string(),
  date: z.string(),
  kb_version: z.string(),
  country: z.string().nullable(),
  kind: z.enum(CHANGE_KINDS),
  provision: z.string().nullable(),
  url: z.string(),
  measures: z.array(z.string()).nullable(),
  frameworks: z.array(z.string()).nullable(),
});

/** As an entry of the changelog, without its texts. */
function lawFacts(data: Data) {
  const { id, date, kb_version, country, kind, provision, ...others } = lawData.parse(data);
  return {
    id,
    kuupaev: date,
    kb_versioon: kb_version,
    riik: country,
    liik: wordOf(CHANGE_KIND, kind),
    paragrahv: provision,
    ...others,
  };
}

const FACTS: Readonly<Record<string, (data: Data) => Facts>> = {
  order: orderFacts,
  invoice: invoiceFacts,
  api_key: keyFacts,
  licence: licenceFacts,
  vat: vatFacts,
  quota: quotaFacts,
  kb: versionFacts,
  law: lawFacts,
};

/** The first part of a type names its subject. */
function factsOf({ type, data }: Pick<DueDelivery, 'type' | 'data'>): Facts {
  const toFacts = FACTS[type.split('.')[0] ?? ''];
  if (toFacts === undefined) throw new RangeError(`no facts for ${type}`);
  return toFacts(data);
}

export const webhookBody = (
  delivery: Pick<DueDelivery, 'eventId' | 'type' | 'data' | 'at'>,
): string =>
  JSON.stringify({
    type: delivery.type,
    timestamp: delivery.at.toISOString(),
    data: { event_id: delivery.eventId, ...factsOf(delivery) },
  });
