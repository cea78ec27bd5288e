/** Reads the objects of a PDF file with a classic cross-reference table. */
import { inflateSync } from 'node:zlib';

export type PdfName = Readonly<{ name: string }>;
type PdfReference = Readonly<{ object: number }>;
export type PdfValue =
  number | boolean | null | string | PdfName | PdfReference | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
type PdfObject = Readonly<{ value: PdfValue; stream: Buffer | null }>;

export type PdfFile = Readonly<{
  text: string;
  objects: ReadonlyMap<number, PdfObject>;
  trailer: PdfDictionary;
  problems: readonly string[];
}>;

const TOKEN =
  /\s*(?:%[^\n]*\n\s*)*(<<|>>|\[|\]|\/[^\s/<>[\]()%]*|<[0-9A-Fa-f\s]*>|\d+ \d+ R\b|[+-]?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?|true\b|false\b|null\b|\()/y;

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

class Reader {
  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  private token(): string {
    TOKEN.lastIndex = this.at;
    const found = TOKEN.exec(this.text);
    if (found === null)
      throw new Error(`no value at ${this.at}: ${this.text.slice(this.at, this.at + 40)}`);
    this.at = TOKEN.lastIndex;
    return found[1] ?? '';
  }

  value(token = this.token()): PdfValue {
    if (token === '<<') return this.dictionary();
    if (token === '[') return this.array();
    if (token === '(') return this.literal();
    if (token.startsWith('/')) return { name: token.slice(1) };
    if (token.startsWith('<'))
      return Buffer.from(token.replaceAll(/[<>\s]/g, ''), 'hex').toString('latin1');
    if (token.endsWith('R')) return { object: Number.parseInt(token, 10) };
    return WORDS.has(token) ? (WORDS.get(token) ?? null) : Number(token);
  }

  private dictionary(): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    for (let token = this.token(); token !== '>>'; token = this.token()) {
      entries.set(token.slice(1), this.value());
    }
    return entries;
  }

  private array(): PdfValue[] {
    const values: PdfValue[] = [];
    for (let token = this.token(); token !== ']'; token = this.token())
      values.push(this.value(token));
    return values;
  }

  private literal(): string {
    let depth = 1;
    let text = '';
    for (; depth > 0; this.at += 1) {
      const character = this.text.charAt(this.at);
      if (character === '\\') {
        this.at += 1;
        const escaped = this.text.charAt(this.at);
        text += ESCAPES[escaped] ?? escaped;
        continue;
      }
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      if (depth > 0) text += character;
    }
    return text;
  }
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  value instanceof Map;
const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'object' in value;
const isName = (value: PdfValue | undefined): value is PdfName =>
  typeof value === 'object' && value !== null && 'name' in value;
export const nameOf = (value: PdfValue | undefined): string => (isName(value) ? value.name : '');

/** Values in UTF-16 with a byte order mark, else Latin-1. */
export const textOf = (value: PdfValue | undefined): string => {
  if (typeof value !== 'string') return '';
  return value.startsWith('þÿ')
    ? Buffer.from(value.slice(2), 'latin1').swap16().toString('utf16le')
    : value;
};

function objectAt(bytes: Buffer, text: string, offset: number, number: number): PdfObject | string {
  const head = new RegExp(`${number} 0 obj\\s`, 'y');
  head.lastIndex = offset;
  if (!head.test(text)) return `object ${number} is not where the cross-reference table has it`;
  const reader = new Reader(text, head.lastIndex);
  const value = reader.value();
  const opening = /\s*stream\r?\n/y;
  opening.lastIndex = reader.at;
  if (!opening.test(text) || !isDictionary(value)) return { value, stream: null };
  const length = value.get('Length');
  if (typeof length !== 'number') return `stream ${number} has no length`;
  const start = opening.lastIndex;
  if (!/^\r?\nendstream\s/.test(text.slice(start + length, start + length + 14))) {
    return `the length of stream ${number} is wrong`;
  }
  return { value, stream: bytes.subarray(start, start + length) };
}

export function readPdf(bytes: Buffer): PdfFile {
  const text = bytes.toString('latin1');
  const problems: string[] = [];
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const lines = /^xref\s+0 (\d+)\s+([\s\S]*?)trailer/.exec(text.slice(table));
  const entries = lines?.[2]?.trim().split(/\s*\n/) ?? [];
  const objects = new Map<number, PdfObject>();
  entries.forEach((entry, number) => {
    if (!entry.trim().endsWith('n')) return;
    const object = objectAt(bytes, text, Number.parseInt(entry, 10), number);
    if (typeof object === 'string') problems.push(object);
    else objects.set(number, object);
  });
  const trailer = new Reader(text, text.indexOf('trailer', table) + 'trailer'.length).value();
  return { text, objects, trailer: isDictionary(trailer) ? trailer : new Map(), problems };
}

/** Follows references. */
export function resolved(file: PdfFile, value: PdfValue | undefined): PdfValue | undefined {
  return isReference(value) ? file.objects.get(value.object)?.value : value;
}

/** Decoded bytes. */
export function streamOf(file: PdfFile, value: PdfValue | undefined): Buffer | null {
  const object = isReference(value) ? file.objects.get(value.object) : undefined;
  if (object?.stream == null || !isDictionary(object.value)) return null;
  return nameOf(object.value.get('Filter')) === 'FlateDecode'
    ? inflateSync(object.stream)
    : object.stream;
}
