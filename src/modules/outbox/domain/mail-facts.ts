/** Parameters of emails. */
import type { AccountMailFacts } from './account-mail.js';

/** `changes`: of renewed documents, in the reader's language. */
export type MailFacts = AccountMailFacts & Readonly<{ changes?: readonly string[] }>;
