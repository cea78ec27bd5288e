/** How examples are parsed: which a browser can run, and how translations reuse them. */
import { expect, test } from '@jest/globals';
import { DOC_LIST } from '../../tools/docs/doc-list.js';
import { markdownOf, translatedMarkdown } from '../../tools/docs/build.js';
import { tabs } from '../../tools/docs/code-blocks.js';
import { PLACES, placeIn } from '../../tools/docs/generated.js';
import { runnableRequests } from '../../tools/docs/runnable.js';
import { assertSameStructure, structureOf } from '../../tools/docs/structure.js';
import { translatedPart } from '../../tools/docs/translated-parts.js';
import { examplesOf, linksIn, withExamples } from '../../tools/docs/translations.js';
import { snippetsOf } from '../support/snippets/read-snippets.js';

const URL = 'http://127.0.0.1:3000';
const KEY = '-H "X-API-Key: $NIS2_KEY"';
const JSON_TYPE = `-H 'Content-Type: application/json'`;

test.each([
  [
    'a read',
    'sh',
    `curl -s "${URL}/v1/services?keel=en" ${KEY}`,
    [{ method: 'GET', path: '/v1/services?keel=en', body: null }],
  ],
  [
    'a call with a body',
    'sh',
    `curl -s ${URL}/v1/quote ${KEY} ${JSON_TYPE} \\\n  -d '{"teenus":"x"}'`,
    [{ method: 'POST', path: '/v1/quote', body: '{"teenus":"x"}' }],
  ],
  [
    'a body of several lines',
    'sh',
    `curl -s ${URL}/v1/a ${KEY} ${JSON_TYPE} -d '{\n"a":1}'`,
    [{ method: 'POST', path: '/v1/a', body: '{\n"a":1}' }],
  ],
  [
    'two calls',
    'sh',
    `curl -s ${URL}/livez\ncurl -s --fail ${URL}/readyz`,
    [
      { method: 'GET', path: '/livez', body: null },
      { method: 'GET', path: '/readyz', body: null },
    ],
  ],
  [
    'a method',
    'sh',
    `curl -s -X DELETE ${URL}/v1/a ${KEY}`,
    [{ method: 'DELETE', path: '/v1/a', body: null }],
  ],
  [
    'a query',
    'graphql',
    '{ status { overall } }',
    [{ method: 'POST', path: '/graphql', body: '{"query":"{ status { overall } }"}' }],
  ],
  ['a subscription', 'graphql', 'subscription { a }', null],
  ['a pipe', 'sh', `curl -s ${URL}/v1/a | jq .`, null],
  ['a variable', 'sh', `curl -s "${URL}/v1/a?b=$B"`, null],
  ['a substitution', 'sh', `A=$(curl -s ${URL}/v1/a)`, null],
  ['another header', 'sh', `curl -s ${URL}/v1/a -H 'Accept: text/csv'`, null],
  ['another host', 'sh', 'curl -s https://example.com/v1/a', null],
  ['another option', 'sh', `curl -sT - ${URL}/v1/a`, null],
  ['an open quote', 'sh', `curl -s ${URL}/v1/a -d 'x`, null],
  ['another program', 'sh', 'nis2 scope --employees 3', null],
  ['a program in JavaScript', 'js', 'fetch()', null],
])('%s', (_what, lang, text, requests) => {
  expect(runnableRequests(lang, text)).toEqual(requests);
});

test('examples without text between them are one; a translation has a placeholder for each', () => {
  const english =
    '# A\n\nB:\n\n```sh\nx\n```\n\n```json answer\ny\n```\n\nC:\n\n<!-- tabs -->\n\n```sh\nz\n```\n\n<!-- /tabs -->\n\nD\n';
  expect(examplesOf(english)).toHaveLength(2);
  const translation = '# E\n\nF\n\n<!-- example -->\n\nG\n\n<!-- example -->\n';
  const made = withExamples(translation, english);
  expect(snippetsOf('a', made)).toEqual(snippetsOf('a', english));
  expect(() => withExamples('# E\n\n<!-- example -->\n', english)).toThrow(
    '1 places for 2 examples',
  );
  expect(() => withExamples(`${translation}\n\`\`\`sh\nq\n\`\`\`\n`, english)).toThrow(
    'contains code',
  );
});

test('links of a translation lead to translated pages if they exist', () => {
  expect(linksIn('[a](/docs/orders) [b](/docs/errors) [c](/docs/orders#x)', 'de', ['orders'])).toBe(
    '[a](/docs/de/orders) [b](/docs/errors) [c](/docs/de/orders#x)',
  );
});

/** Texts of the contract and of operators, which exist in one language. */
const ENGLISH_ONLY = ['glossary', 'api-changelog', 'configuration', 'licence', 'runbook'];
const GUIDES = DOC_LIST.filter(({ slug }) => !ENGLISH_ONLY.includes(slug));
const TRANSLATIONS = (['de', 'et'] as const).flatMap((language) =>
  GUIDES.map((listed) => ({ language, slug: listed.slug, listed })),
);

test.each(TRANSLATIONS)(
  '$language/$slug has the elements, tables and examples of the English page',
  ({ language, slug, listed }) => {
    const [own, english] = [translatedMarkdown(listed, language), markdownOf(listed)];
    expect(snippetsOf(slug, own)).toEqual(snippetsOf(slug, english));
    expect(structureOf(own)).toEqual(structureOf(english));
    const titleOf = (text: string) => text.split('\n')[0];
    const isSameWord = ['de/webhooks', 'et/portfolios'].includes(`${language}/${slug}`);
    if (!isSameWord) expect(titleOf(own)).not.toBe(titleOf(english));
  },
);

test('a translation without a paragraph, a row or a heading is refused', () => {
  const english = '# A\n\nB\n\n## C\n\n| d |\n| --- |\n| e |\n';
  expect(() => {
    assertSameStructure('# F\n\nG\n\n## H\n\n| i |\n| --- |\n| j |\n', english);
  }).not.toThrow();
  for (const text of ['# F\n\n## H\n', '# F\n\nG\n\n### H\n', `${english}\nK\n`]) {
    expect(() => {
      assertSameStructure(text, english);
    }).toThrow('in English');
  }
  expect(() => {
    assertSameStructure('# F\n\nG\n\n## H\n\n| i |\n| --- |\n', english);
  }).toThrow('table of 0 rows');
});

test.each(['de', 'et'] as const)('every generated part has a text in %s', (language) => {
  for (const place of Object.keys(PLACES)) {
    expect(structureOf(placeIn(place, language))).toEqual(structureOf(placeIn(place, 'en')));
  }
});

test('a generated text without a translation is refused; numbers are formatted for the language', () => {
  const options = {
    phrases: { '# a month': '# im Monat', Price: 'Preis' },
    language: 'de',
  } as const;
  expect(translatedPart('| Price |\n| --- |\n| 2,900 a month |\n| `x,000` 50,000 |', options)).toBe(
    '| Preis |\n| --- |\n| 2.900 im Monat |\n| `x,000` 50.000 |',
  );
  expect(() => translatedPart('| Price |\n| --- |\n| a year |', options)).toThrow(
    'no translation of "a year"',
  );
});

test('tabs list each language once', () => {
  const codes = [
    { text: 'curl a', lang: 'sh' },
    { text: 'nis2 a', lang: 'sh' },
    { text: 'x', lang: 'json answer' },
  ];
  const html = tabs(codes, 't', 'en');
  expect([...html.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual(['curl', 'cli']);
  expect(() => tabs([...codes, { text: 'nis2 b', lang: 'sh' }], 't', 'en')).toThrow('two examples');
});
