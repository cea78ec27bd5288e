/** Navigation steps for console tests. */
import type { Page } from 'playwright-core';

export async function giveKey(page: Page, key: string): Promise<void> {
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await page.getByText('key in use').first().waitFor();
}

/** @param view label in the navigation */
export const go = (page: Page, view: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: view }).click();
