/** Emails about an account: its first key, its licence, its people. */
import type { Language } from '../../../shared/language.js';
import { longDate } from '../../../shared/long-date.js';
import { message, type MessageParams } from '../../../shared/message.js';
import type { Texts } from '../../../shared/texts.js';
import { LINK_MINUTES } from '../../members/domain/member.js';
import { paragraphs, type MailContent } from './mail-content.js';
import { mailName } from './mail-name.js';

export const ACCOUNT_MAILS = [
  'live_key',
  'live_key_ready',
  'licence_renewal',
  'licence_payment_failed',
  'licence_lapsed',
  'key_leaked',
  'sign_in',
  'member_invited',
  'passkey_added',
  'passkey_removed',
] as const;

/** `link`: page to open instead of the one to sign in. `last4`: end of a key. `until`, `grace`: ISO 8601; days are written in UTC, as in the whole interface. */
export type AccountMailFacts = Readonly<{
  licence?: string;
  link?: string;
  until?: string;
  grace?: string;
  last4?: string;
}>;

/**
 * `secret`: the key, the address of a sign-in link, or ''. `documentation`: URL of the developer documentation. `link`: URL
 * of the page to sign in.
 */
export type AccountMailParams = Readonly<{
  name: string;
  provider: string;
  documentation: string;
  link: string;
  secret: string;
}>;

const placeOf = (kind: string): string =>
  kind === 'live_key' ? `orders:mail.${kind}` : `mails:${kind}`;

const day = (instant: string, language: Language): string => longDate(new Date(instant), language);

function inWords(facts: AccountMailFacts, language: Language): MessageParams {
  const { licence, link, until, grace, last4 } = facts;
  return {
    ...(licence === undefined ? {} : { licence }),
    ...(link === undefined ? {} : { link }),
    ...(last4 === undefined ? {} : { last4 }),
    ...(until === undefined ? {} : { until: day(until, language) }),
    ...(grace === undefined ? {} : { grace: day(grace, language) }),
  };
}

/** @param kind of the outbox, such as `licence_renewal` */
export function accountMail(
  kind: string,
  { facts, params }: Readonly<{ facts: AccountMailFacts; params: AccountMailParams }>,
  { texts, language }: Readonly<{ texts: Texts; language: Language }>,
): MailContent {
  const name = mailName(params.name);
  const all = { ...params, name, minutes: LINK_MINUTES, ...inWords(facts, language) };
  const localize = (part: string) =>
    texts.localize(message(`${placeOf(kind)}.${part}`, all), language);
  return { language, subject: localize('subject'), blocks: paragraphs(localize('text')) };
}
