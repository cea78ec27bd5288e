/** A service with a console and a browser before it, for suites of pages. */
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.js';
import { demandConsole } from './console-files.js';
import { openTestService, type TestService } from './test-service.js';

export type ConsoleHouse = Readonly<{
  service: TestService;
  browser: Browser;
  close: () => Promise<void>;
}>;

export async function openConsoleHouse(): Promise<ConsoleHouse> {
  await demandConsole();
  const [service, browser] = await Promise.all([openTestService(), openBrowser()]);
  const close = async (): Promise<void> => {
    await browser.close();
    await service.close();
  };
  return { service, browser, close };
}
