/** Three complete cases bought in a browser; set CONSOLE_PICTURES to a folder to keep their files. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { Buyer, type BuyersCase } from '../support/buyer.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { docxParagraphs } from '../support/docx-text.js';

const FOLDER = process.env['CONSOLE_PICTURES'] ?? '';
const DOCUMENTS = 5;
const MAX_BLANKS = 5;

const caseOf = (name: string): BuyersCase =>
  JSON.parse(
    readFileSync(path.resolve('test/modules/documents/cases', `${name}.json`), 'utf8'),
  ) as BuyersCase;

const keep = async (name: string, bytes: Uint8Array): Promise<void> => {
  if (FOLDER !== '') await writeFile(path.join(FOLDER, name), bytes);
};

(hasBrowser ? describe : describe.skip)(`a buyer in a browser${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
  }, 180_000);
  afterAll(() => fixture.close());

  test.each(['electricity', 'bakery', 'managed-services'])(
    'the complete case of %s is filled, previewed, paid and received in the console only',
    async (name) => {
      const { page, errors } = await openPage(fixture.browser);
      const { url, keys } = fixture.service;
      const buyer = new Buyer(page, url, caseOf(name));
      await buyer.giveKey(keys.live.lawyer_firm);
      await buyer.answerGap();
      await buyer.fillCase();
      const missing = await buyer.readOffer();
      expect(missing).toEqual([]);
      const listed = await buyer.blanks();
      const title = buyer.t('documents:paper.incident_procedure.title');
      await keep(`${name}-preview.pdf`, readFileSync(await buyer.preview(title)));
      if (FOLDER !== '') {
        await page.screenshot({ path: path.join(FOLDER, `${name}-offer.png`), fullPage: true });
      }
      await buyer.buy(false);
      const links = await page
        .locator('a[download]')
        .evaluateAll((all) =>
          all.map((link) => [link.getAttribute('href') ?? '', link.textContent] as const),
        );
      expect(links).toHaveLength(2 * DOCUMENTS);
      let blanks = 0;
      for (const [href, file] of links) {
        const bytes = new Uint8Array(await (await fetch(href)).arrayBuffer());
        await keep(`${name}-${file}`, bytes);
        if (!file.endsWith('.docx')) continue;
        const blank = buyer.t('documents:paper.words.blank');
        blanks += docxParagraphs(bytes).join('\n').split(blank).length - 1;
      }
      expect(listed).toHaveLength(blanks);
      expect(blanks).toBeLessThanOrEqual(MAX_BLANKS);
      expect(errors).toEqual([]);
      await page.close();
    },
    600_000,
  );

  test('an earlier order is selected in the list, and forgetting removes the drafts', async () => {
    const { page, errors } = await openPage(fixture.browser);
    const { url, keys } = fixture.service;
    const buyer = new Buyer(page, url, caseOf('bakery'));
    await buyer.giveKey(keys.live.lawyer_firm);
    await buyer.fillCase();
    await buyer.open('/orders/new');
    await page
      .locator('select')
      .filter({ has: page.locator('[value=kordusallkiri]') })
      .selectOption('kordusallkiri');
    const earlier = page.getByLabel(buyer.t('console:orders.earlier'));
    const name = buyer.t('services:pakett.name');
    await earlier
      .locator('option')
      .filter({ hasText: name })
      .first()
      .waitFor({ state: 'attached' });
    const ids = await earlier
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
    const chosen = ids.at(-1) ?? '';
    const requested = page.waitForRequest(
      (request) =>
        request.url().endsWith('/v1/quote') && (request.postData() ?? '').includes(chosen),
    );
    await earlier.selectOption(chosen);
    expect((await requested).postDataJSON()).toMatchObject({ payload: { tellimus: chosen } });
    await buyer.open('/case');
    const code = page.getByLabel(buyer.t('documents:paper.facts.registration_code'));
    expect(await code.inputValue()).not.toBe('');
    const forgetFacts = buyer.t('console:case.forget');
    await page.getByRole('button', { name: forgetFacts }).click();
    await page.getByRole('dialog').getByRole('button', { name: forgetFacts }).click();
    expect(await code.inputValue()).toBe('');
    await code.fill('1');
    const forget = buyer.t('console:key.forget');
    await page.getByRole('button', { name: forget, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: forget, exact: true }).click();
    await page.getByRole('button', { name: forget, exact: true }).waitFor({ state: 'detached' });
    await buyer.giveKey(keys.live.lawyer_firm);
    await buyer.open('/case');
    expect(await code.inputValue()).toBe('');
    expect(errors).toEqual([]);
  }, 120_000);
});
