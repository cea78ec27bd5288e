import { expect, test } from '@jest/globals';
import { answers } from './domain/sample.js';
import { service } from './questionnaire.js';

test.each([
  {
    name: 'all no',
    given: answers('no'),
    total: 0,
    band: 'start',
    key: 'start',
    offer: 'pakett',
    cents: 159_000,
  },
  {
    name: 'all partial',
    given: answers('partial'),
    total: 20,
    band: 'programme',
    key: 'programme',
    offer: 'pakett',
    cents: 159_000,
  },
  {
    name: 'notification readiness missing',
    given: answers('yes', { b2: 'no', h2: 'no', j2: 'no' }),
    total: 34,
    band: 'close_gaps',
    key: 'close_gaps',
    offer: 'intsidendimallid',
    cents: 39_000,
  },
  {
    name: 'one partial',
    given: answers('yes', { j2: 'partial' }),
    total: 39,
    band: 'maintain',
    key: 'maintain',
    offer: 'hooldus',
    cents: 29_050,
  },
  {
    name: 'all yes',
    given: answers('yes'),
    total: 40,
    band: 'maintain',
    key: 'complete',
    offer: 'hooldus',
    cents: 29_050,
  },
])(
  '$name: $total points, band $band, next step $key with $offer',
  ({ given, total, band, key, offer, cents }) => {
    const result = service.evaluate(given, null);
    expect([result.score.total, result.band.key]).toEqual([total, band]);
    expect(result.step).toMatchObject({ key, service: offer });
    expect(result.priceCents).toBe(cents);
  },
);

test('a service without a price is offered without a price', () => {
  const result = service.evaluate(answers('yes', { d1: 'no', d2: 'no', h2: 'no' }), null);
  expect(result.step.service).toBe('tarneahela_toend');
  expect(result.priceCents).toBeNull();
});

test.each([
  { request: 'ee', code: 'ee', known: true },
  { request: 'EL', code: 'gr', known: true },
  { request: 'no', code: 'no', known: false },
])('the country $request is normalised to $code', ({ request: requested, code, known }) => {
  const { country } = service.evaluate(answers('no'), requested);
  expect(country?.code).toBe(code);
  expect(country?.record !== null).toBe(known);
});

test('the Union is not accepted as a country', () => {
  expect(service.evaluate(answers('no'), 'EU').country).toBeNull();
});

test('the country never changes score, gaps or next step', () => {
  const given = answers('partial', { a1: 'no', j1: 'yes' });
  const { score, band, gaps, step, priceCents } = service.evaluate(given, null);
  for (const request of ['ee', 'de', 'es', 'us']) {
    expect(service.evaluate(given, request)).toMatchObject({ score, band, gaps, step, priceCents });
  }
});

test('references of ISO/IEC 27001 have their official names', () => {
  expect(service.isoTitle('A.8.13')).toBe('Information backup');
  expect(service.isoTitle('A.99')).toBeNull();
});
