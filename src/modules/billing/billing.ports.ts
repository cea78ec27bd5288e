/** Storage and rendering that billing needs. */
import type { InvoicePosition } from './domain/invoice-cursor.js';
import type { InvoiceSheet } from '../invoicing/domain/invoice-sheet.js';
import type { Invoice } from '../invoicing/domain/invoice.js';
import type { OrderPosition } from './domain/order-cursor.js';
import type { DayRequests, InvoiceSummary, LicencePeriod, OrderSummary } from './domain/summary.js';
import type { XmlTree } from '../invoicing/domain/xml-tree.js';
import type { DocumentFile } from '../documents/domain/document-entry.js';
import type { PrintDocument } from '../documents/domain/paper.js';

/** `limit`: at least 1. `after`: null for the first page. */
export type OrderPage = Readonly<{ limit: number; after: OrderPosition | null }>;

/** `limit`: at least 1. `after`: null for the first page. */
export type InvoicePage = Readonly<{ limit: number; after: InvoicePosition | null }>;

/** `invoicesAfter`: position in the list of invoices; `limit` applies to both lists. */
export type SummaryPage = OrderPage & Readonly<{ invoicesAfter: InvoicePosition | null }>;

export interface BillingReader {
  /** Newest first; phases as of `now`. */
  orders(accountId: string, page: OrderPage, now: Date): Promise<readonly OrderSummary[]>;
  licence(accountId: string): Promise<LicencePeriod | null>;
  /** Discounted documents of the month. @param month YYYY-MM */
  discounts(accountId: string, month: string): Promise<number>;
}

export interface RequestCount {
  /** Current month (YYYY-MM) and last days, oldest first. */
  usageOf(
    lineageId: string,
  ): Promise<Readonly<{ month: string; used: number; days: readonly DayRequests[] }>>;
}

export type InvoiceFormat = 'docx' | 'pdf' | 'xml';

/** `position`: of the invoice in the list. */
export type FoundInvoice = Readonly<{ summary: InvoiceSummary; position: InvoicePosition }>;

export interface InvoiceReader {
  /** Newest first. */
  list(accountId: string, page: InvoicePage): Promise<readonly FoundInvoice[]>;
  /** @returns null if the account has no invoice of that number */
  find(accountId: string, number: string): Promise<Invoice | null>;
}

/** The same content gives the same bytes. */
export interface InvoiceDocxRenderer {
  invoiceDocx(sheet: InvoiceSheet): Promise<Uint8Array>;
  pdf(paper: PrintDocument): Promise<Uint8Array>;
  xml(tree: XmlTree): Uint8Array;
}

export interface SampleInvoices {
  invoice(): InvoiceSummary;
  /** @throws NOT_FOUND for any other number */
  file(number: string, format: InvoiceFormat): Promise<DocumentFile>;
}
