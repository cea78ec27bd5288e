import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ask, type RequestInput } from './knowledge.js';

type Vector = Readonly<{
  id: string;
  input: RequestInput;
  expect: Readonly<{ klassifikatsioon: string; suurus: string; annex: string | null }>;
}>;

const file = readFileSync('test/modules/scoping/domain/scoping-vectors.json', 'utf8');
const vectors = JSON.parse(file) as readonly Vector[]; // our own file, of this form

const CLASS = { essential: 'essential', important: 'important', out_of_scope: 'valjas' } as const;
const SIZE = { micro: 'mikro', small: 'vaike', medium: 'keskmine', large: 'suur' } as const;

test('there are 408 vectors', () => {
  expect(vectors).toHaveLength(408);
});

test.each(vectors)('$id gives its class, size and annex', ({ input, expect: expected }) => {
  const { entityClass, size, annex } = ask(input).verdict;
  expect({ klassifikatsioon: CLASS[entityClass], suurus: SIZE[size], annex }).toEqual(expected);
});

test('an exclusion leaves no other ground', () => {
  const requested = {
    tootajad: 300,
    erijuht: 'dora_exempted',
    sektor: 'banking',
    avalik_sidevork: true,
  };
  const { verdict } = ask(requested);
  expect(verdict.entityClass).toBe('out_of_scope');
  expect(verdict.fired.map(({ rule }) => rule.code)).toEqual(['dora_exempted']);
});

test('on a tie Annex I takes precedence over Annex II', () => {
  const request = { tootajad: 120, kaive_meur: 20, sektor: 'food', erijuht: 'critical_entity_cer' };
  expect(ask({ ...request, avalik_sidevork: true }).verdict.annex).toBe('I');
  expect(ask(request).verdict.annex).toBe('II');
});

test('the same special case given twice applies once', () => {
  const { verdict } = ask({
    tootajad: 5,
    erijuht: 'public_electronic_communications',
    avalik_sidevork: true,
  });
  expect(verdict.fired.map(({ rule }) => rule.code)).toEqual(['telecom_small']);
});

test('an out-of-scope sector and an empty request have different rules', () => {
  const codes = (given: RequestInput) => ask(given).verdict.fired.map(({ rule }) => rule.code);
  expect(codes({ tootajad: 5, sektor: 'food' })).toEqual(['below_size_cap']);
  expect(codes({ tootajad: 500 })).toEqual(['no_sector']);
  expect(codes({ tootajad: 500, erijuht: 'systemic_risk' })).toEqual(['ground_without_sector']);
  expect(codes({ tootajad: 5, erijuht: 'domain_name_registration' })).toEqual([
    'registration_only',
    'no_sector',
  ]);
});
