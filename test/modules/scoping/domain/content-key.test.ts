/** Keys are equal exactly for results that name the same parts of the law data. */
import { expect, test } from '@jest/globals';
import { contentKey } from '../../../../src/modules/scoping/domain/content-key.js';

const source = { act: 'nis2', title: 'NIS2', provision: 'art 2', url: 'https://example.test/' };
const size = { key: 'size', params: { employees: 50 } };

const CONTENT = {
  sources: [source],
  rule: { code: 'article_2', message: { key: 'large' } },
  sector: { key: 'energy' },
  held: [{ id: 'act 1' }, { id: 'act 2' }],
  open: [{ id: 'act 3' }],
  duties: [{ id: 'act 4' }],
  statement: size,
  country: 'ee',
  act: null,
};

test.each([
  { sources: [{ ...source, provision: 'art 3' }] },
  { rule: { ...CONTENT.rule, code: 'article_3' } },
  { rule: { ...CONTENT.rule, message: { key: 'small' } } },
  { sector: { key: 'food' } },
  { sector: null },
  { held: [{ id: 'act 1' }, { id: 'act 5' }] },
  { open: [{ id: 'act 5' }] },
  { duties: [{ id: 'act 5' }] },
  { duties: [] },
  { country: 'de' },
  { statement: { ...size, params: { employees: 51 } } },
])('another key: %j', (other) => {
  expect(contentKey({ ...CONTENT, ...other })).not.toBe(contentKey(CONTENT));
});

test('parts of the law data are named, not written out', () => {
  const more = { label: 'not part of the key' };
  const written = {
    ...CONTENT,
    sources: [{ ...source, ...more }],
    rule: { ...CONTENT.rule, ...more },
    sector: { ...CONTENT.sector, ...more },
    held: CONTENT.held.map((one) => ({ ...one, ...more })),
    open: CONTENT.open.map((one) => ({ ...one, ...more })),
    duties: CONTENT.duties.map((one) => ({ ...one, ...more })),
  };
  expect(contentKey(written)).toBe(contentKey(CONTENT));
});

test('a part that is left out does not count', () => {
  const other = { ...size, params: { employees: 51 } };
  const changed = { ...CONTENT, statement: other };
  expect(contentKey(changed, other)).toBe(contentKey(CONTENT, size));
});
