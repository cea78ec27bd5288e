/** Whether an organisation is of a type that an act names, by its sector, its special cases and the types it named. */
import { expect, test } from '@jest/globals';
import {
  describingTypes,
  NO,
  UNKNOWN,
  YES,
} from '../../../../src/modules/countries/domain/act-conditions.js';
import { compileAct, evaluateAct } from '../../../../src/modules/countries/domain/act-engine.js';
import { facts, OWN, ownType, PASSAGE, TYPES, value } from './act-facts.js';
import { AN_ACT } from './an-act.js';

test.each([
  { keys: ['producer', 'supplier'], given: { sector: 'power' }, is: YES },
  { keys: ['producer'], given: { sector: 'power' }, is: UNKNOWN },
  { keys: ['storage'], given: { sector: 'power' }, is: NO },
  { keys: ['storage'], given: { sector: 'energy' }, is: UNKNOWN },
  { keys: ['producer'], given: { sector: 'water' }, is: NO },
  { keys: ['producer'], given: {}, is: NO },
  { keys: ['producer'], given: { types: ['producer'] }, is: YES },
  { keys: ['producer', 'storage'], given: { types: ['storage'] }, is: YES },
  { keys: ['producer'], given: { sector: 'power', types: ['supplier'] }, is: NO },
  { keys: ['producer'], given: { sector: 'power', types: [] }, is: UNKNOWN },
  { keys: ['producer'], given: { sector: 'power', types: ['water_mill'] }, is: UNKNOWN },
] as const)('without further facts, $given is one of $keys: $is', ({ keys, given, is }) => {
  expect(value({ kind: 'entity_type', keys }, given)).toBe(is);
});

test.each([
  { what: 'a case that implies a type', given: { sector: 'gas', cases: ['monopoly'] }, is: NO },
  { what: 'another case', given: { sector: 'gas', cases: ['dns'] }, is: YES },
  { what: 'a case of another sector', given: { sector: 'power', cases: ['monopoly'] }, is: NO },
  {
    what: 'a case that may imply a type',
    given: { sector: 'gas', alternatives: [['dns'], ['monopoly', 'tld']] },
    is: NO,
  },
  { what: 'other alternatives', given: { sector: 'gas', alternatives: [['dns']] }, is: YES },
  {
    what: 'a type of the act that describes it',
    given: { sector: 'gas', types: ['heat_pump'] },
    is: NO,
  },
  {
    what: 'a type that describes another',
    given: { sector: 'gas', types: ['water_mill'] },
    is: YES,
  },
] as const)('gas with $what is storage: $is', ({ given, is }) => {
  expect(value({ kind: 'entity_type', keys: ['storage'] }, given)).toBe(is);
});

test('a special case of the sector settles the types of its subsectors', () => {
  const keys = ['producer'];
  expect(value({ kind: 'entity_type', keys }, { sector: 'energy' })).toBe(UNKNOWN);
  const described = { sector: 'energy', cases: ['monopoly'] } as const;
  expect(value({ kind: 'entity_type', keys }, described)).toBe(NO);
});

test.each([
  { given: { sector: 'power' }, is: UNKNOWN },
  { given: { sector: 'energy' }, is: UNKNOWN },
  { given: { sector: 'water' }, is: NO },
  { given: { sector: 'power', types: [] }, is: NO },
  { given: { sector: 'power', types: ['charging_point'] }, is: YES },
] as const)('a type that the act asks about is open until answered: $given, $is', (row) => {
  expect(value({ kind: 'entity_type', keys: ['charging_point'] }, row.given)).toBe(row.is);
});

test('types of an act describe their sector and its parent sector', () => {
  const more = [...OWN, ownType('boiler', 'power')];
  expect([...describingTypes(more, TYPES)]).toEqual([
    ['gas', ['heat_pump', 'cavern']],
    ['energy', ['heat_pump', 'cavern', 'boiler']],
    ['water', ['water_mill']],
    ['power', ['boiler']],
  ]);
});

test.each([
  { key: 'charging_point', given: { sector: 'power' }, is: 'not_determined' },
  { key: 'charging_point', given: { sector: 'gas' }, is: 'outside' },
  { key: 'storage', given: { sector: 'gas' }, is: 'essential' },
  { key: 'storage', given: { sector: 'gas', types: ['heat_pump'] }, is: 'outside' },
] as const)('the types of an act count in its own rules: $key in $given is $is', (row) => {
  const rule = {
    ...PASSAGE,
    id: 'r',
    gives: 'essential',
    when: { kind: 'entity_type', keys: [row.key] },
    to: null,
    anySize: false,
    isCoded: true,
  } as const;
  const act = compileAct({ ...AN_ACT, entityTypes: OWN, rules: [rule] }, TYPES);
  expect(evaluateAct(act, facts(row.given)).actClass).toBe(row.is);
});
