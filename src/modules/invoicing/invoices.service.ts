/** Use cases of invoices: list and files. Source. */
import type { Caller } from '../../shared/caller.js';
import { toInvoiceCursor, type InvoicePage, type InvoiceSummary } from './domain/invoice-list.js';
import type { Invoice } from './domain/invoice.js';
import type { InvoiceWords } from './domain/invoice-sheet.js';
import type { DocumentFile } from '../documents/domain/document-entry.js';
import { notFound } from '../../shared/errors.js';
import { message } from '../../shared/message.js';
import type { Texts } from '../../shared/texts.js';
import type { InvoiceFileRenderer, InvoiceFormat } from './invoice-renderer.js';
import type { InvoicesRepository } from './invoices.repository.js';
import type { SampleInvoice } from './sample-invoice.js';

export type InvoicesDependencies = Readonly<{
  records: Pick<InvoicesRepository, 'list' | 'find'>;
  invoiceRenderer: InvoiceFileRenderer;
  sample: Pick<SampleInvoice, 'invoice' | 'file'>;
  texts: Texts;
}>;

/** `nextCursor`: null on the last page. */
export type InvoiceList = Readonly<{
  invoices: readonly InvoiceSummary[];
  nextCursor: string | null;
}>;

/** Form of invoice numbers, the sandbox's included. */
const NUMBER = /^[A-Z0-9-]{1,40}$/;

/** Numbers on test clocks; their file is the sample (D-275). */
const CLOCK_NUMBER = /^SANDBOX-(?:INV|CN)-\d{4}-\d{5}$/;

export class InvoicesService {
  constructor(private readonly deps: InvoicesDependencies) {}

  /** Newest first; the sample for sandbox keys. */
  async list(caller: Caller, page: InvoicePage): Promise<InvoiceList> {
    const { records, sample } = this.deps;
    if (caller.mode === 'test') return { invoices: [sample.invoice()], nextCursor: null };
    const found = await records.list(caller.accountId, { ...page, limit: page.limit + 1 });
    const shown = found.slice(0, page.limit);
    const last = found.length > page.limit ? shown.at(-1) : undefined;
    return {
      invoices: shown.map(({ summary }) => summary),
      nextCursor: last === undefined ? null : toInvoiceCursor(last.position),
    };
  }

  /** @throws NOT_FOUND if the invoice does not exist or belongs to another client */
  async file(number: string, format: InvoiceFormat, caller: Caller): Promise<DocumentFile> {
    const { sample, records, invoiceRenderer } = this.deps;
    if (caller.mode === 'test') {
      return sample.file(CLOCK_NUMBER.test(number) ? sample.invoice().number : number, format);
    }
    const invoice = NUMBER.test(number) ? await records.find(caller.accountId, number) : null;
    if (invoice === null) throw notFound();
    return invoiceRenderer.file(invoice, this.wordsOf(invoice), format);
  }

  /** For an email to the client. @returns null if there is no such invoice of the account */
  async fileOf(accountId: string, number: string): Promise<DocumentFile | null> {
    const invoice = await this.deps.records.find(accountId, number);
    if (invoice === null) return null;
    return this.deps.invoiceRenderer.file(invoice, this.wordsOf(invoice), 'pdf');
  }

  private wordsOf({ language }: Invoice): InvoiceWords {
    return {
      localize: (key, params) => this.deps.texts.localize(message(key, params), language),
      mark: '',
      note: '',
    };
  }
}
