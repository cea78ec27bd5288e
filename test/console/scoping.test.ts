/** Scoping in a browser: computed there, also without a network; no answer is sent. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey, go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import type { TestService } from '../support/test-service.js';

const PHONE = { width: 390, height: 844 };
const RESULT = { name: 'Result' } as const;

/** Figures that occur nowhere else. */
const FIGURES = /4321|87\.65|76\.54/;

(hasBrowser ? describe : describe.skip)(`scoping in a browser${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
    ({ service, browser } = fixture);
  });
  afterAll(() => fixture.close());

  const open = async (size?: typeof PHONE) => {
    const { page, errors } = await openPage(browser, size);
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto(`${service.url}/console/scoping`);
    await page.getByLabel('How many people').waitFor();
    return { page, errors, sent };
  };

  const sector = (page: Page) => page.getByLabel('In which sector');
  const verdict = (page: Page) => page.getByRole('region', RESULT).locator('.verdict');

  async function answerAll(page: Page): Promise<void> {
    await page.getByLabel('How many people').fill('4321');
    await page.getByLabel('What is the annual turnover').fill('87.65');
    await page.getByLabel('What is the balance sheet total').fill('76.54');
    await sector(page).selectOption('energy_electricity');
    await verdict(page).getByText('essential entity').waitFor();
    await page.getByLabel('In which country').selectOption('ee');
    await page.getByRole('heading', { name: 'In Estonia' }).waitFor();
    await page.getByText('Types of entity under the national act').click();
    await page.getByText('Special cases').click();
    await page.getByRole('slider', { name: 'Employees' }).fill('200');
    await page.getByLabel('How many people').fill('4321');
  }

  test('no step sends anything until a receipt is requested', async () => {
    const { page, errors, sent } = await open();
    const loaded = sent.length;
    await answerAll(page);
    expect(sent.slice(loaded)).toEqual([]);
    await page.getByText('Your answers do not leave the browser.', { exact: false }).waitFor();
    await page.getByRole('region', RESULT).getByRole('link', { name: 'Get a key' }).click();
    await giveKey(page, service.keys.live.lawyer_firm);
    await go(page, 'Applicability');
    expect(await page.getByLabel('How many people').inputValue()).toBe('4321');
    expect(sent.filter((line) => FIGURES.test(line))).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the answers and get the receipt' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the receipt' }).click();
    const receipt = await readFile(await (await download).path(), 'utf8');
    expect(receipt.split('.')).toHaveLength(3);
    const withFigures = sent.filter((line) => FIGURES.test(line));
    expect(withFigures).toHaveLength(1);
    expect(withFigures[0]).toContain('POST');
    await page.getByLabel('How many people').fill('4322');
    await page.getByText('This receipt is for the earlier ones.', { exact: false }).waitFor();
    expect(errors).toEqual([]);
  });

  test('answers are computed without a network once the page is loaded', async () => {
    const { page } = await open();
    await page.context().setOffline(true);
    await page.getByLabel('How many people').fill('120');
    await sector(page).selectOption('energy_electricity');
    await verdict(page).getByText('important entity').waitFor();
    await page.getByLabel('How many people').fill('250');
    await verdict(page).getByText('essential entity').waitFor();
    await page.getByLabel('How many people').fill('-5');
    await page.getByText('The value is too small.').waitFor();
  });

  test('sliders show where the class changes, and change the figure', async () => {
    const { page, errors } = await open();
    await page.getByLabel('How many people').fill('120');
    await sector(page).selectOption('energy_electricity');
    const limits = page.getByRole('region', { name: 'Where the class changes' });
    const bands = limits.locator('.slider').first().locator('li');
    await bands.nth(2).waitFor();
    expect(await bands.allTextContents()).toEqual([
      'up to 49: out of scope',
      '50–249: important entity',
      '250 or more: essential entity',
    ]);
    await limits.getByRole('slider', { name: 'Annual turnover' }).fill('400');
    await verdict(page).getByText('essential entity').waitFor();
    expect(await page.getByLabel('What is the annual turnover').inputValue()).toBe('500');
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('on a phone the class stays visible; answers survive closing the tab, until forgotten', async () => {
    const { page, errors } = await open(PHONE);
    await page.getByLabel('How many people').fill('120');
    await sector(page).selectOption('energy_electricity');
    const bar = page.locator('.summary-bar');
    await bar.getByText('important entity').waitFor();
    const box = await bar.boundingBox();
    expect((box?.y ?? PHONE.height) + (box?.height ?? PHONE.height)).toBeLessThanOrEqual(
      PHONE.height,
    );
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await seriousFindings(page)).toEqual([]);
    const second = await page.context().newPage();
    await page.close();
    await second.goto(`${service.url}/console/scoping`);
    await second.getByLabel('How many people').waitFor();
    expect(await second.getByLabel('How many people').inputValue()).toBe('120');
    await second.getByLabel('How many people').fill('121');
    await second.reload();
    await second.getByLabel('How many people').waitFor();
    expect(await second.getByLabel('How many people').inputValue()).toBe('121');
    await second.getByRole('button', { name: 'Menu' }).click();
    await second.getByRole('button', { name: 'Forget' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
    await second.getByText('The key was forgotten').waitFor();
    expect(await second.getByLabel('How many people').inputValue()).toBe('');
    await second.reload();
    await second.getByLabel('How many people').waitFor();
    expect(await second.getByLabel('How many people').inputValue()).toBe('');
    expect(errors).toEqual([]);
  });
});
