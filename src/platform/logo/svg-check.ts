/** Whether an SVG file is a plain drawing: no script, no text without its font, nothing from elsewhere. */
import { DOMParser, type Element } from '@xmldom/xmldom';

/** Shapes, paints, grouping and descriptions. */
const DRAWN: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'metadata',
  'style',
  'switch',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'clipPath',
  'mask',
  'marker',
]);

/** Their content is not drawn. */
const SILENT: ReadonlySet<string> = new Set(['metadata', 'title', 'desc']);
const MAX_ELEMENTS = 5_000;
const MAX_LEVELS = 50;
const FOREIGN_TEXT = /@import|url\s*\(\s*['"]?(?!#)|expression|javascript:/i;

const ELEMENT = 1;
const PROCESSING = 7;

function rootOf(text: string): Element | null {
  // A document type can define entities; comments may name one.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  try {
    const stop = (_level: string, problem: string): never => {
      throw new Error(problem);
    };
    const document = new DOMParser({ onError: stop }).parseFromString(text, 'image/svg+xml');
    const hasStyleSheet = Array.from(document.childNodes).some(
      ({ nodeType, nodeName }) => nodeType === PROCESSING && nodeName !== 'xml',
    );
    return hasStyleSheet ? null : document.documentElement;
  } catch {
    return null;
  }
}

function isPlainAttribute(name: string, value: string): boolean {
  if (/^on/i.test(name)) return false;
  if (/(?:^|:)href$/i.test(name)) return value.trim().startsWith('#');
  return !FOREIGN_TEXT.test(value);
}

const isPlainElement = (element: Element): boolean =>
  DRAWN.has(element.localName ?? '') &&
  Array.from(element.attributes).every(({ name, value }) => isPlainAttribute(name, value)) &&
  (element.localName !== 'style' || !FOREIGN_TEXT.test(element.textContent ?? ''));

const childrenOf = (element: Element): Element[] =>
  SILENT.has(element.localName ?? '')
    ? []
    : Array.from(element.childNodes).filter((node): node is Element => node.nodeType === ELEMENT);

export function isPlainSvg(text: string): boolean {
  const root = rootOf(text);
  if (root?.localName !== 'svg') return false;
  let left = MAX_ELEMENTS;
  let level: readonly Element[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    left -= level.length;
    if (left < 0 || depth > MAX_LEVELS || !level.every(isPlainElement)) return false;
    level = level.flatMap(childrenOf);
  }
  return true;
}
