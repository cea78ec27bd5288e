/** Views of the console, and what is entered before their picture is taken. */
import type { Page } from 'playwright-core';

export type View = Readonly<{
  name: string;
  path: string;
  key: 'none' | 'firm' | 'operator';
  prepare?: (page: Page) => Promise<void>;
}>;

const SETTLE_MS = 600;

/** Enough for a result beside the form. */
async function answerScoping(page: Page): Promise<void> {
  await page.locator('main input[type="number"]').first().fill('120');
  await page.waitForTimeout(SETTLE_MS);
}

async function chooseRoles(page: Page): Promise<void> {
  for (const box of await page.locator('main form input[type="checkbox"]').all()) await box.check();
  await page.waitForTimeout(SETTLE_MS);
}

async function answerGap(page: Page): Promise<void> {
  for (const radio of await page.locator('input[type="radio"][value="osaliselt"]').all()) {
    await radio.check();
  }
}

export const VIEWS: readonly View[] = [
  { name: 'start', path: '/console', key: 'none' },
  { name: 'home', path: '/console', key: 'firm' },
  { name: 'scoping', path: '/console/scoping', key: 'none', prepare: answerScoping },
  { name: 'groups', path: '/console/groups', key: 'firm' },
  { name: 'portfolio', path: '/console/portfolio', key: 'none' },
  { name: 'gap', path: '/console/gap', key: 'firm', prepare: answerGap },
  { name: 'case', path: '/console/case', key: 'firm' },
  { name: 'orders', path: '/console/orders', key: 'firm' },
  { name: 'new-order', path: '/console/orders/new', key: 'firm' },
  { name: 'mapping', path: '/console/mapping', key: 'firm' },
  { name: 'incident', path: '/console/incident', key: 'none', prepare: chooseRoles },
  { name: 'plans', path: '/console/plans', key: 'none' },
  { name: 'checkout', path: '/console/plans/professional', key: 'none' },
  { name: 'account', path: '/console/account', key: 'firm' },
  { name: 'operator', path: '/console/operator', key: 'operator' },
  { name: 'changes', path: '/console/changes', key: 'none' },
  { name: 'missing', path: '/console/nowhere', key: 'none' },
];
