/** In the strict profile, the browser keeps settings and the cookie of the session, but nothing that a person entered. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { BROWSER_NOTE, hasBrowser } from '../support/browser.js';
import { tokenFor } from '../support/browser-client.js';
import { browserContents } from '../support/browser-contents.js';
import { giveKey, go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { anAccount } from '../support/members.js';
import { watchRest } from '../support/page-rest.js';
import type { TestNode } from '../support/test-service.js';

const DRAFT = 'An attacker encrypted server 48213.';
const PHONE = '+372 5550 7731';
const HEADCOUNT = '48219';
const CLIENT = 'Client of file 5517';

const LONG_MS = 180_000;

(hasBrowser ? describe : describe.skip)(`the strict profile in a browser${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let standard: TestNode;

  beforeAll(async () => {
    fixture = await openConsoleFixture({ isStrict: true });
    standard = await fixture.service.addNode({ isStrict: false });
  }, LONG_MS);
  afterAll(async () => {
    await standard.close();
    await fixture.close();
  });

  async function open(address: string) {
    const context = await fixture.browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const rest = await watchRest(page);
    await page.goto(address);
    await rest();
    return { page, rest };
  }

  /** Types into every kind of draft. */
  async function write(page: Page, rest: () => Promise<void>): Promise<void> {
    await go(page, 'Applicability');
    await page.getByLabel('How many people').first().fill(HEADCOUNT);
    await go(page, 'Case file');
    await page.getByLabel('Phone').first().fill(PHONE);
    await go(page, 'Incident');
    await page.getByLabel('What happened').first().fill(DRAFT);
    await go(page, 'Start');
    await page.getByText('Rename or remove').first().click();
    await page.getByLabel('Name or reference').first().fill(CLIENT);
    await page.getByRole('button', { name: 'Save the name' }).first().click();
    await page.getByLabel('Appearance').selectOption('dark');
    await rest();
  }

  const found = (contents: string, key: string): readonly string[] =>
    [DRAFT, PHONE, HEADCOUNT, CLIENT, key].filter((text) => contents.includes(text));

  test.each([
    { profile: 'strict', isStrict: true },
    { profile: 'standard', isStrict: false },
  ])(
    'drafts and the key in the browser, $profile profile',
    async ({ isStrict }) => {
      const key = fixture.service.keys.test.lawyer_firm;
      const { page, rest } = await open(`${(isStrict ? fixture.service : standard).url}/console`);
      await giveKey(page, key);
      await write(page, rest);
      // The drafts are there, also after another view.
      await go(page, 'Incident');
      expect(await page.getByLabel('What happened').first().inputValue()).toBe(DRAFT);
      const contents = await browserContents(page);
      const entered = [DRAFT, PHONE, HEADCOUNT, CLIENT, key];
      expect(found(contents, key)).toEqual(isStrict ? [] : entered);
      expect(contents).toContain('"console.theme":"dark"');
      await page.goto('about:blank');
      await page.goBack();
      await rest();
      expect(found(await browserContents(page), key)).toEqual(isStrict ? [] : entered);
      const state = isStrict ? 'No key in use' : 'Sandbox key in use';
      expect(await page.locator('.key-state [role="status"]').textContent()).toBe(state);
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'what the standard profile has stored is removed at start; settings stay',
    async () => {
      const { page, rest } = await open(`${fixture.service.url}/docs`);
      await page.evaluate(`(async () => {
        localStorage.setItem('console.session', '{"email":"left@example.com"}');
        localStorage.setItem('console.pending', '[["first/incident","left"]]');
        localStorage.setItem('console.language', 'en');
        sessionStorage.setItem('console.key', 'left');
        await new Promise((resolve) => {
          const opening = indexedDB.open('nis2-console-1');
          opening.onupgradeneeded = () => opening.result.createObjectStore('kept').put('left', 'first/case');
          opening.onsuccess = () => { opening.result.close(); resolve(); };
        });
      })()`);
      expect(await browserContents(page)).toContain('left');
      await page.goto(`${fixture.service.url}/console`);
      await rest();
      const contents = await browserContents(page);
      expect(contents).not.toContain('left');
      expect(contents).toContain('"local":{"console.language":"en"}');
      expect(contents).toContain('"databases":[]');
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'a session lasts over a reload, although the browser does not know whose it is',
    async () => {
      const { email } = await anAccount(fixture.service);
      const { page, rest } = await open(`${fixture.service.url}/console/sign-in`);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      const token = await tokenFor(fixture.service, email);
      await page.goto(`${fixture.service.url}/console/sign-in#${token}`);
      await page.locator('.key-state').getByText(email).waitFor();
      await rest();
      expect(await browserContents(page)).not.toContain(email);
      await page.reload();
      await page.locator('.key-state').getByText(email).waitFor();
      const contents = await browserContents(page);
      expect(contents).not.toContain(email);
      expect(contents).toContain('nis2_session');
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'the texts say that nothing is stored',
    async () => {
      const { page } = await open(`${fixture.service.url}/console`);
      await page.getByText('The key is not stored: it is gone when').waitFor();
      await giveKey(page, fixture.service.keys.test.lawyer_firm);
      await page.getByText('None of this is stored in the browser').waitFor();
      await go(page, 'Gap assessment');
      await page.getByText('Your answers are not stored').waitFor();
      await go(page, 'Case file');
      await page.getByText('The facts are not stored in this browser').waitFor();
      for (const text of ['stay in this browser', 'Kept in this browser', 'stays in this tab'])
        expect(await page.getByText(text).count()).toBe(0);
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'a buyer pays in another tab and gets the key in this one',
    async () => {
      const { page } = await open(`${fixture.service.url}/console/plans/professional`);
      await page.getByLabel('Name').fill('Example Ltd');
      await page.getByLabel('Email').fill('buyer-of-strict@example.com');
      await page.getByLabel('Country').selectOption('de');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByText('Leave this page open').waitFor();
      const opening = page.context().waitForEvent('page');
      await page.getByRole('link', { name: 'Pay' }).click();
      const payment = await opening;
      await payment.locator('form button').first().click();
      await payment.locator('.state').waitFor();
      const key = (await page.locator('code.key').textContent()) ?? '';
      expect(key).toMatch(/^nis2_live_client_/);
      for (const one of [page, payment]) {
        const contents = await browserContents(one);
        expect(contents).not.toContain(key);
        expect(contents).not.toContain('Example Ltd');
      }
      await page.context().close();
    },
    LONG_MS,
  );
});
