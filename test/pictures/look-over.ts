/** What a picture may show wrong and a program can find. */
import type { Page } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';

/** Texts that lack their translation, or name a field of the API. */
const UNTRANSLATED =
  /\b(?:console|orders|documents|clocks|billing|sectors|measures):[a-z]|\b[a-z]+_[a-z_]+\b/;

/** Elements whose text does not fit, and the width of the page if it scrolls sideways. */
const CUT = `(() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push('scrolls sideways: ' + root.scrollWidth);
  for (const one of document.querySelectorAll('main *, header *, footer *')) {
    const style = getComputedStyle(one);
    if (style.position === 'absolute' || one.closest('.unseen, .scroll, .drawing, details:not([open])')) continue;
    if (one.scrollWidth > one.clientWidth + 1 && style.overflowX !== 'visible' && one.clientWidth > 0 && style.overflowX !== 'auto')
      found.push('cut: ' + (one.textContent ?? '').trim().slice(0, 60));
    const box = one.getBoundingClientRect();
    if (box.width > 0 && box.right > root.clientWidth + 1) found.push('beyond the edge: ' + (one.textContent ?? '').trim().slice(0, 60));
  }
  return [...new Set(found)].slice(0, 10);
})()`;

/** Labels of a drawing that lie on one another. */
const OVERLAPS = `(() => {
  const found = [];
  for (const svg of document.querySelectorAll('.drawing svg')) {
    const boxes = [...svg.querySelectorAll('text')].map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
    for (const [at, a] of boxes.entries()) for (const b of boxes.slice(at + 1)) {
      const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (w > 2 && h > 4) found.push('overlap: ' + a.one.textContent + ' / ' + b.one.textContent);
    }
  }
  return found.slice(0, 10);
})()`;

export async function lookOver(page: Page): Promise<readonly string[]> {
  const visible = await page.evaluate<string>('document.body.innerText');
  const code = await page.evaluate<string[]>(
    '[...document.querySelectorAll("code, input, textarea, pre")].map((one) => one.textContent ?? "")',
  );
  const words = code.reduce((text, one) => (one === '' ? text : text.replaceAll(one, '')), visible);
  const raw = UNTRANSLATED.exec(words);
  const cut = await page.evaluate<string[]>(CUT);
  const overlaps = await page.evaluate<string[]>(OVERLAPS);
  const axe = (await seriousFindings(page)).map((one) => `axe: ${JSON.stringify(one)}`);
  return [...(raw === null ? [] : [`untranslated: ${raw[0]}`]), ...cut, ...overlaps, ...axe];
}
