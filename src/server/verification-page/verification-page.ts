/** Page that verifies a document by its code. No script, no external resources, no data about the client. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import type { Language } from '../../shared/language.js';
import { longDate } from '../../shared/long-date.js';
import { message } from '../../shared/message.js';
import type { Texts } from '../../shared/texts.js';
import { HTML, ICON_LINK, pagePolicy, type HtmlPage } from '../pages/page.js';
import { PAYMENT_STYLE } from '../payment-page/payment-style.js';
import { FONT_LINK } from '../pages/font-style.js';

type VerifiedFile = Readonly<{ format: 'docx' | 'pdf'; sha256: string }>;

/** `date`: YYYY-MM-DD. */
export type Verified = Readonly<{ number: string; date: string; files: readonly VerifiedFile[] }>;

/** `provider`: operator of the service. */
export type VerificationFrame = Readonly<{ texts: Texts; provider: string; language: Language }>;

/** `unknown`: a code without a document; `open`: no code yet. */
export type VerificationResult =
  | Readonly<{ kind: 'open' }>
  | Readonly<{ kind: 'unknown'; code: string }>
  | Readonly<{ kind: 'genuine'; code: string; document: Verified }>;

export const CODE_FIELD = 'kood';

const STYLE = `${PAYMENT_STYLE}
form { margin-top: 1.5rem; } form div { flex: 1 1 100%; } label { display: block; color: var(--quiet); }
input { font: 1.1rem/1.4 ui-monospace, monospace; width: 100%; padding: .7rem .9rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--ground); color: var(--ink); }
dl { grid-template-columns: minmax(9rem, auto) 1fr; margin-top: 1.25rem; } dd { text-align: left; white-space: normal; overflow-wrap: anywhere; }
.hash { font: .82rem/1.5 ui-monospace, monospace; } .small { color: var(--quiet); font-size: .9rem; }
`;

const POLICY = pagePolicy(STYLE, { 'form-action': "'self'" });

type Localize = (key: string) => string;

const row = (label: string, value: string, isHash = false): string =>
  `<dt>${label}</dt><dd${isHash ? ' class="hash"' : ''}>${escapeMarkup(value)}</dd>`;

function facts({ number, date, files }: Verified, frame: VerificationFrame, t: Localize): string {
  const hashes = files.map(({ format, sha256 }) => row(t(format), sha256, true)).join('');
  return `<dl>${row(t('issuer'), frame.provider)}${row(t('number'), number)}${row(t('date'), longDate(new Date(date), frame.language))}${hashes}</dl>
<p>${t('compare')}</p><p class="small">${t('limits')}</p>`;
}

function answer(result: VerificationResult, frame: VerificationFrame, t: Localize): string {
  if (result.kind === 'open') return `<p>${t('intro')}</p>`;
  if (result.kind === 'unknown') return `<p role="status"><strong>${t('unknown')}</strong></p>`;
  return `<p role="status"><strong>${t('genuine')}</strong></p>${facts(result.document, frame, t)}`;
}

function form(result: VerificationResult, language: Language, t: Localize): string {
  const value = result.kind === 'open' ? '' : escapeMarkup(result.code);
  return `<form method="get" action="/verify"><input type="hidden" name="keel" value="${language}"><div><label for="code">${t('label')}</label>
<input id="code" name="${CODE_FIELD}" value="${value}" maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" required></div>
<button class="first">${t('button')}</button></form>`;
}

export function verificationPage(result: VerificationResult, frame: VerificationFrame): HtmlPage {
  const { texts, provider, language } = frame;
  const t: Localize = (key) =>
    escapeMarkup(texts.localize(message(`verify:page.${key}`), language));
  return {
    contentType: HTML,
    contentSecurityPolicy: POLICY,
    body: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t('title')} · ${escapeMarkup(provider)}</title>${ICON_LINK}${FONT_LINK}<style>${STYLE}</style></head>
<body><main><div class="top"><span>${escapeMarkup(provider)}</span></div>
<div class="card"><h1>${t('title')}</h1>${answer(result, frame, t)}${form(result, language, t)}</div>
</main></body></html>
`,
  };
}
