/** Every email with invented facts, for the preview. */
import type { CodeLinks } from '../../../shared/code-links.js';
import type { Language } from '../../../shared/language.js';
import type { Texts } from '../../../shared/texts.js';
import { ACCOUNT_MAILS, accountMail } from './account-mail.js';
import type { MailContent } from './mail-content.js';
import { MAIL_STEPS, orderMail, type MailStep, type OrderMailFacts } from './order-mail.js';

export const SAMPLE_MAILS: readonly string[] = [
  ...MAIL_STEPS.map((step) => `order_${step}`),
  ...ACCOUNT_MAILS,
];

/** `baseUrl`: without a trailing slash. `links`: of the service. */
export type SampleFrame = Readonly<{
  texts: Texts;
  provider: string;
  baseUrl: string;
  links: Pick<CodeLinks, 'document' | 'payment'>;
  language: Language;
}>;

const ORDER_ID = '00000000-0000-4000-8000-000000000000';
const UNTIL = new Date('2026-12-31T12:00:00Z');
const DOCUMENTS = ['security-policy.docx', 'incident-procedure.docx', 'continuity-plan.docx'];

const orderFacts = (step: MailStep, { baseUrl, links }: SampleFrame): OrderMailFacts => ({
  name: 'Näidis OÜ',
  orderId: ORDER_ID,
  serviceKey: step === 'renewed' ? 'hooldus' : 'pakett',
  documentCount: DOCUMENTS.length,
  amounts: { netCents: 159_000, vatPercent: 24, vatCents: 38_160, totalCents: 197_160 },
  invoice: 'SAMPLE-0001',
  refundedCents: 197_160,
  payBy: UNTIL,
  maintainedUntil: null,
  paymentUrl: links.payment('sample', null),
  orderUrl: `${baseUrl}/console/orders/${ORDER_ID}`,
  documents: DOCUMENTS.map((fileName, at) => ({
    fileName,
    downloadUrl: links.document(`sample-${String(at + 1)}`, null),
    validUntil: UNTIL,
  })),
  changes: ['security-policy.docx: 2', 'incident-procedure.docx: 1'],
});

const SIGN_IN_PAGE = '/console/sign-in';

/** Emails that lead to the sign-in page. */
const TO_SIGN_IN: readonly string[] = [
  'live_key_ready',
  'member_invited',
  'passkey_added',
  'passkey_removed',
];

const linkOf = (kind: string, { baseUrl, links }: SampleFrame): string =>
  TO_SIGN_IN.includes(kind) ? `${baseUrl}${SIGN_IN_PAGE}` : links.payment('sample', null);

/** @param kind one of SAMPLE_MAILS */
export function sampleMail(kind: string, frame: SampleFrame): MailContent {
  const step = MAIL_STEPS.find((one) => kind === `order_${one}`);
  if (step !== undefined) return orderMail(step, orderFacts(step, frame), frame);
  const { provider, baseUrl } = frame;
  const until = UNTIL.toISOString();
  return accountMail(
    kind,
    {
      facts: {
        licence: 'Professional',
        link: linkOf(kind, frame),
        until,
        grace: until,
        last4: '7Qk2',
      },
      params: {
        name: 'Näidis OÜ',
        provider,
        documentation: `${baseUrl}/docs`,
        link: `${baseUrl}${SIGN_IN_PAGE}`,
        secret: kind === 'sign_in' ? `${baseUrl}${SIGN_IN_PAGE}#…` : 'nis2_live_client_…',
      },
    },
    frame,
  );
}
