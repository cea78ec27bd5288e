/** Signing in by the link of an email, people and keys of the account, and signing out, in a browser. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { tokenFor } from '../support/browser-client.js';
import { go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { anAccount, anAddress } from '../support/members.js';

async function hit({ keyboard }: Page, key: string): Promise<void> {
  await keyboard.down(key);
  await keyboard.up(key);
}

(hasBrowser ? describe : describe.skip)(`signing in to the console${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
  }, 180_000);
  afterAll(() => fixture.close());

  /** With the keyboard only, from the first view. */
  async function signIn(page: Page, email: string, words: readonly [string, string, string]) {
    const [link, field, send] = words;
    await page.goto(`${fixture.service.url}/console`);
    await page.getByRole('link', { name: link, exact: true }).focus();
    await hit(page, 'Enter');
    await page.getByLabel(field).focus();
    await page.keyboard.type(email);
    await hit(page, 'Tab');
    await hit(page, 'Enter');
    await page.locator('.note.good').waitFor();
    await page.getByRole('button', { name: send }).waitFor();
    const token = await tokenFor(fixture.service, email);
    await page.goto(`${fixture.service.url}/console/sign-in#${token}`);
    await page.locator('.key-state').getByText(email).waitFor();
    expect(page.url()).not.toContain(token);
  }

  const ENGLISH = ['Sign in', 'Email', 'Send the link'] as const;

  test('an owner signs in, invites a person, rotates a key and stays signed in after a reload', async () => {
    const { email } = await anAccount(fixture.service);
    const { page, errors } = await openPage(fixture.browser);
    await signIn(page, email, ENGLISH);
    await page.reload();
    await page.locator('.key-state').getByText(email).waitFor();

    await go(page, 'People');
    const other = anAddress();
    await page.getByLabel('Email').fill(other);
    await page.getByRole('button', { name: 'Invite a person' }).click();
    await page.getByText('not signed in yet').waitFor();
    await page.getByText('this session').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: `Remove ${other}` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Remove ${other}` })
      .click();
    await page.getByText('not signed in yet').waitFor({ state: 'detached' });

    await go(page, 'Account');
    await page.getByRole('button', { name: /^Rotate this key/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Rotate/ })
      .click();
    await page.locator('code.key').waitFor();
    expect(await page.locator('code.key').textContent()).toMatch(/^nis2_live_lawyer_firm_/);
    expect(errors).toEqual([]);
    await page.close();
  }, 180_000);

  const kept = (page: Page) =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      const counts = names.map(
        (name) =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const store = opening.result.objectStoreNames[0];
              if (store === undefined) {
                resolve(0);
                return;
              }
              const counting = opening.result.transaction(store).objectStore(store).count();
              counting.onsuccess = () => {
                resolve(counting.result);
              };
            };
          }),
      );
      return {
        entries: (await Promise.all(counts)).reduce((sum, one) => sum + one, 0),
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      };
    });

  test('signing out removes everything from the browser, and the session from the service', async () => {
    const { email } = await anAccount(fixture.service);
    const { page } = await openPage(fixture.browser);
    await signIn(page, email, ENGLISH);
    await go(page, 'Applicability');
    await page.getByLabel('How many people').first().fill('90');
    await page.waitForTimeout(500);
    expect((await kept(page)).entries).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('This browser keeps nothing.').waitFor();
    const left = await kept(page);
    expect({ ...left, entries: left.entries <= 1 }).toEqual({
      entries: true,
      local: [],
      session: [],
      caches: [],
      workers: 0,
    });
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name === 'nis2_session')).toEqual([]);
    await page.goto(`${fixture.service.url}/console/account`);
    await page.getByText('This page needs a key.').waitFor();
    await page.close();
  }, 180_000);

  test('a used link explains the reason, in German and Estonian at 390 px', async () => {
    const { page } = await openPage(fixture.browser);
    await page.setViewportSize({ width: 390, height: 800 });
    const words = {
      de: ['Anmelden', 'Der Link wurde verwendet'],
      et: ['Logi sisse', 'Link on kasutatud'],
    };
    for (const [language, [title = '', text = '']] of Object.entries(words)) {
      const address = `${fixture.service.url}/console/sign-in?keel=${language}`;
      await page.goto('about:blank');
      await page.goto(`${address}#${'A'.repeat(43)}`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.getByText(text).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    await page.close();
  }, 180_000);
});
