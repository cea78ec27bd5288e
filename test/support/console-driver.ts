/** Navigation steps for console tests. */
import type { Locator, Page } from 'playwright-core';

export async function giveKey(page: Page, key: string): Promise<void> {
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await page.getByText('key in use').first().waitFor();
}

/** @param view label in the navigation */
export const go = (page: Page, view: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: view }).click();

/** Loads further pages of a list until the text appears. */
export async function showUntil(page: Page, locator: Locator): Promise<void> {
  while ((await locator.count()) === 0) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('Loading…').waitFor({ state: 'detached' });
  }
}
