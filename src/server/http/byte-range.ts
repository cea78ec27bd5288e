/** One byte range of a file (RFC 9110, 14). */

/** `end`: exclusive. */
export type ByteRange = Readonly<{ start: number; end: number }>;

const FORM = /^bytes=(\d*)-(\d*)$/;

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 ? 'unsatisfiable' : { start: Math.max(size - length, 0), end: size };
}

function between(start: number, last: number, size: number): ByteRange | 'unsatisfiable' | null {
  if (last < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(last + 1, size) };
}

/**
 * Null if the whole file is to be sent: no range, several, or an invalid one.
 * `unsatisfiable`: begins after the end.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = FORM.exec((header ?? '').replaceAll(' ', '')) ?? [];
  if (first === '') return last === '' ? null : suffix(Number(last), size);
  return between(Number(first), last === '' ? Infinity : Number(last), size);
}
