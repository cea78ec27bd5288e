/** Text that every document format can hold. The transports refuse the rest; this keeps a stray one from stopping a paid document. */

/** Controls but tab, line feed and carriage return; and the two code points that XML forbids. */
// eslint-disable-next-line no-control-regex -- these characters are what it looks for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Lone surrogates become U+FFFD, other unprintable characters go. */
export const printable = (text: string): string => text.toWellFormed().replaceAll(UNPRINTABLE, '');
