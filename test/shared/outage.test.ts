import { expect, test } from '@jest/globals';
import { isOutage, outageError } from '../../src/shared/outage.js';

const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

test.each([
  'ECONNREFUSED',
  'ETIMEDOUT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  '08006',
  '28P01',
  '3D000',
  '53300',
  '57P01',
  '57014',
  '55P03',
  '40P01',
  '40001',
])('code %s is an outage', (code) => {
  expect(isOutage(failure(code))).toBe(true);
});

test.each(['23505', '42P01', '22021', '57000', 'ENOENT', ''])(
  'code %j is an internal error',
  (code) => {
    expect(isOutage(failure(code))).toBe(false);
  },
);

test('an inner error of the server is an outage if it ended the connection, and otherwise an internal error', () => {
  const inner = failure('XX000', 'could not write init file');
  expect(isOutage(Object.assign(inner, { severity: 'FATAL' }))).toBe(true);
  expect(isOutage(Object.assign(inner, { severity: 'ERROR' }))).toBe(false);
});

test('an outage is found in the causes of other errors', () => {
  expect(
    isOutage(new Error('outer', { cause: new Error('inner', { cause: failure('08001') }) })),
  ).toBe(true);
});

test('an exhausted or silent pool is an outage', () => {
  expect(isOutage(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
});

test('an outage becomes an error with a time to retry, an internal error does not', () => {
  const error = outageError(failure('ECONNREFUSED'));
  expect(error).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryAfterSeconds: 5 });
  expect(outageError('thrown text')).toBeNull();
});
