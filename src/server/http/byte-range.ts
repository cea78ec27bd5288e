/** One range of bytes of a file, as a client asks for the rest of a download (RFC 9110, 14). */

/** `end`: the first byte after the range. */
export type ByteRange = Readonly<{ start: number; end: number }>;

const FORM = /^bytes=(\d*)-(\d*)$/;

/** The last bytes of the file. */
function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 ? 'unsatisfiable' : { start: Math.max(size - length, 0), end: size };
}

function between(start: number, last: number, size: number): ByteRange | 'unsatisfiable' | null {
  if (last < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(last + 1, size) };
}

/**
 * The range asked for; null where the whole file is to be sent: no range, several of them, or one that is not understood.
 * `unsatisfiable`: it begins behind the end of the file.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = FORM.exec((header ?? '').replaceAll(' ', '')) ?? [];
  if (first === '') return last === '' ? null : suffix(Number(last), size);
  return between(Number(first), last === '' ? Infinity : Number(last), size);
}
