/** Reads the XML parts of a .docx file into a tree of elements and texts. */
import { createRequire } from 'node:module';
import type Sax from 'sax';

const require = createRequire(import.meta.url);

/** `children`: elements and texts, in order. */
export type Xml = Readonly<{
  tagName: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Xml | string)[];
}>;

type Growing = Readonly<{
  tagName: string;
  attributes: Xml['attributes'];
  children: (Xml | string)[];
}>;

const growing = (tagName: string, attributes: Xml['attributes']): Growing => ({
  tagName,
  attributes,
  children: [],
});

/** Without the entities of HTML, which XML does not have. */
const STRICT = { position: false, strictEntities: true };

/** Entities of the document type are not read. @throws Error if the text is not well-formed */
export function parseXml(text: string): Xml {
  const { parser } = require('sax') as typeof Sax;
  const top = growing('', {});
  const open = [top];
  const add = (child: Xml | string): void => void open.at(-1)?.children.push(child);
  const reader = parser(true, STRICT);
  reader.onopentag = ({ name, attributes }) => {
    // Without namespaces the values are texts.
    const element = growing(name, attributes as Xml['attributes']);
    add(element);
    open.push(element);
  };
  reader.onclosetag = () => void open.pop();
  reader.ontext = add;
  reader.oncdata = add;
  reader.onerror = (problem) => {
    throw problem;
  };
  reader.write(text).close();
  const [root, ...others] = elements(top);
  if (root === undefined || others.length > 0) throw new Error('the part needs one root element');
  return root;
}

const isElement = (child: Xml | string): child is Xml => typeof child !== 'string';

/** Child elements, in order. */
export const elements = (parent: Xml | null): Xml[] => parent?.children.filter(isElement) ?? [];

export const named = (parent: Xml | null, name: string): Xml[] =>
  elements(parent).filter(({ tagName }) => tagName === name);

function firstNamed(parent: Xml | null, name: string): Xml | null {
  const found = parent?.children.find((child) => isElement(child) && child.tagName === name);
  return found === undefined || !isElement(found) ? null : found;
}

/** The first element at that path; null if a step is missing. */
export function at(parent: Xml | null, ...path: readonly string[]): Xml | null {
  let one = parent;
  for (const name of path) one = firstNamed(one, name);
  return one;
}

/** First descendant of that name. */
export function within(parent: Xml, name: string): Xml | null {
  for (const child of elements(parent)) {
    const found = child.tagName === name ? child : within(child, name);
    if (found !== null) return found;
  }
  return null;
}

/** The text of the element and of all below it. */
export const textIn = (element: Xml): string =>
  element.children.map((child) => (isElement(child) ? textIn(child) : child)).join('');

export const attribute = (element: Xml | null, name = 'w:val'): string | null =>
  element?.attributes[name] ?? null;

/** null if the attribute is missing or no number. */
export function numeric(element: Xml | null, name = 'w:val'): number | null {
  const text = attribute(element, name);
  const value = text === null ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

/** An on/off property: present and not switched off. undefined: not stated. */
export function flag(parent: Xml | null, name: string): boolean | undefined {
  const element = at(parent, name);
  if (element === null) return undefined;
  return !['false', '0', 'none'].includes(attribute(element) ?? 'true');
}
