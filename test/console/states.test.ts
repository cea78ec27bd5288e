/**
 * States of the views: outage and recovery, refused roles, answers that survive a reload, and what remains after
 * forgetting.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser } from '../support/browser.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { watchRest, type Rest } from '../support/page-rest.js';

/** Everything that a page can keep in a browser. */
const KEPT = `(async () => {
  const databases = await indexedDB.databases();
  const entries = await Promise.all(databases.map(({ name }) => new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result } = opening;
      const stores = [...result.objectStoreNames];
      if (stores.length === 0) return resolve(0);
      const counting = result.transaction(stores).objectStore(stores[0]).count();
      counting.onsuccess = () => { result.close(); resolve(counting.result); };
    };
  })));
  const workers = await navigator.serviceWorker?.getRegistrations() ?? [];
  return entries.reduce((sum, one) => sum + one, 0) + localStorage.length + sessionStorage.length
    + (await caches.keys()).length + workers.length + document.cookie.length;
})()`;

type OpenPage = Readonly<{ page: Page; rest: Rest }>;

type Input = Readonly<{ path: string; label: string; text: string; isVisitors?: boolean }>;

/** An input of every view that has one. */
const INPUTS: readonly Input[] = [
  { path: '', label: 'Name', text: 'Example Law', isVisitors: true },
  { path: '/plans/professional', label: 'Name', text: 'Example Ltd' },
  { path: '/scoping', label: 'How many people', text: '120' },
  { path: '/groups', label: 'Name', text: 'Parent' },
  { path: '/case', label: 'Phone', text: '+372 5555' },
  { path: '/orders/new', label: 'Organisation on the documents', text: 'Example Ltd' },
  { path: '/mapping', label: 'Search by number or words', text: 'A.8.13' },
  { path: '/incident', label: 'What happened', text: 'A server is encrypted.' },
  { path: '/account', label: 'Address (https)', text: 'https://example.org/hook' },
  { path: '/people', label: 'Email', text: 'you@example.org' },
];

/** Views that send requests, and what they display with the answers. */
const REQUESTING = [
  { path: '/orders', shown: 'New order' },
  { path: '/account', shown: 'Usage this month' },
  { path: '/people', shown: 'Sessions' },
  { path: '/gap', shown: '0 of 20 answered' },
  { path: '/mapping', shown: 'What remains open' },
  { path: '/changes', shown: 'RSS' },
] as const;

(hasBrowser ? describe : describe.skip)(`states of the views${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
  }, 180_000);
  afterAll(() => fixture.close());

  async function openWith(key: string | null) {
    const context = await fixture.browser.newContext({ locale: 'en-GB' });
    const stored = key === null ? '' : `sessionStorage.setItem('console.key', '${key}');`;
    const open = async (path: string): Promise<OpenPage> => {
      const page = await context.newPage();
      await page.addInitScript(stored);
      const rest = await watchRest(page);
      await page.goto(`${fixture.service.url}/console${path}`);
      await rest();
      return { page, rest };
    };
    return { context, open };
  }

  test.each(REQUESTING)(
    '$path reports an outage, and continues after it',
    async ({ path, shown }) => {
      const { context, open } = await openWith(fixture.service.keys.test.lawyer_firm);
      await context.route(/\/(v1|graphql)/, (route) => route.abort());
      const { page } = await open(path);
      await page.getByText('The service cannot be reached.').first().waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await context.unroute(/\/(v1|graphql)/);
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await page.getByText(shown).first().waitFor();
      await page.getByText('The service cannot be reached.').first().waitFor({ state: 'detached' });
      await context.close();
    },
  );

  test.each([
    { role: 'client', path: '/mapping', name: 'Mapping' },
    { role: 'grc_platform', path: '/incident', name: 'Incident' },
    { role: 'client', path: '/operator', name: 'Operator' },
  ] as const)('$role neither finds nor opens $path', async ({ role, path, name }) => {
    const { context, open } = await openWith(fixture.service.keys.test[role]);
    const { page } = await open(path);
    await page.getByText('The role of this key does not allow that.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.getByRole('navigation').getByRole('link', { name }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await context.close();
  });

  test.each(INPUTS)(
    'input in $path survives a reload and the tab, and is deleted when everything is forgotten',
    async ({ path, label, text, isVisitors }) => {
      const { context, open } = await openWith(
        isVisitors === true ? null : fixture.service.keys.test.lawyer_firm,
      );
      const { page, rest } = await open(path);
      await page.getByLabel(label).first().fill(text);
      await rest();
      await page.reload();
      await rest();
      expect(await page.getByLabel(label).first().inputValue()).toBe(text);
      await page.close();
      const { page: again } = await open(path);
      expect(await again.getByLabel(label).first().inputValue()).toBe(text);
      await again.getByRole('button', { name: 'Forget', exact: true }).click();
      await again.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).click();
      await again.getByText('The key was forgotten').waitFor();
      expect(await again.evaluate(KEPT)).toBe(0);
      expect(await again.getByText(text).count()).toBe(0);
      await context.close();
    },
  );
});
