/** A signed-in person confirms with the passkey again: before a change that gives or takes access, or because the session needs it. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser } from '../support/browser.js';
import { go } from '../support/console-driver.js';
import {
  addPasskey,
  CONFIRM,
  heading,
  passkeys,
  PasskeysFixture,
  STEP,
} from '../support/console-passkeys.js';
import { anAddress } from '../support/members.js';

const LONG_MS = 120_000;

const dialog = (page: Page) => page.getByRole('dialog', { name: STEP });

const isFocused = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((button) => button === document.activeElement);

/** @returns paths of the requests by which the page changes something, in order */
function changesOf(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

(hasBrowser ? describe : describe.skip)(`confirming with a passkey again${BROWSER_NOTE}`, () => {
  let fixture: PasskeysFixture;

  beforeAll(async () => {
    fixture = await PasskeysFixture.open();
  }, LONG_MS);
  afterAll(() => fixture.close());

  test(
    'a change that needs a newer confirmation is made after it, and not without it',
    async () => {
      const { page, email, authenticator } = await fixture.signedIn();
      await go(page, 'People');
      await addPasskey(page, 'Phone');
      await passkeys(page).getByText('Phone').first().waitFor();
      await fixture.change(email, `confirmed_at = now() - interval '11 minutes'`);
      const changes = changesOf(page);
      const other = anAddress();
      await page.getByLabel('Email').fill(other);
      const invite = page.getByRole('button', { name: 'Invite a person' });
      await invite.click();
      await dialog(page).waitFor();
      expect(await seriousFindings(page, authenticator.session)).toEqual([]);
      expect(await isFocused(page, CONFIRM)).toBe(true);
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('Nothing was done').waitFor();
      expect(await page.getByText(other).count()).toBe(0);
      expect(await isFocused(page, 'Invite a person')).toBe(true);

      await invite.click();
      await dialog(page).waitFor();
      await page.keyboard.down('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      await page.getByText('Nothing was done').waitFor();

      await invite.click();
      await dialog(page).getByRole('button', { name: CONFIRM }).click();
      await page.getByText(other).first().waitFor();
      await dialog(page).waitFor({ state: 'hidden' });
      const invitations = changes.filter((path) => path === '/v1/members');
      // Two that were given up, one that was repeated.
      expect(invitations).toHaveLength(4);
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'a session that must confirm in the meantime is shown that step',
    async () => {
      const { page, email } = await fixture.signedIn();
      await go(page, 'People');
      await addPasskey(page, 'Phone');
      await passkeys(page).getByText('Phone').first().waitFor();
      await fixture.change(email, 'confirmed_at = null');
      await go(page, 'Account');
      await heading(page, STEP).waitFor();
      await page.context().close();
    },
    LONG_MS,
  );
});
