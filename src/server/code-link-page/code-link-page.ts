/**
 * Pages of the strict profile that lead from a link to its document or payment page. They contain no code: their script
 * reads it from the address and sends it in a body. Source: D-384.
 */
import { escapeMarkup } from '../../shared/escape-markup.js';
import type { Language } from '../../shared/language.js';
import { message } from '../../shared/message.js';
import { pagePolicy, type HtmlPage } from '../pages/page.js';
import { CODE_FORM, CODE_FORM_TARGET } from '../payment-page/payment-html.js';
import { payerPage, sayer, type PayerFrame } from '../payment-page/payer-page.js';
import { PAYMENT_STYLE } from '../payment-page/payment-style.js';

/** `script`: path of the script. */
export type CodePageFrame = PayerFrame & Readonly<{ script: string }>;

type Kind = 'document' | 'payment';

const STYLE = `${PAYMENT_STYLE}
[hidden], #state:empty { display: none; } .card p { margin: .75rem 0 0; } button, button.first { flex: 1 1 12rem; }
`;

/** What the page may do beyond showing itself. */
const POLICIES: Readonly<Record<Kind | 'still', string>> = {
  document: pagePolicy(STYLE, { 'script-src': "'self'", 'connect-src': "'self'" }),
  payment: pagePolicy(STYLE, { 'script-src': "'self'", 'form-action': "'self'" }),
  still: pagePolicy(STYLE),
};

const wordsOf =
  (frame: CodePageFrame) =>
  (key: string): string =>
    sayer(frame)(message(`links:page.${key}`));

/** Where new links are. */
function ordersLink(frame: CodePageFrame): string {
  const orders = sayer(frame)(message('console:nav.orders'));
  return `<p class="back"><a href="/console/orders?keel=${frame.language}">${orders}</a></p>`;
}

type Content = Readonly<{ title: string; head: string; body: string; policy: string }>;

const pageOf = ({ title, head, body, policy }: Content, frame: CodePageFrame): HtmlPage =>
  payerPage(frame, {
    title,
    style: STYLE,
    head,
    menu: '',
    content: `<div class="card"><h1>${title}</h1>${body}</div>`,
    back: ordersLink(frame),
    policy,
  });

/** The script shows one of the texts of `states`. */
function scriptedPage(
  kind: Kind,
  states: readonly string[],
  form: string,
  frame: CodePageFrame,
): HtmlPage {
  const t = wordsOf(frame);
  const texts = states.map((state) => ` data-${state}="${t(`${kind}.${state}`)}"`).join('');
  return pageOf(
    {
      title: t(`${kind}.title`),
      head: `<script src="${frame.script}" defer></script>`,
      body: `<noscript><p>${t('no_script')}</p></noscript>
<p id="state" role="status" data-kind="${kind}"${texts}></p>
${form}`,
      policy: POLICIES[kind],
    },
    frame,
  );
}

export function downloadPage(frame: CodePageFrame): HtmlPage {
  const t = wordsOf(frame);
  const form = `<form hidden><button type="button" class="first" value="docx">${t('document.docx')}</button>
<button type="button" value="pdf">${t('document.pdf')}</button></form>`;
  return scriptedPage('document', ['working', 'saved', 'invalid', 'failed'], form, frame);
}

/** @param chosen language of the payment page; null: that of the order */
export function paymentLinkPage(chosen: Language | null, frame: CodePageFrame): HtmlPage {
  const form = `<form method="post" action="${CODE_FORM_TARGET}" hidden><input type="hidden" name="${CODE_FORM.code}">
<input type="hidden" name="${CODE_FORM.language}" value="${chosen ?? ''}"></form>`;
  return scriptedPage('payment', ['working', 'invalid'], form, frame);
}

export function invalidPaymentLinkPage(frame: CodePageFrame): HtmlPage {
  const t = wordsOf(frame);
  const body = `<p role="alert">${t('payment.invalid')}</p>`;
  return pageOf({ title: t('payment.title'), head: '', body, policy: POLICIES.still }, frame);
}

/** Redirects by a `meta` element: `form-action` would have to name every address of the payment provider to permit a redirect. */
export function onwardPage(address: string, frame: CodePageFrame): HtmlPage {
  const t = wordsOf(frame);
  const target = escapeMarkup(address);
  const head = `<meta http-equiv="refresh" content="0; url=${target}">`;
  const body = `<p><a href="${target}">${t('payment.onward')}</a></p>`;
  return pageOf({ title: t('payment.title'), head, body, policy: POLICIES.still }, frame);
}
