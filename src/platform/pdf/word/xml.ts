/** Reads the XML parts of a .docx file. */
import { DOMParser, type Element, type Node } from '@xmldom/xmldom';

export type Xml = Element;

const ELEMENT = 1;
const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;

/** @throws Error if the text is not well-formed */
export function parseXml(text: string): Xml {
  const root = new DOMParser().parseFromString(text, 'text/xml').documentElement;
  if (root === null) throw new Error('the part of the document is empty');
  return root;
}

/** Child elements, in order. */
export function elements(parent: Xml | null): Xml[] {
  return parent === null ? [] : Array.from(parent.childNodes).filter(isElement);
}

export const named = (parent: Xml | null, name: string): Xml[] =>
  elements(parent).filter(({ tagName }) => tagName === name);

/** The first element at that path; null if a step is missing. */
export function at(parent: Xml | null, ...path: readonly string[]): Xml | null {
  let one = parent;
  for (const name of path) one = named(one, name)[0] ?? null;
  return one;
}

/** First descendant of that name. */
export const within = (parent: Xml, name: string): Xml | null =>
  parent.getElementsByTagName(name).item(0);

export const attribute = (element: Xml | null, name = 'w:val'): string | null =>
  element?.getAttribute(name) ?? null;

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
