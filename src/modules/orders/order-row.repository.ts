/** Rows of the table `orders`. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { Doubt } from '../vat/domain/vat-doubt.js';
import { numberCountry, unionNumber } from '../vat/domain/vat-number.js';
import type { OrderRecord } from './domain/order-record.js';
import {
  AMOUNT_COLUMNS,
  STATE_COLUMNS,
  toState,
  toAmounts,
  toTimes,
  LANGUAGE_COLUMN,
  toLanguage,
} from './order-columns.transaction.js';

/** The order, its account's email address and its open payment page. */
export const selectOrder = (em: EntityManager) =>
  queries(em)
    .selectFrom('orders as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .leftJoin('payment_page as p', (join) =>
      join.onRef('p.order_id', '=', 'o.id').on('p.closed_at', 'is', null),
    )
    .select(['o.id', 'o.service_key', 'o.country', 'o.document_count', 'o.fingerprint'])
    .select(STATE_COLUMNS)
    .select(AMOUNT_COLUMNS)
    .select(LANGUAGE_COLUMN.as('language'))
    .select(['o.first_answer', 'a.email', 'p.provider_ref', 'p.url', 'p.expires_at'])
    .select((eb) => [
      eb.ref('o.vat_evidence', '->').key('doubts').as('doubts'),
      eb.ref('o.vat_evidence', '->>').key('country').as('billed_country'),
      eb.ref('o.vat_evidence', '->>').key('vatNumber').as('vat_number'),
      eb
        .selectFrom('payment_page')
        .whereRef('order_id', '=', 'o.id')
        .select(sql<number>`count(*)::integer`.as('pages'))
        .as('page_count'),
      eb
        .selectFrom('invoice')
        .whereRef('order_id', '=', 'o.id')
        .where('series', '=', sql.lit('invoice'))
        .select('number')
        .as('invoice_number'),
    ]);

export type OrderRow = InferResult<ReturnType<typeof selectOrder>>[number];

const toPage = ({ provider_ref, url, expires_at }: OrderRow): OrderRecord['page'] =>
  provider_ref === null || url === null
    ? null
    : { providerRef: provider_ref, url, expiresAt: expires_at };

/** Orders stored before doubts were recorded: compares only the country of the VAT number. */
function olderDoubts({ billed_country, vat_number }: OrderRow): readonly Doubt[] {
  const ofNumber = unionNumber(vat_number) === null ? null : numberCountry(vat_number);
  return billed_country === null || ofNumber === null || ofNumber === billed_country
    ? []
    : ['other_state'];
}

export const toRecord = (row: OrderRow): OrderRecord => ({
  id: row.id,
  serviceKey: row.service_key,
  country: row.country,
  state: toState(row),
  times: toTimes(row),
  amounts: toAmounts(row),
  documentCount: row.document_count,
  fingerprint: row.fingerprint,
  firstAnswer: row.first_answer,
  page: toPage(row),
  pageCount: row.page_count ?? 0,
  invoiceNumber: row.invoice_number,
  doubts: row.doubts ?? olderDoubts(row),
  email: row.email,
  language: toLanguage(row.language),
});
