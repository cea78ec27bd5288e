import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ENTITY_CLASSES } from '../../../../src/modules/scoping/domain/applicability-knowledge.js';
import { ask, knowledge, type RequestInput } from './knowledge.js';

const figure = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
const key = (record: Readonly<Record<string, unknown>>) =>
  fc.option(fc.constantFrom(...Object.keys(record)), { nil: null });

const requested: fc.Arbitrary<RequestInput> = fc.record({
  tootajad: fc.nat({ max: 400 }),
  kaive_meur: figure,
  bilanss_meur: figure,
  sektor: key(knowledge.sectors),
  erijuht: key(knowledge.specialCases),
  avalik_sidevork: fc.boolean(),
});

const WIRE = {
  employees: 'tootajad',
  turnoverMeur: 'kaive_meur',
  balanceSheetMeur: 'bilanss_meur',
} as const;
const BEYOND = { '>=': 0, '<': -1, '>': 0.01, '<=': 0 } as const;

test('making the suggested change gives the announced class', () => {
  fc.assert(
    fc.property(requested, (one) => {
      for (const { figure: name, comparison, limit, entityClass } of ask(one).counterfactuals) {
        const changed = { ...one, [WIRE[name]]: limit + BEYOND[comparison] };
        expect(ask(changed).verdict.entityClass).toBe(entityClass);
      }
    }),
  );
});

test('more staff never makes a class milder', () => {
  const strictness = (one: RequestInput) => -ENTITY_CLASSES.indexOf(ask(one).verdict.entityClass);
  fc.assert(
    fc.property(requested, fc.nat({ max: 400 }), (one, more) => {
      const grown = { ...one, tootajad: one.tootajad + more };
      expect(strictness(grown)).toBeGreaterThanOrEqual(strictness(one));
    }),
  );
});

test('every answer has a reason and a source, and every class has a rule', () => {
  fc.assert(
    fc.property(requested, (one) => {
      const { reasons, sources, verdict } = ask(one);
      expect(reasons.length).toBeGreaterThan(1);
      expect(sources.length).toBeGreaterThan(0);
      const given = verdict.fired.map(({ rule }) => rule.gives);
      if (verdict.entityClass !== 'out_of_scope') expect(given).toContain(verdict.entityClass);
    }),
  );
});
