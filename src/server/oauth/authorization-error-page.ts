/**
 * Page for a person who was sent here with an authorization request that cannot be answered by a redirect: its client or
 * its address is not known, or it has expired. No script, no external resources. Source: RFC 6749, 4.1.2.1; D-417.
 */
import { escapeMarkup } from '../../shared/escape-markup.js';
import { message, type MessageParams } from '../../shared/message.js';
import { pagePolicy, type HtmlPage } from '../pages/page.js';
import { payerPage, sayer, type PayerFrame } from '../payment-page/payer-page.js';
import { PAYMENT_STYLE } from '../payment-page/payment-style.js';

/**
 * `failed`: by a fault of the service. `error`, `description`: of RFC 6749, in English, for the maintainer of the client.
 * `requestId`: for the provider of the service.
 */
export type AuthorizationError = Readonly<{
  kind: 'invalid' | 'expired' | 'failed';
  error: string;
  description: string;
  requestId: string;
}>;

const STYLE = `${PAYMENT_STYLE}
.card p { margin: .75rem 0 0; } .small { color: var(--quiet); font-size: .9rem; overflow-wrap: anywhere; } code { font: .95em/1.5 ui-monospace, monospace; }
`;

const POLICY = pagePolicy(STYLE);

const TEXTS = {
  invalid: 'links:page.authorization.invalid',
  expired: 'oauth:page.expired',
  failed: 'console:error.INTERNAL_ERROR',
} as const;

type Localize = (key: string, params?: MessageParams) => string;

function detailsOf({ kind, error, description, requestId }: AuthorizationError, t: Localize) {
  if (kind === 'failed') return t('console:request', { id: requestId });
  const words = [error, description].filter((one) => one !== '').map(escapeMarkup);
  return `${t('links:page.authorization.details')} <code lang="en">${words.join(': ')}</code>`;
}

export function authorizationErrorPage(error: AuthorizationError, frame: PayerFrame): HtmlPage {
  const t: Localize = (key, params) => sayer(frame)(message(key, params));
  const title = t('oauth:page.title');
  return payerPage(frame, {
    title,
    style: STYLE,
    head: '',
    menu: '',
    content: `<div class="card"><h1>${title}</h1><p role="alert"><strong>${t(TEXTS[error.kind])}</strong></p>
<p class="small">${detailsOf(error, t)}</p></div>`,
    back: '',
    policy: POLICY,
  });
}
