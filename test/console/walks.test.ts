/** Common tasks of returning readers, measured from the opening of the console, on a phone in German. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { presentLaw } from '../../src/app/knowledge.js';
import { message } from '../../src/shared/message.js';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser } from '../support/browser.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';

const PHONE = { width: 390, height: 844 };
const MAX_SECONDS = 20;
const { texts } = presentLaw();

const t = (key: string): string => texts.localize(message(key), 'de');

(hasBrowser ? describe : describe.skip)(`returning readers${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
  });
  afterAll(() => fixture.close());

  test('a compliance officer sees the next deadline of an ongoing incident within 20 seconds, without a key', async () => {
    const context = await fixture.browser.newContext({ viewport: PHONE, locale: 'de-DE' });
    const first = await context.newPage();
    await first.goto(`${fixture.service.url}/console/incident`);
    await first.getByLabel(t('console:incident.role.gdpr_controller')).check();
    await first
      .getByRole('region', { name: t('console:incident.timeline') })
      .first()
      .waitFor();
    await first.close();
    const page = await context.newPage();
    const begun = performance.now();
    await page.goto(`${fixture.service.url}/console`);
    const deadlines = page.getByRole('region', { name: t('console:home.next') });
    const link = deadlines.getByRole('link', { name: t('clocks:titles.early_warning') });
    await link.waitFor();
    expect((performance.now() - begun) / 1_000).toBeLessThanOrEqual(MAX_SECONDS);
    const box = await link.boundingBox();
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    // A date with its time zone, and the remaining time.
    expect(await deadlines.textContent()).toMatch(/\d{4}.*(?:MEZ|MESZ|UTC|GMT).*\d\d:\d\d:\d\d/);
    expect(await seriousFindings(page)).toEqual([]);
    await link.click();
    await page.getByRole('heading', { level: 1, name: t('console:nav.incident') }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  }, 120_000);

  test('the timeline on a phone needs no horizontal scrolling, and no labels overlap', async () => {
    const context = await fixture.browser.newContext({ viewport: PHONE, locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(`${fixture.service.url}/console/incident`);
    for (const role of ['nis2_entity', 'gdpr_controller', 'dora_financial_entity']) {
      await page.getByLabel(t(`console:incident.role.${role}`)).check();
    }
    const drawing = page.locator('.drawing').first();
    await drawing.locator('.term').nth(5).waitFor();
    const [inner, outer] = await drawing.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(inner).toBe(outer);
    const boxes = await drawing.locator('.term text').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom, text: one.textContent };
      }),
    );
    const overlapping = boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
        )
        .map((b) => `${a.text} / ${b.text}`),
    );
    expect(overlapping).toEqual([]);
  }, 120_000);
});
