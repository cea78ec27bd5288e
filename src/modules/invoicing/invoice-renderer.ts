/** Renders .docx, PDF and e-invoice; the same invoice gives the same bytes. Source. */
import { LRUCache } from 'lru-cache';
import type { Invoice } from './domain/invoice.js';
import { invoiceDocument } from './domain/invoice-document.js';
import {
  exportNote,
  invoiceSheet,
  type InvoiceSheet,
  type InvoiceWords,
} from './domain/invoice-sheet.js';
import { toUbl } from './domain/ubl.js';
import type { XmlTree } from './domain/xml-tree.js';
import { CONTENT_TYPE as DOCUMENT_TYPE } from '../documents/domain/document-format.js';
import type { DocumentFile } from '../documents/domain/document-entry.js';
import type { PrintDocument } from '../documents/domain/print-document.js';

export type InvoiceFormat = 'docx' | 'pdf' | 'xml';

/** The same content gives the same bytes. */
export interface InvoiceDocxRenderer {
  invoiceDocx(sheet: InvoiceSheet): Promise<Uint8Array>;
  pdf(document: PrintDocument): Promise<Uint8Array>;
  xml(tree: XmlTree): Uint8Array;
}

const CONTENT_TYPE: Readonly<Record<InvoiceFormat, string>> = {
  docx: DOCUMENT_TYPE.docx,
  pdf: DOCUMENT_TYPE.pdf,
  xml: 'application/xml',
};

const NAME = { invoice: 'arve', credit_note: 'kreeditarve' } as const;

/** Cached files, for repeated and partial downloads. */
const KEPT = 200;

/** `country`: the seller's, lower case. `countries`: all codes. `thirdTerritories`: see art 6. `warn`: called once. */
export type InvoiceRendererDependencies = Readonly<{
  renderer: InvoiceDocxRenderer;
  country: string;
  countries: ReadonlySet<string>;
  thirdTerritories: ReadonlySet<string>;
  warn: (lack: string) => void;
}>;

const REVERSE_CHARGE = 'billing:invoice.reverse_charge';

const NO_VAT_NUMBER =
  'an e-invoice was made without the VAT number of the seller and breaks BR-S-02: set SELLER_VAT_NUMBER';

export class InvoiceFileRenderer {
  private readonly files = new LRUCache<string, Promise<Uint8Array>>({ max: KEPT });
  private hasWarned = false;

  constructor(private readonly deps: InvoiceRendererDependencies) {}

  async file(invoice: Invoice, words: InvoiceWords, format: InvoiceFormat): Promise<DocumentFile> {
    return {
      fileName: `${NAME[invoice.series]}-${invoice.number}.${format}`,
      contentType: CONTENT_TYPE[format],
      bytes: await this.kept(invoice, words, format),
    };
  }

  private kept(invoice: Invoice, words: InvoiceWords, format: InvoiceFormat): Promise<Uint8Array> {
    const key = `${invoice.number}.${format}`;
    const known = this.files.get(key);
    if (known !== undefined) return known;
    const made = this.make(invoice, words, format);
    this.files.set(key, made);
    made.catch(() => this.files.delete(key));
    return made;
  }

  private warnOnce(): void {
    if (!this.hasWarned) this.deps.warn(NO_VAT_NUMBER);
    this.hasWarned = true;
  }

  private async make(
    invoice: Invoice,
    words: InvoiceWords,
    format: InvoiceFormat,
  ): Promise<Uint8Array> {
    const { renderer, country, countries, thirdTerritories } = this.deps;
    const sheet = invoiceSheet(invoice, { ...words, thirdTerritories });
    if (format === 'docx') return renderer.invoiceDocx(sheet);
    if (format === 'pdf') return renderer.pdf(invoiceDocument(sheet));
    if (invoice.seller.vatNumber === null) this.warnOnce();
    const notes = [words.mark, ...sheet.remarks.map(({ text }) => text)];
    return renderer.xml(
      toUbl(invoice, {
        country,
        countries,
        reason: (kind) =>
          words.localize(
            kind === 'export' ? exportNote(invoice, thirdTerritories) : REVERSE_CHARGE,
          ),
        notes: notes.filter((text) => text !== ''),
      }),
    );
  }
}
