import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { CountryPageBuilder } from '../../../src/app/country-pages.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import { countryList, countryPage } from '../../../src/server/country-page/country-page.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';
import { LANGUAGES } from '../../../src/shared/language.js';

const law = presentLaw();
const pages = new CountryPageBuilder(law, 'https://api.example');
const frame = {
  texts: law.texts,
  provider: 'Example & Co',
  version: '1.0.0',
  kbVersion: law.knowledge.version,
};

const bodyOf = (country: string, language: (typeof LANGUAGES)[number] = 'en'): string =>
  countryPage(pages.page(country, language), frame).body;

test.each(MEMBER_STATES)('the page of %s has every section and dated sources', (country) => {
  const { sections } = pages.page(country, 'en');
  expect(sections.map(({ id }) => id)).toEqual([
    'classes',
    'rules',
    'incident',
    'duties',
    'union',
    'notes',
    'open',
  ]);
  const cited = ['rules', 'duties', 'union'];
  const rows = sections.filter(({ id }) => cited.includes(id)).flatMap((one) => one.rows);
  expect(rows.filter(({ sources }) => sources.length === 0)).toEqual([]);
  for (const { act, provision, url, textDate } of rows.flatMap(({ sources }) => sources)) {
    expect(act).not.toBe('');
    expect(provision).not.toBe('');
    expect(url).toMatch(/^https?:/);
    expect(textDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test.each(LANGUAGES)('the page is written in %s, without keys or open parameters', (language) => {
  const body = bodyOf('de', language);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).not.toMatch(/country_page[:.]|[^$]\{[a-z]+\}/u);
});

test.each(LANGUAGES)('header and footer are in %s too', (language) => {
  const body = bodyOf('de', language);
  const t = (key: string): string => law.texts.localize({ key }, language);
  for (const key of ['console:skip', 'console:foot.indicative', 'console:foot.reference']) {
    expect(body).toContain(t(key));
  }
  expect(body).toContain(`<a href="/docs">${t('links:page.navigation.guides')}</a>`);
  expect(body).toContain(`<a href="/console">${t('links:page.navigation.console')}</a>`);
  if (language !== 'en') expect(body).not.toMatch(/Skip to content|Results are|knowledge base/);
});

test('quotes and the title of the act are in the language of the act', () => {
  expect(bodyOf('ee')).toContain('<blockquote lang="et">');
  expect(bodyOf('ee')).toContain('Küberturvalisuse seadus');
});

test('the full title of the act appears once, sources have the short one', () => {
  const body = bodyOf('de');
  expect(body.match(/Cybersicherheitsstärkungsgesetzes/gu)).toHaveLength(1);
  expect(body).toContain('BSIG, § 28 Abs. 1: text of 11 March 2026');
  expect(body).toContain('6 December 2025');
});

test('terms and fines are formatted for the language', () => {
  const body = bodyOf('ee', 'de');
  expect(body).toMatch(/\d+ (Tage|Wochen|Monate|Jahre?)/u);
  expect(body).toMatch(/10\.000\.000\s€/u);
});

test('a duty of one sector names it', () => {
  expect(bodyOf('se')).toContain('essential entity, important entity (Public administration)');
  expect(bodyOf('de', 'de')).toContain('(Energie)');
});

test('a page has no script and escapes its data', () => {
  const { body, contentSecurityPolicy } = countryPage(pages.page('fr', 'fr'), frame);
  expect(body).not.toContain('<script');
  expect(body).toContain('Example &amp; Co');
  expect(contentSecurityPolicy).toContain("default-src 'none'");
});

test('an unknown country has no page', () => {
  expect(() => pages.page('us', 'en')).toThrow('NOT_FOUND');
});

test('the list links every country in the reader’s language', () => {
  const { body } = countryList(pages.list('lv'), 'lv', frame);
  for (const country of MEMBER_STATES) {
    expect(body).toContain(`/countries/${country}?keel=lv`);
  }
});
