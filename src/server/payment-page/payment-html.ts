/** HTML pages for payers. No script, no external resources. */
import { spellAmount, toAmount } from '../../shared/amount.js';
import { PAYMENT_PAGE } from '../../shared/code-links.js';
import { LANGUAGES, type Language } from '../../shared/language.js';
import { message, type Message, type MessageParams } from '../../shared/message.js';
import type { OrderPhase } from '../../modules/orders/domain/order-phase.js';
import { orderTitle } from '../../modules/orders/domain/order-title.js';
import { pagePolicy, type HtmlPage } from '../pages/page.js';
import { payerPage, sayer, type PayerFrame } from './payer-page.js';
import type { ShownPage } from '../../modules/payment-pages/domain/payment-page.js';
import { PAYMENT_STYLE } from './payment-style.js';

/** `code`: letters, digits, `-` and `_`. `linkIn`: link to the page in another language. */
type HiddenCode = Readonly<{ code: string; linkIn: (language: Language) => string }>;

/**
 * `mailsKeys`: the key of a licence comes by email. `orderId`: null if unknown. The page
 * links back to it. `hidden`: code of the link that led here; null if it is in the address of the page, or if the page needs
 * none.
 */
export type PageFrame = PayerFrame &
  Readonly<{ mailsKeys: boolean; orderId: string | null; hidden: HiddenCode | null }>;

export const FORM = { field: 'tegevus', pay: 'maksa', cancel: 'katkesta' } as const;

/** Members of a form that carries the code of a link. `language`: empty: that of the order. */
export const CODE_FORM = { code: 'kood', language: 'keel' } as const;

/** The empty query makes a link to the payment page another address, so that a browser loads it again. */
export const CODE_FORM_TARGET = `${PAYMENT_PAGE}?`;

const POLICY = pagePolicy(PAYMENT_STYLE, { 'form-action': "'self'" });

const word = (path: string, params?: MessageParams): Message =>
  message(`orders:page.${path}`, params);

/** In its own language, such as "eesti". */
const nativeName = (language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** @param order query parameter of the return pages, or '' */
function languageMenu({ language, hidden }: PageFrame, order: string): string {
  const links = LANGUAGES.map((one) => {
    const current = one === language ? ' aria-current="true"' : '';
    const address = hidden?.linkIn(one) ?? `?${order}keel=${one}`;
    return `<li><a href="${address}" hreflang="${one}" lang="${one}"${current}>${nativeName(one)}</a></li>`;
  });
  return `<details class="languages"><summary lang="${language}">${nativeName(language)}</summary><ul>${links.join('')}</ul></details>`;
}

function backLink(parts: PageFrame): string {
  if (parts.orderId === null) return '';
  const path = `/console/orders/${encodeURIComponent(parts.orderId)}?keel=${parts.language}`;
  return `<p class="back"><a href="${path}">${sayer(parts)(word('back'))}</a></p>`;
}

function frame(parts: PageFrame, title: string, content: string, order = ''): HtmlPage {
  return payerPage(parts, {
    title,
    style: PAYMENT_STYLE,
    head: '',
    menu: languageMenu(parts, order),
    content,
    back: backLink(parts),
    policy: POLICY,
  });
}

const money = (cents: number, { language }: PageFrame): string =>
  `${spellAmount(cents, language)}\u00a0€`;

/** Text in the reader's format, value in the wire format. */
const sum = (cents: number, parts: PageFrame): string =>
  `<data value="${toAmount(cents)}">${money(cents, parts)}</data>`;

function sums({ amounts }: ShownPage, parts: PageFrame): string {
  const localize = sayer(parts);
  const vat = localize(word('vat', { percent: amounts.vatPercent }));
  return `<dl><dt>${localize(word('net'))}</dt><dd>${sum(amounts.netCents, parts)}</dd>
<dt>${vat}</dt><dd>${sum(amounts.vatCents, parts)}</dd>
<dt class="total">${localize(word('total'))}</dt><dd class="total">${sum(amounts.totalCents, parts)}</dd></dl>`;
}

const hiddenField = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${value}">`;

function formStart({ hidden, language }: PageFrame): string {
  if (hidden === null) return '<form method="post">';
  const fields = `${hiddenField(CODE_FORM.code, hidden.code)}${hiddenField(CODE_FORM.language, language)}`;
  return `<form method="post" action="${CODE_FORM_TARGET}">${fields}`;
}

function form(page: ShownPage, parts: PageFrame): string {
  const localize = sayer(parts);
  const total = money(page.amounts.totalCents, parts);
  return `${formStart(parts)}<button class="first" name="${FORM.field}" value="${FORM.pay}">${localize(word('pay', { total }))}</button>
<button name="${FORM.field}" value="${FORM.cancel}">${localize(word('cancel'))}</button></form>`;
}

/** The simulated payment page. */
export function simulatedPage(page: ShownPage, parts: PageFrame): HtmlPage {
  const localize = sayer(parts);
  const title = localize(orderTitle(page.serviceKey));
  const state = `<p class="state" role="status">${localize(word(`phase.${page.phase}`))}</p>`;
  return frame(
    parts,
    title,
    `<p class="notice"><strong>${localize(word('simulation.title'))}</strong>${localize(word('simulation.text'))}</p>
<div class="card"><h1>${title}</h1><p class="order">${localize(word('order', { id: page.orderId }))}</p>
${sums(page, parts)}
${page.isOpen ? form(page, parts) : state}</div>`,
  );
}

/** Return page after payment. */
export function returnPage(from: 'done' | 'cancelled', parts: PageFrame): HtmlPage {
  const localize = sayer(parts);
  const title = localize(word(`${from}.title`));
  const text = from === 'done' && !parts.mailsKeys ? 'done.text_strict' : `${from}.text`;
  return frame(
    parts,
    title,
    `<div class="card"><h1>${title}</h1><p>${localize(word(text))}</p></div>`,
    parts.orderId === null ? '' : `tellimus=${encodeURIComponent(parts.orderId)}&amp;`,
  );
}

/** Shown by a payment link when nothing is payable. */
export function statePage(serviceKey: string, phase: OrderPhase, parts: PageFrame): HtmlPage {
  const localize = sayer(parts);
  const title = localize(orderTitle(serviceKey));
  return frame(
    parts,
    title,
    `<div class="card"><h1>${title}</h1><p role="status">${localize(word(`phase.${phase}`))}</p></div>`,
  );
}
