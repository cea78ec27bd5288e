/** Waits until a page rests: a fixed pause would be too short on a busy machine and too long on an idle one. */
import type { Page, Request } from 'playwright-core';

/** Longer timers than this repeat something or hide a note, such as that a text was copied. */
const MAX_DELAY_MS = 1_000;

/** Counts changes of the document, and timers that will run soon, such as those that wait until typing ends. */
const WATCH = `(() => {
  const soon = new Set();
  const { setTimeout: set, clearTimeout: clear } = window;
  window.setTimeout = (run, ms = 0, ...rest) => {
    const id = set(() => { soon.delete(id); run(...rest); }, ms);
    if (ms <= ${String(MAX_DELAY_MS)}) soon.add(id);
    return id;
  };
  window.clearTimeout = (id) => { soon.delete(id); clear(id); };
  let changes = 0;
  new MutationObserver(() => { changes += 1; })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.changesAfterFrames = async (frames) => {
    for (let left = frames; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    return soon.size === 0 && document.readyState === 'complete' ? changes : null;
  };
})()`;

/** Sixth of a second where frames are in time. */
const FRAMES = 10;

/** Restarts that a page may need before it rests, such as one for each request that follows another. */
const MAX_ROUNDS = 200;

export type Rest = () => Promise<void>;

/**
 * Call before the first navigation.
 * @returns waits until nothing is being fetched, no timer is about to run and the document has not changed for some frames
 */
export async function watchRest(page: Page): Promise<Rest> {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    begun += 1;
    open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request));
  await page.addInitScript(WATCH);
  const state = async (): Promise<string | null> => {
    const changes = await page.evaluate<number | null>(`changesAfterFrames(${String(FRAMES)})`);
    return open.size > 0 || changes === null ? null : `${String(begun)} ${String(changes)}`;
  };
  return async () => {
    let before = await state();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const after = await state();
      if (after !== null && after === before) return;
      before = after;
    }
    throw new Error(`${page.url()} does not rest`);
  };
}
