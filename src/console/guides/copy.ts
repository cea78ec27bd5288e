/** Copies an example. */
import { onClick } from './page.js';

const SHOWN_MS = 2_000;

async function copy(button: HTMLButtonElement, copied: string): Promise<void> {
  const code = button.closest('.code')?.querySelector('pre');
  await navigator.clipboard.writeText(code?.textContent ?? '');
  const before = button.textContent;
  if (before === copied) return;
  button.textContent = copied;
  setTimeout(() => {
    button.textContent = before;
  }, SHOWN_MS);
}

/** If the browser refuses the clipboard, the text can still be selected. */
export const setUpCopy = (copied: string): void => {
  onClick('[data-copy]', (button) => {
    copy(button, copied).catch(() => undefined);
  });
};
