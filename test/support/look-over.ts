/** Display errors that a program can find in a picture. */
import type { Page } from 'playwright-core';
import { seriousFindings } from './accessibility.js';
import { strangeWords } from './page-words.js';

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

/** Labels of a drawing that overlap or leave it. */
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
  for (const one of document.querySelectorAll('main svg text')) {
    const box = one.getBoundingClientRect();
    const around = one.ownerSVGElement.getBoundingClientRect();
    if (box.width > 0 && (box.right > around.right + 2 || box.left < around.left - 2)) found.push('beyond the drawing: ' + one.textContent);
  }
  return found.slice(0, 10);
})()`;

/** Controls that overlap; a bar fixed at the edge of the window may overlap any. */
const CONTROLS = `(() => {
  const found = [];
  const boxes = [...document.querySelectorAll('main a[href], main button, main input, main select, main textarea, main summary')]
    .filter((one) => { for (let at = one; at; at = at.parentElement) if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return false; return true; })
    .filter((one) => one.closest('.unseen, .map, svg, details:not([open]) > :not(summary)') === null && one.offsetParent !== null)
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  for (const [at, a] of boxes.entries()) for (const b of boxes.slice(at + 1)) {
    if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
    const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (w > 2 && h > 4) found.push('controls overlap: ' + (a.one.textContent || a.one.id) + ' / ' + (b.one.textContent || b.one.id));
  }
  return found.slice(0, 10);
})()`;

/** Foreign words, and what is cut off or obstructed. */
export async function inspectPage(page: Page, language: string): Promise<readonly string[]> {
  const found = await Promise.all(
    [CUT, OVERLAPS, CONTROLS].map((script) => page.evaluate<string[]>(script)),
  );
  return [...(await strangeWords(page, language)), ...found.flat()];
}

/** Also accessibility errors. */
export async function lookOver(page: Page, language: string): Promise<readonly string[]> {
  const axe = (await seriousFindings(page)).map((one) => `axe: ${one}`);
  return [...(await inspectPage(page, language)), ...axe];
}
