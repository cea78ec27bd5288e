/** The sandbox's sample invoice. Source. */
import type { DocumentFile } from '../documents/domain/document-entry.js';
import type { InvoiceCase } from '../documents/domain/documents-knowledge.js';
import { lineCents, sumsOf, type Invoice } from './domain/invoice.js';
import type { InvoiceWords } from './domain/invoice-sheet.js';
import type { InvoiceSummary } from './domain/invoice-list.js';
import { vatOf } from '../vat/domain/vat.js';
import { notFound } from '../../shared/errors.js';
import { message, type MessageParams } from '../../shared/message.js';
import type { Texts } from '../../shared/texts.js';
import type { InvoiceFileRenderer, InvoiceFormat } from './invoice-renderer.js';

/** `listCents`: list price in whole cents; null if the service is not sold. */
export type SampleDependencies = Readonly<{
  case: InvoiceCase;
  provider: string;
  texts: Texts;
  listCents: (serviceKey: string) => number | null;
  invoiceRenderer: InvoiceFileRenderer;
}>;

const NOT_GIVEN = {
  address: null,
  country: null,
  registrationCode: null,
  vatNumber: null,
} as const;

export class SampleInvoice {
  constructor(private readonly deps: SampleDependencies) {}

  /** @throws NOT_FOUND for any other number */
  async file(number: string, format: InvoiceFormat): Promise<DocumentFile> {
    if (number !== this.deps.case.number) throw notFound();
    return this.deps.invoiceRenderer.file(this.document(), this.words(), format);
  }

  invoice(): InvoiceSummary {
    const { number, issuedOn, orderId, series } = this.document();
    const { totalCents } = sumsOf(this.document());
    return { number, issuedOn, orderId, series, totalCents, credits: null };
  }

  /** @throws Error if the catalogue lacks a service that the knowledge base names: a bug */
  private document(): Invoice {
    const { case: sample, provider, listCents } = this.deps;
    const { number, issuedOn, orderId, buyer, vatPercent: percent } = sample;
    const terms = { kind: 'standard', percent } as const;
    const lines = sample.services.map(({ key, quantity }) => {
      const unitCents = listCents(key);
      if (unitCents === null) throw new Error(`kb/templates/invoice.yaml: no service "${key}"`);
      return { ...terms, description: this.inBoth(`services:${key}.name`), quantity, unitCents };
    });
    const netCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
    return {
      series: 'invoice',
      language: 'en',
      number,
      issuedOn,
      orderId,
      lines,
      paidOn: issuedOn,
      paymentRef: null,
      period: null,
      credited: null,
      isSample: true,
      seller: { ...NOT_GIVEN, name: provider, iban: null, email: null },
      buyer: { ...NOT_GIVEN, ...buyer, email: null },
      vat: [{ ...terms, netCents, vatCents: vatOf(netCents, percent) }],
    };
  }

  private words(): InvoiceWords {
    const localize = (key: string, params?: MessageParams) => this.inBoth(key, params);
    return {
      localize,
      mark: localize('documents:invoice.sample_mark'),
      note: localize('documents:invoice.sandbox_note'),
    };
  }

  /** The sample is in Estonian and English. */
  private inBoth(key: string, params?: MessageParams): string {
    const what = message(key, params);
    return `${this.deps.texts.localize(what, 'et')} / ${this.deps.texts.localize(what, 'en')}`;
  }
}
