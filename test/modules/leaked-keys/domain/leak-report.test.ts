import { expect, test } from '@jest/globals';
import { MAX_TOKENS, readReport } from '../../../../src/modules/leaked-keys/domain/leak-report.js';

const FOUND = {
  token: 'nis2_x',
  type: 'nis2_api_key',
  url: 'https://github.com/a/b',
  source: 'content',
};

test('tokens are read with their type and location, other members are ignored', () => {
  const { url, ...placeless } = FOUND;
  const { tokens, errors } = readReport([FOUND, placeless]);
  expect(errors).toEqual([]);
  expect(tokens).toEqual([
    { token: 'nis2_x', type: 'nis2_api_key', url },
    { token: 'nis2_x', type: 'nis2_api_key', url: null },
  ]);
});

test.each(['javascript:alert(1)', 'no address', '', 7, null])(
  'the location %p is never displayed',
  (url) => {
    expect(readReport([{ ...FOUND, url }]).tokens).toMatchObject([{ url: null }]);
  },
);

test.each([
  [{}, [{ field: 'body', type: 'list_type' }]],
  [null, [{ field: 'body', type: 'list_type' }]],
  [[7, null, []], ['0', '1', '2'].map((field) => ({ field, type: 'dict_type' }))],
  [
    [{ token: '' }, { type: 'x', token: 7 }],
    ['0.token', '0.type', '1.token'].map((field) => ({ field, type: 'missing' })),
  ],
  [
    Array.from({ length: MAX_TOKENS + 1 }, () => FOUND),
    [{ field: 'body', type: 'too_long', params: { max_length: MAX_TOKENS } }],
  ],
])('every error of %j is named', (message, errors) => {
  expect(readReport(message)).toEqual({ tokens: [], errors });
});

test.each([
  { url: 'http://example.com/', shown: 'http://example.com/' },
  { url: 'ftp://example.com/', shown: null },
  {
    url: `https://example.com/${'x'.repeat(1980)}`,
    shown: `https://example.com/${'x'.repeat(1980)}`,
  },
  { url: `https://example.com/${'x'.repeat(1981)}`, shown: null },
])('the location $url is displayed as $shown', ({ url, shown }) => {
  expect(readReport([{ ...FOUND, url }]).tokens).toMatchObject([{ url: shown }]);
});

test('one invalid token refuses the message, and a malformed message has no tokens', () => {
  expect(readReport([FOUND, 7])).toEqual({
    tokens: [],
    errors: [{ field: '1', type: 'dict_type' }],
  });
});

test('zero tokens, and the maximum number of tokens, are accepted', () => {
  expect(readReport([])).toEqual({ tokens: [], errors: [] });
  const most = Array.from({ length: MAX_TOKENS }, () => FOUND);
  expect(readReport(most).tokens).toHaveLength(MAX_TOKENS);
});
