/** Remembers the language of examples, and shows it wherever an example has it. */

const PLACE = 'guides.example';

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

function store(choice: string): void {
  try {
    localStorage.setItem(PLACE, choice);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** Examples without this language keep theirs. */
function choose(choice: string): void {
  for (const tab of document.querySelectorAll<HTMLInputElement>('.tabs > input')) {
    if (tab.value === choice) tab.checked = true;
  }
}

export function setUpTabs(): void {
  const choice = stored();
  if (choice !== null) choose(choice);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.tabs > input')) return;
    const before = target.getBoundingClientRect().top;
    store(target.value);
    choose(target.value);
    // Other examples above may have another height now.
    window.scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}
