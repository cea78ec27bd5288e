/** The list of sources at the end of a document. */
import { expect, test } from '@jest/globals';
import { byAct, newestPosition } from '../../../../src/modules/documents/domain/cited-sources.js';

const source = (title: string, provision: string, url: string, positionDate = '2026-01-01') => ({
  title,
  provision,
  url,
  positionDate,
});

test('an act has one row, with each provision once in numeric order', () => {
  const rows = byAct([
    source('Directive', 'art 21', 'https://d.example'),
    source('Regulation', 'art 1', 'https://r.example'),
    source('Directive', 'art 3', 'https://d.example'),
    source('Directive', 'art 21', 'https://d.example'),
  ]);
  expect(rows).toEqual([
    source('Directive', 'art 3; art 21', 'https://d.example'),
    source('Regulation', 'art 1', 'https://r.example'),
  ]);
});

test('titles at one address are one act, by its first title', () => {
  const rows = byAct([
    source('Cybersecurity Act', '§ 3', 'https://act.example/1#para3'),
    source('Cybersecurity Act (CSA)', '§ 8', 'https://act.example/1#para8'),
    source('Telecoms Act', '§ 8', 'https://act.example/2#para8'),
  ]);
  expect(rows.map(({ title, provision }) => [title, provision])).toEqual([
    ['Cybersecurity Act', '§ 3; § 8'],
    ['Telecoms Act', '§ 8'],
  ]);
});

test('articles that one source cites together are named once each', () => {
  const [row] = byAct([
    source('Directive', 'art 21(2)(e), art 21(2)(f)', 'https://d.example'),
    source('Directive', 'art 21(2)(f)', 'https://d.example'),
  ]);
  expect(row?.provision).toBe('art 21(2)(e); art 21(2)(f)');
});

test('the address of an article is kept if all provisions have it, else that of the act is given', () => {
  const [third, again] = ['https://d.example#art_3', 'https://d.example#art_4'];
  const urlOf = (...urls: readonly string[]) =>
    byAct(urls.map((url) => source('Directive', url, url))).map(({ url }) => url);
  expect(urlOf(third, third)).toEqual([third]);
  expect(urlOf(third, again)).toEqual(['https://d.example']);
});

test('the newest position is the latest date, and none without sources', () => {
  const dates = ['2026-02-01', '2026-03-01', '2025-12-31'];
  expect(newestPosition(dates.map((date) => source('A', '1', 'u', date)))).toBe('2026-03-01');
  expect(newestPosition([])).toBe('');
});
