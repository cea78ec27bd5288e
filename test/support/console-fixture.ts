/** A service with the console and a browser, for page tests. */
import type { Browser } from 'playwright-core';
import type { Config } from '../../src/config/env.js';
import { openBrowser } from './browser.js';
import { requireConsole } from './console-files.js';
import { openTestService, type TestService } from './test-service.js';

export type ConsoleFixture = Readonly<{
  service: TestService;
  browser: Browser;
  close: () => Promise<void>;
}>;

export async function openConsoleFixture(change: Partial<Config> = {}): Promise<ConsoleFixture> {
  await requireConsole();
  const [service, browser] = await Promise.all([openTestService(change), openBrowser()]);
  const close = async (): Promise<void> => {
    await browser.close();
    await service.close();
  };
  return { service, browser, close };
}
