/** Headers that the fast path reads; requests with unusual forms fall through to the normal pipeline. */
import { expect, test } from '@jest/globals';
import { readHead } from '../../../src/server/fast-path/request-head.js';

const headOf = (rawHeaders: string[], httpVersionMinor = 1) =>
  readHead({ rawHeaders, httpVersionMinor });

test('names are read in any case, values unchanged', () => {
  const head = headOf(['Host', 'api.test:1', 'X-API-Key', 'k', 'CONTENT-TYPE', 'text/plain']);
  expect(head).toMatchObject({ host: 'api.test:1', key: 'k', contentType: 'text/plain' });
  expect(head?.accept).toBeUndefined();
});

test.each([
  ['no Host', ['X-API-Key', 'k']],
  ['two Hosts', ['Host', 'a', 'host', 'a']],
  ['an impossible Host', ['Host', 'a b']],
  ['a repeated header', ['Host', 'a', 'Accept', 'x', 'accept', 'y']],
  ['a body without a length', ['Host', 'a', 'Transfer-Encoding', 'chunked']],
  ['another origin', ['Host', 'a', 'Origin', 'https://b']],
])('%s is unusual', (_what, headers) => {
  expect(headOf(headers)).toBeNull();
});

test('HTTP/1.0 is unusual', () => {
  expect(headOf(['Host', 'a'], 0)).toBeNull();
});
