/**
 * Text that every document format supports. Transports reject the rest; this keeps a stray character from blocking a
 * paid document.
 */

/** Control characters except tab, line feed and carriage return; and two code points that XML forbids. */
// eslint-disable-next-line no-control-regex -- these characters are what it looks for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Replaces lone surrogates by U+FFFD and removes other unprintable characters. */
export const printable = (text: string): string => text.toWellFormed().replaceAll(UNPRINTABLE, '');
