/** Ports of the outbox. */
import type { Language } from '../../shared/language.js';

/** Parameters of an email. `until`, `grace`: ISO 8601. */
export type MailFacts = Readonly<{
  licence?: string;
  link?: string;
  until?: string;
  grace?: string;
}>;

/** A claimed email. `language`: null if unknown. `isLast`: too old for another attempt. */
export type DueMail = Readonly<{
  id: string;
  kind: string;
  recipient: string;
  accountName: string;
  language: Language | null;
  facts: MailFacts;
  sealed: Uint8Array | null;
  isLast: boolean;
}>;

/** Plain text. `id`: the same when the email is sent again. */
export type Mail = Readonly<{ id: string; to: string; subject: string; text: string }>;

export interface Mailer {
  /** @throws UPSTREAM_UNAVAILABLE if the email was not accepted */
  send(mail: Mail): Promise<void>;
}
