/** XML documents as text. */
import { createRequire } from 'node:module';
import type Xmlbuilder from 'xmlbuilder2';
import { printable } from '../../modules/documents/domain/printable.js';
import { lazy } from '../../shared/lazy.js';
import type { XmlTree } from '../../modules/invoicing/domain/xml-tree.js';

const require = createRequire(import.meta.url);
const library = lazy(() => require('xmlbuilder2') as typeof Xmlbuilder);

type Clean = { [name: string]: string | Clean | Clean[] };

const isTree = (value: XmlTree[string]): value is XmlTree =>
  typeof value !== 'string' && !Array.isArray(value);

function cleanValue(value: XmlTree[string]): string | Clean | Clean[] {
  if (typeof value === 'string') return printable(value);
  return isTree(value) ? clean(value) : value.map(clean);
}

const clean = (tree: XmlTree): Clean =>
  Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, cleanValue(value)]));

/** UTF-8, indented. The same tree gives the same bytes. */
export const xmlText = (tree: XmlTree): Uint8Array =>
  new TextEncoder().encode(
    library().create({ version: '1.0', encoding: 'UTF-8' }, clean(tree)).end({ prettyPrint: true }),
  );
