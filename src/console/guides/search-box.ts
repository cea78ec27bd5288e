/** Search field of the guides, above a list of links. */
import { element } from './page.js';
import { find, type Match, type SearchIndex } from './search.js';

async function load(address: string): Promise<SearchIndex> {
  const answer = await fetch(address);
  // The index and this script are built together.
  return (await answer.json()) as SearchIndex;
}

function itemFor({ address, title, heading, language, excerpt }: Match): HTMLElement {
  const item = element('li');
  const link = element('a', { href: address, lang: language });
  link.append(
    element('b', {}, heading === '' ? title : heading),
    element('small', {}, heading === '' ? '' : ` ${title}`),
    element('span', {}, excerpt),
  );
  item.append(link);
  return item;
}

type Parts = Readonly<{
  place: HTMLElement;
  input: HTMLInputElement;
  list: HTMLElement;
  status: HTMLElement;
}>;

/** Steps of the keys that move. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** @param stops the field, then the links */
function move(key: string, stops: readonly HTMLElement[]): boolean {
  const at = stops.findIndex((one) => one === document.activeElement);
  const step = STEPS[key];
  if (at < 0) return false;
  if (key === 'Enter' && at === 0) stops[1]?.click();
  else if (step === undefined) return false;
  else stops[(at + step + stops.length) % stops.length]?.focus();
  return true;
}

class SearchBox {
  private index: Promise<SearchIndex> | null = null;

  constructor(private readonly parts: Parts) {}

  /** Loaded at the first use; a failed load is repeated at the next. */
  prepare(): Promise<SearchIndex> {
    this.index ??= load(this.parts.place.dataset['index'] ?? '').catch((cause: unknown) => {
      this.index = null;
      throw cause;
    });
    return this.index;
  }

  async search(): Promise<void> {
    const { input, list, status, place } = this.parts;
    const query = input.value;
    if (query.trim() === '') {
      this.close();
      return;
    }
    const matches = find(await this.prepare(), query);
    if (query !== input.value) return;
    const { found = '', nothing = '' } = place.dataset;
    const none = element('li', { class: 'none' }, nothing);
    list.replaceChildren(...(matches.length === 0 ? [none] : matches.map(itemFor)));
    list.hidden = false;
    status.textContent = matches.length === 0 ? nothing : `${found}: ${String(matches.length)}`;
  }

  close(): void {
    this.parts.list.hidden = true;
    this.parts.status.textContent = '';
  }

  /**
   * Arrows move between the field and the links; Enter in the field opens the first.
   * @returns whether the key was used
   */
  useKey(key: string): boolean {
    const { input, list } = this.parts;
    if (key === 'Escape') {
      this.close();
      input.focus();
      return true;
    }
    const links = [...list.querySelectorAll('a')];
    return !list.hidden && links.length > 0 && move(key, [input, ...links]);
  }
}

function listen(box: SearchBox, { place, input, list }: Parts): void {
  const ignore = (): undefined => undefined;
  input.addEventListener('focus', () => void box.prepare().catch(ignore));
  input.addEventListener('input', () => void box.search().catch(ignore));
  place.addEventListener('keydown', (event) => {
    if (box.useKey(event.key)) event.preventDefault();
  });
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !place.contains(relatedTarget)) box.close();
  });
  // A press on a link must not take the focus away before the click.
  list.addEventListener('mousedown', (event) => {
    event.preventDefault();
  });
  list.addEventListener('click', () => {
    box.close();
  });
}

/** The key that focuses the field, unless the reader is typing. */
const isShortcut = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && target.matches('input, textarea, select'));

export function setUpSearch(): void {
  const place = document.querySelector<HTMLElement>('.search');
  const input = place?.querySelector('input');
  const list = place?.querySelector('ul');
  const status = place?.querySelector<HTMLElement>('[role=status]');
  if (!place || !input || !list || !status) return;
  const parts = { place, input, list, status };
  listen(new SearchBox(parts), parts);
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    input.focus();
  });
}
