/** Remembers the language of examples, and shows it wherever an example has it. */
import { SETTINGS } from '../lib/browser-storage.js';
import { stores } from './page.js';

/** Examples without this language keep theirs. */
function choose(choice: string): void {
  for (const tab of document.querySelectorAll<HTMLInputElement>('.tabs > input')) {
    if (tab.value === choice) tab.checked = true;
  }
}

export function setUpTabs(): void {
  const choice = stores.settings.getItem(SETTINGS.example);
  if (choice !== null) choose(choice);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.tabs > input')) return;
    const before = target.getBoundingClientRect().top;
    stores.settings.setItem(SETTINGS.example, target.value);
    choose(target.value);
    // Other examples above may have another height now.
    window.scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}
