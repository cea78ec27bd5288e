/** Metadata (XMP) of PDF files. pdfkit writes the properties without escaping them, and without the date of change. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import type { JsonRecord } from '../../shared/json-record.js';

type PdfkitDocument = {
  info: JsonRecord;
  appendXML: (xml: string) => void;
  _addInfo: () => void;
};

/** The class of pdfkit, which publishes no types of this. */
export type Pdfkit = Readonly<{ prototype: PdfkitDocument }>;

const escaped = (info: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(info).map(([key, value]) => [
      key,
      typeof value === 'string' ? escapeMarkup(value) : value,
    ]),
  );

/** Seconds, as pdfkit writes the date of creation. */
const inSeconds = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

const changed = (date: Date): string =>
  `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:ModifyDate>${inSeconds(date)}</xmp:ModifyDate></rdf:Description>`;

/** For all documents of the thread. */
export function mendMetadata({ prototype }: Pdfkit): void {
  const addInfo = prototype._addInfo;
  prototype._addInfo = function (): void {
    const { info } = this;
    this.info = escaped(info);
    addInfo.call(this);
    this.info = info;
    if (info['ModDate'] instanceof Date) this.appendXML(changed(info['ModDate']));
  };
}
