/** Tables of invoices and credit notes, and of their numbers. */
import { defineEntity, p } from '@mikro-orm/core';
import { jsonb, type TableOf } from '../../platform/postgres/tables.js';
import { INVOICE_SERIES } from './domain/invoice.js';

/** Final. Money is whole cents. `credits`, `cause`: of a credit note. `content`: an `Invoice`, see `toInvoice`. */
export const InvoiceEntity = defineEntity({
  name: 'Invoice',
  tableName: 'invoice',
  properties: {
    number: p.text().primary(),
    series: p.enum(INVOICE_SERIES),
    year: p.integer(),
    ordinal: p.integer(),
    orderId: p.uuid(),
    accountId: p.uuid(),
    issuedOn: p.date(),
    netCents: p.integer(),
    vatCents: p.integer(),
    totalCents: p.integer(),
    content: jsonb<unknown>(),
    credits: p.text().nullable(),
    cause: p.text().nullable(),
    issuedAt: p.datetime(),
  },
});

export const InvoiceCounterEntity = defineEntity({
  name: 'InvoiceCounter',
  tableName: 'invoice_counter',
  properties: {
    series: p.enum(INVOICE_SERIES).primary(),
    year: p.integer().primary(),
    last: p.integer(),
  },
});

/** Numbers of invoices deleted after their retention. */
export const InvoiceGoneEntity = defineEntity({
  name: 'InvoiceGone',
  tableName: 'invoice_gone',
  properties: {
    series: p.text().primary(),
    year: p.integer().primary(),
    ordinal: p.integer().primary(),
    goneAt: p.datetime(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    invoice: TableOf<typeof InvoiceEntity>;
    invoice_counter: TableOf<typeof InvoiceCounterEntity>;
    invoice_gone: TableOf<typeof InvoiceGoneEntity>;
  }
}
