/** Reads the text of an email that `fileMailer` has written. */
import PostalMime from 'postal-mime';

/** `text`: without the HTML. */
export type WrittenMail = Readonly<{ to: string; text: string }>;

/** @param mail of one recipient, as RFC 5322 text */
export async function readMail(mail: string): Promise<WrittenMail> {
  const { to, text } = await PostalMime.parse(mail);
  return { to: to?.[0]?.address ?? '', text: text ?? '' };
}
