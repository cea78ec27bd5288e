/** Ports of the outbox. */
import type { Language } from '../../shared/language.js';
import type { MailFacts } from './domain/mail-facts.js';

/** A claimed email. `orderId`: null unless about an order. `language`: null if unknown. `isLast`: too old for another attempt. */
export type DueMail = Readonly<{
  id: string;
  kind: string;
  recipient: string;
  accountName: string;
  orderId: string | null;
  language: Language | null;
  facts: MailFacts;
  sealed: Uint8Array | null;
  isLast: boolean;
}>;

type Attachment = Readonly<{ fileName: string; contentType: string; bytes: Uint8Array }>;

/** `text`, `html`: the same content. `id`: the same when the email is sent again. */
export type Mail = Readonly<{
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
}>;

export interface Mailer {
  /** @throws UPSTREAM_UNAVAILABLE if the email was not accepted */
  send(mail: Mail): Promise<void>;
}
