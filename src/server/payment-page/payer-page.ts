/** Frame of the pages that payers and readers of a link see. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import type { Language } from '../../shared/language.js';
import type { Message } from '../../shared/message.js';
import type { Texts } from '../../shared/texts.js';
import { FONT_LINK } from '../pages/font-style.js';
import { HTML, ICON_LINK, type HtmlPage } from '../pages/page.js';

/** `provider`: name of the seller. */
export type PayerFrame = Readonly<{ texts: Texts; provider: string; language: Language }>;

/** @returns text for HTML */
export const sayer =
  ({ texts, language }: PayerFrame) =>
  (what: Message): string =>
    escapeMarkup(texts.localize(what, language));

/** HTML, except `policy`. `menu`: beside the name of the seller. `back`: link below the content. */
type Parts = Readonly<{
  title: string;
  style: string;
  head: string;
  menu: string;
  content: string;
  back: string;
  policy: string;
}>;

export function payerPage(frame: PayerFrame, parts: Parts): HtmlPage {
  const provider = escapeMarkup(frame.provider);
  return {
    contentType: HTML,
    contentSecurityPolicy: parts.policy,
    body: `<!doctype html>
<html lang="${frame.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${parts.title} · ${provider}</title>${ICON_LINK}${FONT_LINK}<style>${parts.style}</style>${parts.head}</head>
<body><main><div class="top"><span>${provider}</span>${parts.menu}</div>
${parts.content}
${parts.back}
</main></body></html>
`,
  };
}
