/** What a page has left in a browser, as text. */
import type { Page } from 'playwright-core';

const CONTENTS = `(async () => {
  const databases = await indexedDB.databases();
  const rows = await Promise.all(databases.map(({ name }) => new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result } = opening;
      const done = (found) => { result.close(); resolve({ name, found }); };
      const [store] = result.objectStoreNames;
      if (store === undefined) return done([]);
      const found = [];
      const cursor = result.transaction(store).objectStore(store).openCursor();
      cursor.onsuccess = () => {
        if (cursor.result === null) return done(found);
        found.push([cursor.result.key, cursor.result.value]);
        cursor.result.continue();
      };
    };
  })));
  return JSON.stringify({
    local: { ...localStorage }, session: { ...sessionStorage }, databases: rows,
    caches: await caches.keys(), cookie: document.cookie, state: history.state,
  });
})()`;

/** Local and session storage, IndexedDB, names of caches, cookies (also those out of reach of scripts), state of the history. */
export async function browserContents(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return `${await page.evaluate<string>(CONTENTS)} ${JSON.stringify(cookies)}`;
}
