/** Messages of errors. */
import { expect, test } from '@jest/globals';
import { wordError } from '../../../src/server/errors/localize-error.js';
import { invalid, notFound, ServiceError } from '../../../src/shared/errors.js';

const texts = {
  localize: ({ key }: Readonly<{ key: string }>) => key.replace(/^errors:(codes|types)\./, ''),
} as never; // the only member that is used

const details = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ field: `f${at}`, type: `t${at}` }));

test.each([
  { count: 0, message: 'VALIDATION_FAILED' },
  { count: 1, message: 'VALIDATION_FAILED (f0: t0)' },
  { count: 3, message: 'VALIDATION_FAILED (f0: t0; f1: t1; f2: t2)' },
  { count: 4, message: 'VALIDATION_FAILED (f0: t0; f1: t1; f2: t2; …)' },
])('$count invalid fields give: $message', ({ count, message }) => {
  const worded = wordError(invalid(...details(count)), texts, 'en');
  expect([worded.message, worded.details.length]).toEqual([message, count]);
});

test('other errors keep their message, with or without details', () => {
  const forbidden = new ServiceError('FORBIDDEN_ROLE', details(1));
  expect(wordError(forbidden, texts, 'en').message).toBe('FORBIDDEN_ROLE');
  expect(wordError(notFound(), texts, 'en').message).toBe('NOT_FOUND');
});
