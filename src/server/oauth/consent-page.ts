/** Page on which the holder of a key permits a client what it asks for. No script, no external resources. */
import type { ConsentProblem, ConsentRequest } from '../../modules/oauth/domain/endpoint.js';
import { escapeMarkup } from '../../shared/escape-markup.js';
import type { Language } from '../../shared/language.js';
import { message, type MessageParams } from '../../shared/message.js';
import type { Texts } from '../../shared/texts.js';
import { HTML, ICON_LINK, pagePolicy, type HtmlPage } from '../pages/page.js';
import { PAYMENT_STYLE } from '../payment-page/payment-style.js';
import { FONT_LINK } from '../pages/font-style.js';

/** `provider`: operator of the service. */
export type ConsentFrame = Readonly<{ texts: Texts; provider: string; language: Language }>;

export const CONSENT_FORM = {
  key: 'key',
  scope: 'scope',
  mark: 'mark',
  decision: 'decision',
  allow: 'allow',
  deny: 'deny',
} as const;

const STYLE = `${PAYMENT_STYLE}
label { display: block; margin-top: 1rem; } label.key { margin-top: 1.5rem; color: var(--quiet); }
input[type=password] { font: 1.1rem/1.4 ui-monospace, monospace; width: 100%; padding: .7rem .9rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--ground); color: var(--ink); }
fieldset { border: 1px solid var(--line); border-radius: .5rem; margin: 1.5rem 0 0; padding: .25rem 1rem 1rem; } .small { color: var(--quiet); font-size: .9rem; overflow-wrap: anywhere; }
`;

/** Browsers apply `form-action` to redirects too. */
function redirectSource(redirect: string): string {
  const url = URL.parse(redirect);
  if (url === null) return '';
  return url.origin === 'null' ? ` ${url.protocol}` : ` ${url.origin}`;
}

const policyFor = (redirect: string): string =>
  pagePolicy(STYLE, { 'form-action': `'self'${redirectSource(redirect)}` });

type Localize = (key: string, params?: MessageParams) => string;

const scopeBox = (scope: string, t: Localize): string =>
  `<label><input type="checkbox" name="${CONSENT_FORM.scope}" value="${scope}" checked> ${t(scope.replace(':', '_'))}</label>`;

function form({ clientName, redirect, scopes, mark }: ConsentRequest, t: Localize): string {
  const { key, decision, allow, deny } = CONSENT_FORM;
  return `<p>${t('intro', { client: clientName })}</p>
<p class="small">${t('return', { address: redirect })}</p>
<form method="post"><input type="hidden" name="${CONSENT_FORM.mark}" value="${mark}">
<fieldset><legend>${t('scopes')}</legend>${scopes.map((scope) => scopeBox(scope, t)).join('')}</fieldset>
<label class="key" for="key">${t('key')}</label>
<input id="key" type="password" name="${key}" maxlength="100" autocomplete="off" spellcheck="false">
<p class="small">${t('hint')} ${t('end')}</p>
<button class="first" name="${decision}" value="${allow}">${t('allow')}</button>
<button name="${decision}" value="${deny}">${t('deny')}</button></form>`;
}

/** @param request null if it has expired */
export function consentPage(
  request: ConsentRequest | null,
  problem: ConsentProblem | null,
  { texts, provider, language }: ConsentFrame,
): HtmlPage {
  const t: Localize = (key, params) =>
    escapeMarkup(texts.localize(message(`oauth:page.${key}`, params), language));
  const alert = problem === null ? '' : `<p role="alert"><strong>${t(problem)}</strong></p>`;
  return {
    contentType: HTML,
    contentSecurityPolicy: policyFor(request?.redirect ?? ''),
    body: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t('title')} · ${escapeMarkup(provider)}</title>${ICON_LINK}${FONT_LINK}<style>${STYLE}</style></head>
<body><main><div class="top"><span>${escapeMarkup(provider)}</span></div>
<div class="card"><h1>${t('title')}</h1>${alert}${request === null ? '' : form(request, t)}</div>
</main></body></html>
`,
  };
}
