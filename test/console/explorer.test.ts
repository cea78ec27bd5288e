/** The GraphQL explorer on a phone. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';

const PHONE = { width: 390, height: 844 };

/** Pixels: a line of an answer can be read. */
const READABLE = 250;

(hasBrowser ? describe : describe.skip)(`the explorer${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
  });
  afterAll(() => fixture.close());

  test('on a phone, query and answer are below each other', async () => {
    const { page } = await openPage(fixture.browser, PHONE);
    await page.goto(`${fixture.service.url}/graphql`);
    await page.locator('.graphiql-execute-button').click();
    await page.locator('.graphiql-response').getByText('operational').waitFor();
    const widthOf = async (part: string) => (await page.locator(part).boundingBox())?.width ?? 0;
    expect(await widthOf('.graphiql-response')).toBeGreaterThan(READABLE);
    expect(await widthOf('.graphiql-query-editor')).toBeGreaterThan(READABLE);
  }, 60_000);
});
