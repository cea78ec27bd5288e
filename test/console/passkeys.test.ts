/** Passkeys in a browser: the step after the link, and the list of passkeys. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { go } from '../support/console-driver.js';
import {
  addPasskey,
  CONFIRM,
  heading,
  navigation,
  passkeys,
  PasskeysFixture,
  STEP,
} from '../support/console-passkeys.js';

const LONG_MS = 120_000;

(hasBrowser ? describe : describe.skip)(`passkeys in the console${BROWSER_NOTE}`, () => {
  let fixture: PasskeysFixture;

  beforeAll(async () => {
    fixture = await PasskeysFixture.open();
  }, LONG_MS);
  afterAll(() => fixture.close());

  test(
    'a person adds a passkey, confirms it after the next link, and removes it',
    async () => {
      const { page, email, authenticator, url, signIn } = await fixture.signedIn();
      await go(page, 'People');
      await passkeys(page).getByText('Nothing here yet.').waitFor();
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByText('This field is required.').waitFor();
      expect(await authenticator.count()).toBe(0);
      await addPasskey(page, 'Laptop of the office');
      await passkeys(page).getByText(`Laptop of the office ${email}`).waitFor();
      await passkeys(page).getByText('not used yet').waitFor();
      expect(await authenticator.count()).toBe(1);
      expect(await seriousFindings(page, authenticator.session)).toEqual([]);
      await addPasskey(page, 'Once more');
      await page.getByText('already has a passkey of yours').waitFor();

      await signIn();
      await heading(page, STEP).waitFor();
      expect(await navigation(page).count()).toBe(0);
      expect(await seriousFindings(page, authenticator.session)).toEqual([]);
      await page.goto(`${url}/console/people`);
      await heading(page, STEP).waitFor();
      await page.getByRole('button', { name: CONFIRM }).click();
      await heading(page, 'People').waitFor();
      await page.reload();
      await passkeys(page).getByText('Last used').waitFor();

      const remove = { name: `Remove Laptop of the office, ${email}` };
      await passkeys(page).getByRole('button', remove).click();
      await page.getByText('is no longer accepted here').waitFor();
      await page.getByRole('dialog').getByRole('button', remove).click();
      await passkeys(page).getByText('Nothing here yet.').waitFor();
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'a session without a required passkey can only add one, or sign out',
    async () => {
      const { page, authenticator, url, signIn } = await fixture.signedIn(fixture.strict);
      await heading(page, 'Add a passkey').waitFor();
      expect(await navigation(page).count()).toBe(0);
      expect(await seriousFindings(page, authenticator.session)).toEqual([]);
      await page.goto(`${url}/console/account`);
      await heading(page, 'Add a passkey').waitFor();
      await page.locator('main').getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You are signed out.').waitFor();

      await signIn();
      await addPasskey(page, 'Phone');
      await navigation(page).waitFor();
      await page.reload();
      await navigation(page).waitFor();
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'a first passkey is refused some time after signing in, and the way out is named',
    async () => {
      const { page, email } = await fixture.signedIn(fixture.strict);
      await fixture.change(email, `created_at = now() - interval '11 minutes'`);
      await addPasskey(page, 'Phone');
      await page.getByText('Sign out and sign in again.').waitFor();
      expect(await page.getByText('Cookie').count()).toBe(0);
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'a prompt that fails, a foreign passkey and a browser without passkeys are explained',
    async () => {
      const { page, authenticator, signIn } = await fixture.signedIn(fixture.strict);
      await addPasskey(page, 'Phone');
      await navigation(page).waitFor();
      await signIn();
      await authenticator.verify(false);
      await page.getByRole('button', { name: CONFIRM }).click();
      await page.getByText('No passkey was used').waitFor();
      expect(await seriousFindings(page, authenticator.session)).toEqual([]);
      await authenticator.verify(true);
      await page.route('**/v1/second-factor', (route) =>
        route.continue({ postData: '{"credential":{"id":"x"}}' }),
      );
      await page.getByRole('button', { name: CONFIRM }).click();
      await page.getByText('The passkey was not accepted.').waitFor();
      await page.unroute('**/v1/second-factor');
      await page.getByRole('button', { name: CONFIRM }).click();
      await navigation(page).waitFor();

      await signIn();
      await page.addInitScript('delete window.PublicKeyCredential;');
      await page.reload();
      await page.getByRole('button', { name: CONFIRM }).click();
      await page.getByText('This browser cannot use passkeys here.').waitFor();
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'the first view does not load what prompts need',
    async () => {
      const { page } = await openPage(fixture.console.browser);
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.text());
      });
      await page.goto(`${fixture.console.service.url}/console`, { waitUntil: 'networkidle' });
      const texts = await Promise.all(scripts);
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.filter((text) => text.includes('ERROR_CEREMONY_ABORTED'))).toEqual([]);
      await page.context().close();
    },
    LONG_MS,
  );
});
