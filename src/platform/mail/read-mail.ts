/** Reads the text of an email that `fileMailer` has written. */

/** `text`: without the HTML. */
export type WrittenMail = Readonly<{ to: string; text: string }>;

const HEX = 16;

/** Quoted-printable (RFC 2045, 6.7). */
const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, HEX))),
    'latin1',
  ).toString('utf8');

/** @param mail of one recipient, as RFC 5322 text */
export function readMail(mail: string): WrittenMail {
  const part = /Content-Type: text\/plain([\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(mail);
  const [, head = '', body = ''] = part ?? [];
  const to = /^To: (.*)$/m.exec(mail)?.[1] ?? '';
  return {
    to: to.trim().replace(/^.*<|>$/g, ''),
    text: /quoted-printable/i.test(head) ? unquoted(body) : body,
  };
}
