/** Colours of code: classes only, with enough contrast on every background of code. */
import { expect, test } from '@jest/globals';
import { TOKEN_COLOURS } from '../../src/server/docs/example-style.js';
import { DOC_STYLE } from '../../src/server/docs/doc-style.js';
import { HOME_STYLE } from '../../src/server/pages/home-style.js';
import { codeBlock } from '../../tools/docs/code-blocks.js';
import { highlight } from '../../tools/docs/highlight.js';

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;

/** Backgrounds of code: input, and answers, in each scheme. */
const GROUNDS = {
  dark: ['#12263d', '#0a1119', '#16202b'],
  light: ['#ffffff'],
} as const;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['dark', 'light'] as const)('every colour is legible on a %s background', (scheme) => {
  for (const ground of GROUNDS[scheme]) {
    expect(DOC_STYLE).toContain(ground);
    for (const [token, colour] of Object.entries(TOKEN_COLOURS[scheme])) {
      expect([token, contrast(colour, ground) >= MIN_CONTRAST]).toEqual([token, true]);
    }
  }
});

test.each([
  ['guides', DOC_STYLE],
  ['home', HOME_STYLE],
])('no rule of the %s depends on the width and the colour scheme', (_page, style) => {
  const media = [...style.matchAll(/@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)/g)];
  const ofWidth = media.filter(([, query]) => query?.includes('width') === true);
  expect(ofWidth.length).toBeGreaterThan(0);
  for (const [, query, rules] of ofWidth) {
    expect(query).not.toContain('prefers-color-scheme');
    expect(rules).not.toMatch(/color|background|@media/);
  }
});

test.each([
  ['sh', `curl -s "$URL" -d '{"a":1}'`, 't-string'],
  ['json', '{"a":1}', 't-attr'],
  ['graphql', 'query { a(b: "c") }', 't-string'],
  ['js', 'const a = await b();', 't-keyword'],
  ['python', 'import os', 't-keyword'],
])('%s is coloured by classes', (lang, text, name) => {
  const html = highlight(text, lang);
  expect(html).toContain(`class="${name}"`);
  expect(html).not.toMatch(/style=|<script/);
  const shown = html.replace(/<[^>]+>/g, '');
  expect(shown).not.toMatch(/[<>]/);
});

test('other code is only escaped, and no span splits the address of the service', () => {
  expect(highlight('a < "b"', 'csv')).toBe('a &lt; &quot;b&quot;');
  const html = codeBlock({ lang: 'sh', text: 'curl http://127.0.0.1:3000/v1/a' }, 'en');
  expect(html).toContain('http://127.0.0.1:3000/v1/a');
});
