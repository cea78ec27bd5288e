/** What sending mails needs from outside. */
import type { Language } from '../../shared/language.js';

/** What a mail tells beside its kind. `until`, `grace`: instants, ISO 8601. */
export type MailFacts = Readonly<{
  licence?: string;
  link?: string;
  until?: string;
  grace?: string;
}>;

/**
 * A mail to be sent now; nobody else sends it meanwhile. `language`: of the account; null: nobody has told it.
 * `isLast`: it has waited so long that it is not tried again.
 */
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

export interface OutboxStore {
  /**
   * Takes one that is due, null where none is.
   * A mail that is not marked as sent is due again later, each time after a longer wait.
   * @param now of our clock; one that runs ahead makes no mail too old
   */
  claim(now: Date): Promise<DueMail | null>;
  /** The sealed secret is erased. */
  markSent(id: string): Promise<void>;
  /** It is never tried again, and its secret is erased. */
  giveUp(id: string): Promise<void>;
}

/** Plain text. `id`: stays the same when the mail is sent again. */
export type Mail = Readonly<{ id: string; to: string; subject: string; text: string }>;

export interface Mailer {
  /** @throws UPSTREAM_UNAVAILABLE where the mail was not taken over. */
  send(mail: Mail): Promise<void>;
}
