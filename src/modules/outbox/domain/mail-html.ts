/**
 * The HTML part of an email: no script, no image, nothing loaded from elsewhere, readable at 320 px and with styles
 * removed. Styles are inline, because mail programs drop style sheets.
 */
import { escapeMarkup } from '../../../shared/escape-markup.js';
import type { MailBlock, MailContent, MailFact, MailLink } from './mail-content.js';

const INK = '#1b2430';
const QUIET = '#55606e';
const NAVY = '#1d3557';
const LINE = '#d9dee5';
const FONT = "font-family:Georgia,'Times New Roman',serif";
const SANS = 'font-family:Segoe UI,Helvetica,Arial,sans-serif';

const P = 'margin:0 0 16px';
const CELL = `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top`;
const BUTTON = `display:inline-block;padding:12px 22px;background:${NAVY};color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600`;

const URL_IN_TEXT = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

const anchor = ({ label, url }: MailLink, style: string): string =>
  `<a href="${escapeMarkup(url)}" style="${style}">${escapeMarkup(label)}</a>`;

/** Addresses become links; everything else is escaped. */
function linked(text: string): string {
  const urls = text.match(URL_IN_TEXT) ?? [];
  const between = text.split(URL_IN_TEXT).map(escapeMarkup);
  return between
    .flatMap((part, at) => {
      const url = urls[at];
      const link = `color:${NAVY};overflow-wrap:anywhere`;
      return url === undefined ? [part] : [part, anchor({ label: url, url }, link)];
    })
    .join('');
}

const paragraphHtml = (text: string): string =>
  `<p style="${P}">${linked(text).replaceAll('\n', '<br>')}</p>`;

const factRow = ({ label, value }: MailFact): string =>
  `<tr><th scope="row" style="${CELL};text-align:left;font-weight:400;color:${QUIET};padding-right:16px">${escapeMarkup(label)}</th>` +
  `<td style="${CELL};text-align:right;overflow-wrap:anywhere">${escapeMarkup(value)}</td></tr>`;

const item = (content: string): string =>
  `<li style="margin:0 0 8px;overflow-wrap:anywhere">${content}</li>`;

const listHtml = (items: readonly string[]): string =>
  `<ul style="${P};padding-left:20px">${items.map(item).join('')}</ul>`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraphHtml(block.text);
    case 'facts':
      return `<table style="border-collapse:collapse;width:100%;margin:0 0 20px">${block.facts.map(factRow).join('')}</table>`;
    case 'action':
      return `<p style="margin:0 0 20px">${anchor(block.link, BUTTON)}</p>`;
    case 'links':
      return listHtml(block.links.map((link) => anchor(link, `color:${NAVY}`)));
    case 'list':
      return `<p style="margin:0 0 8px;font-weight:600">${escapeMarkup(block.title)}</p>${listHtml(block.items.map(escapeMarkup))}`;
  }
}

const article = ({ language, subject, blocks }: MailContent): string =>
  `<div lang="${language}" style="max-width:560px;margin:0 auto 24px;padding:28px 24px;background:#ffffff;border:1px solid ${LINE};border-radius:8px">` +
  `<h1 style="${FONT};font-size:24px;line-height:1.25;font-weight:400;color:${NAVY};margin:0 0 20px">${escapeMarkup(subject)}</h1>` +
  `${blocks.map(blockHtml).join('\n')}</div>`;

/** @param contents the same email in one or two languages */
export function mailHtml(contents: readonly MailContent[]): string {
  const language = contents[0]?.language ?? 'en';
  const title = contents.map(({ subject }) => escapeMarkup(subject)).join(' / ');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f5f7;color:${INK};${SANS};font-size:16px;line-height:1.5">
${contents.map(article).join('\n')}
</body></html>
`;
}
