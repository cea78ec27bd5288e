/**
 * Validates our e-invoices with the package @e-invoice-eu/core: its schema of EN 16931 in UBL defines terms,
 * cardinalities, formats and code lists; it also serialises the same terms to XML independently.
 */
import core, { type Invoice as Terms } from '@e-invoice-eu/core';
import type { XmlTree } from '../../../src/modules/invoicing/domain/xml-tree.js';

type Schema = Readonly<{
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}>;

type Value = XmlTree[string];

/** The package uses the terms of invoices for credit notes. */
const AS_INVOICE: Readonly<Record<string, string>> = {
  'cbc:CreditNoteTypeCode': 'cbc:InvoiceTypeCode',
  'cac:CreditNoteLine': 'cac:InvoiceLine',
  'cbc:CreditedQuantity': 'cbc:InvoicedQuantity',
};

const isTree = (value: Value): value is XmlTree =>
  typeof value === 'object' && !Array.isArray(value);

/** The package lists an attribute next to its element. */
function toEntries(name: string, value: Value, schema: Schema | undefined): [string, unknown][] {
  const own = AS_INVOICE[name] ?? name;
  const repeats = schema?.type === 'array';
  const inner = repeats ? schema.items : schema;
  if (Array.isArray(value)) return [[own, value.map((one: XmlTree) => toTerms(one, inner))]];
  if (!isTree(value)) return [[own, repeats ? [value] : value]];
  if (!('#' in value)) return [[own, repeats ? [toTerms(value, inner)] : toTerms(value, inner)]];
  const attributes = Object.entries(value).filter(([key]) => key.startsWith('@'));
  return [
    [own, value['#']],
    ...attributes.map(([key, text]): [string, unknown] => [own + key, text]),
  ];
}

const toTerms = (tree: XmlTree, schema: Schema | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(tree)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) =>
        toEntries(name, value, schema?.properties?.[AS_INVOICE[name] ?? name]),
      ),
  );

const errors: string[] = [];
const listen = (text: string): void => void errors.push(text);

/** @throws if the terms violate the schema @returns the package's XML without whitespace between elements */
export async function judged(tree: XmlTree): Promise<string> {
  const document = tree['Invoice'] ?? tree['CreditNote'];
  if (document === undefined || !isTree(document)) throw new Error('no invoice');
  const schema = (core.invoiceSchema as Schema).properties?.['ubl:Invoice'];
  const terms = { 'ubl:Invoice': toTerms(document, schema) } as unknown as Terms; // validated by the package itself
  const service = new core.InvoiceService({ log: listen, warn: listen, error: listen });
  const xml = await service.generate(terms, { format: 'UBL', lang: 'en', noWarnings: true });
  return compact(typeof xml === 'string' ? xml : new TextDecoder().decode(xml));
}

export const compact = (xml: string): string =>
  xml.replaceAll(/>\s+</g, '><').replace('encoding="utf-8"', 'encoding="UTF-8"').trim();
