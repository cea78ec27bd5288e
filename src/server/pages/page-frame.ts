/** Header and footer of every page. */
import { escapeMarkup } from '../../shared/escape-markup.js';

const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#14304f"/><path d="M9 23V9l14 14V9" fill="none" stroke="#e3c07f" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

export type NavigationLink = readonly [string, string];

const navigationLink = ([address, name]: NavigationLink): string =>
  `<a href="${address}">${name}</a>`;

const ENGLISH = { skip: 'Skip to content', main: 'Main' };

const LEGAL = 'Results are indicative. The service gives no legal advice.';

/** @param words in the language of the page */
export const masthead = (
  provider: string,
  links: readonly NavigationLink[],
  words = ENGLISH,
): string => `<a class="skip" href="#main">${words.skip}</a>
<header><div class="wrap"><a class="brand" href="/">${MARK}${escapeMarkup(provider)}</a>
<nav aria-label="${words.main}">${links.map(navigationLink).join('')}</nav></div></header>`;

type Operated = Readonly<{ provider: string; version: string; kbVersion: string }>;

/** @param legal in the language of the page, as `knowledgeBase` */
export const foot = (
  { provider, version, kbVersion }: Operated,
  legal = LEGAL,
  knowledgeBase = 'knowledge base',
): string => `<footer><div class="wrap">
<p>${legal}</p>
<p>${escapeMarkup(provider)} · API ${escapeMarkup(version)} · ${knowledgeBase} ${escapeMarkup(kbVersion)}</p></div></footer>`;
