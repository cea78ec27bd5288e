/** Reads a DNS zone file (RFC 1035, section 5) as far as the check needs it. */

export type ZoneRecord = Readonly<{ name: string; type: string; data: string }>;

const TYPES =
  /^(A|AAAA|MX|NS|TXT|CAA|SOA|CNAME|DNSKEY|DS|RRSIG|NSEC|NSEC3|NSEC3PARAM|SRV|TLSA|PTR)$/i;

/** Text in quotation marks; an unclosed one reaches to the end, so that it is read once. */
const QUOTED = /"(?:[^"\\]|\\.)*"?/g;
const QUOTED_OR_COMMENT = /("(?:[^"\\]|\\.)*"?)|;.*$/g;

/** Comments go, also inside parentheses; quoted semicolons stay. */
const withoutComment = (line: string): string =>
  line.replaceAll(QUOTED_OR_COMMENT, (_match, quoted: string | undefined) => quoted ?? '');

/** Parentheses that the line opens, less those that it closes. */
function openedIn(line: string): number {
  const bare = line.replaceAll(QUOTED, '');
  return bare.split('(').length - bare.split(')').length;
}

/** Records in parentheses become one line. */
function logicalLines(text: string): readonly string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  let open = 0;
  for (const line of text.split(/\r?\n/).map(withoutComment)) {
    parts.push(parts.length === 0 ? line : line.trim());
    open += openedIn(line);
    if (open > 0) continue;
    lines.push(parts.join(' '));
    parts = [];
    open = 0;
  }
  return lines;
}

const absolute = (name: string, origin: string): string => {
  if (name === '@') return origin;
  const full = name.endsWith('.')
    ? name.slice(0, -1)
    : `${name}${origin === '' ? '' : `.${origin}`}`;
  return full.toLowerCase();
};

/** The strings of a TXT record belong together. */
const textOf = (data: string): string => {
  const parts = [...data.matchAll(/"((?:[^"\\]|\\.)*)"?/g)].map(([, part = '']) => part);
  return parts.length === 0 ? data.trim() : parts.join('');
};

/** What the next line inherits: `$ORIGIN`, and the name of the last record. */
type ZonePosition = Readonly<{ origin: string; last: string }>;

const originOf = (line: string): string | null => {
  const origin = /^\$ORIGIN\s+(\S+)/i.exec(line)?.[1];
  return origin === undefined ? null : absolute(origin.endsWith('.') ? origin : `${origin}.`, '');
};

/** Time to live and class, which precede the type in any order. */
const BEFORE_TYPE = /^(\d+[smhdw\d]*|IN|CH|HS)$/i;

/** Place of a type that data follow; -1: there is none. @param from first word after the name */
function typeAt(words: readonly string[], from: number): number {
  let at = from;
  while (BEFORE_TYPE.test(words[at] ?? '')) at += 1;
  return at + 1 < words.length && TYPES.test(words[at] ?? '') ? at : -1;
}

/** A host may be called `ns` or `mx`. @returns null for a line without a record that the check knows */
function recordIn(line: string, { origin, last }: ZonePosition): ZoneRecord | null {
  const text = line.trim();
  const words = text.split(/\s+/);
  const afterName = /^\s/.test(line) ? -1 : typeAt(words, 1);
  const at = afterName === -1 ? typeAt(words, 0) : afterName;
  const [first = ''] = words;
  const type = words[at]?.toUpperCase();
  if (type === undefined) return null;
  const data = text.replace(new RegExp(`^(?:\\S+\\s+){${String(at + 1)}}`), '');
  const name = afterName === -1 ? last : absolute(first, origin);
  return { name, type, data: type === 'TXT' ? textOf(data) : data };
}

/** @param domain origin unless the file states another one; lower case, without a final dot */
export function readZone(text: string, domain: string): readonly ZoneRecord[] {
  const records: ZoneRecord[] = [];
  let place: ZonePosition = { origin: domain, last: domain };
  for (const line of logicalLines(text)) {
    const origin = originOf(line);
    if (origin !== null) place = { origin, last: place.last };
    const record = line.startsWith('$') ? null : recordIn(line, place);
    if (record === null) continue;
    place = { origin: place.origin, last: record.name };
    records.push(record);
  }
  return records;
}
