/**
 * Text as it is sent: JSON in UTF-8, held as one character per byte. Such text is joined without conversion, its length
 * is its size in bytes, and Node.js sends it in one copy (`latin1`). One letter outside Latin-1 doubles the memory of a
 * whole answer otherwise, and JSON.stringify, Buffer.byteLength and the socket each convert it.
 */

/** Needs neither escapes nor UTF-8 sequences. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

const ONE_BYTE = /^[\x20-\x7e]*$/;

/** @param json text of JSON */
export const toWire = (json: string): string =>
  ONE_BYTE.test(json) ? json : Buffer.from(json).toString('latin1');

/** Wire text of a field that may be null. */
export const wireOrNull = (value: unknown): string => (typeof value === 'string' ? value : 'null');

export const fromWire = (wire: string): string => Buffer.from(wire, 'latin1').toString();

/** Estimated memory of each of the two generations of known texts. */
const MAX_BYTES = 8_388_608;
const MAX_KNOWN_LENGTH = 2_000;
/** Two texts and an entry of the map. */
const BYTES_EACH = 100;
const BYTES_A_CHARACTER = 3;

let recent = new Map<string, string>();
let older = new Map<string, string>();
let recentBytes = 0;

function remember(text: string, wire: string): void {
  recentBytes += BYTES_EACH + BYTES_A_CHARACTER * text.length;
  if (recentBytes > MAX_BYTES) {
    older = recent;
    recent = new Map();
    recentBytes = BYTES_EACH + BYTES_A_CHARACTER * text.length;
  }
  recent.set(text, wire);
}

/** Texts that were seen once, each in a place by its characters. A sentence with figures is seldom seen again. */
const MAX_SEEN = 4_096;
const seen: string[] = Array<string>(MAX_SEEN).fill('');
const PLACE_FACTOR = 31;

function isSeenAgain(text: string): boolean {
  const { length } = text;
  const middle = text.charCodeAt(length >> 1) * PLACE_FACTOR + text.charCodeAt(length - 1);
  const place = (middle * PLACE_FACTOR + text.charCodeAt(0) + length) % MAX_SEEN;
  if (seen[place] === text) return true;
  seen[place] = text;
  return false;
}

let lastText = '';
let lastWire = '""';

function encoded(text: string): string {
  if (text === lastText) return lastWire;
  lastText = text;
  lastWire = PLAIN.test(text) ? `"${text}"` : Buffer.from(JSON.stringify(text)).toString('latin1');
  return lastWire;
}

/** A string of JSON, with its quotation marks. Sentences of the law recur, so they are kept. */
export function stringToWire(text: string): string {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const old = older.get(text);
  const wire = old ?? encoded(text);
  if (text.length > MAX_KNOWN_LENGTH || text.length === 0) return wire;
  if (old !== undefined || isSeenAgain(text)) remember(text, wire);
  return wire;
}
