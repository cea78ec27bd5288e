/** Serious and critical axe findings on a page, one line each. */
import axe from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Selectors, and details of what is in order, take axe half of its time. */
const RUN = `axe.run(document, {
    runOnly: ${JSON.stringify({ type: 'tag', values: TAGS })},
    resultTypes: ['violations'],
    selectors: false,
  })
  .then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => id + ': ' + nodes[0].html))`;

/**
 * Runs through the debugger, so the page's Content-Security-Policy does not apply.
 *
 * @param open session of the page that stays open: one that is detached ends its virtual authenticators
 */
export async function seriousFindings(page: Page, open?: CDPSession): Promise<readonly string[]> {
  const session = open ?? (await page.context().newCDPSession(page));
  const known = await session.send('Runtime.evaluate', { expression: 'typeof axe' });
  if (known.result.value === 'undefined')
    await session.send('Runtime.evaluate', { expression: axe.source });
  const { result } = await session.send('Runtime.evaluate', {
    expression: RUN,
    awaitPromise: true,
    returnByValue: true,
  });
  if (open === undefined) await session.detach();
  if (!Array.isArray(result.value)) throw new Error('axe did not run');
  return result.value.map(String);
}
