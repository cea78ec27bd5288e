/** Texts, storage and elements of a guide's page. */
import { openBrowserStorage } from '../lib/browser-storage.js';

/** As the server writes them into the page. */
export type PageTexts = Readonly<
  Record<'copied' | 'running' | 'close' | 'keyNote' | 'failed' | 'answer', string>
>;

/** @throws SyntaxError if the page has no texts */
export const pageTexts = (): PageTexts =>
  // The page and this script are built together.
  JSON.parse(document.body.dataset['texts'] ?? '') as PageTexts;

/** The attribute is set by a service with SECURITY_PROFILE=strict. */
export const stores = openBrowserStorage('strict' in document.body.dataset);

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

/** Calls `act` for clicks on elements with this data attribute. */
export function onClick(selector: string, act: (target: HTMLButtonElement) => void): void {
  document.addEventListener('click', ({ target }) => {
    const found = target instanceof Element ? target.closest(selector) : null;
    if (found instanceof HTMLButtonElement) act(found);
  });
}
