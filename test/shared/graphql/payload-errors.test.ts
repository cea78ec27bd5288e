import Ajv2020 from 'ajv/dist/2020.js';
import { expect, test } from '@jest/globals';
import { ORDER_PAYLOAD_SCHEMA } from '../../../src/shared/graphql/order-payload.js';
import {
  knownPayload,
  payloadProblems,
  unknownMembers,
} from '../../../src/shared/graphql/payload-errors.js';

const FULL = {
  keel: 'et',
  organisatsioon: { nimi: 'Näidis OÜ', reg_kood: '1', aadress: null },
  rollid: { infoturbejuht: 'Jaan' },
  sektor: 'energy',
  tootajad: 12,
  kaive_meur: 1.5,
  vastused: { a1: 'jah', j2: 'ei' },
  tarnijad: [{ nimi: 'Pilv' }],
  systeemid: ['example.ee'],
  riskitase: 'R2',
};

const reported = (payload: Record<string, unknown>) =>
  payloadProblems(payload).map(({ field, type }) => `${field} ${type}`);

test.each([
  [{}, []],
  [FULL, []],
  [{ organisatsioon: { nimi: 5 } }, ['payload.organisatsioon.nimi string_type']],
  [{ organisatsioon: 'x' }, ['payload.organisatsioon dict_type']],
  [{ organisatsioon: { nimi: 'x'.repeat(201) } }, ['payload.organisatsioon.nimi string_too_long']],
  [{ vastused: { a1: 'yes' } }, ['payload.vastused.a1 enum']],
  [{ vastused: [] }, ['payload.vastused dict_type']],
  [{ tootajad: '12' }, ['payload.tootajad int_type']],
  [{ tootajad: true }, ['payload.tootajad int_type']],
  [{ kaive_meur: '1' }, ['payload.kaive_meur float_type']],
  [{ tootajad: 1.5 }, ['payload.tootajad int_type']],
  [{ tootajad: -1 }, ['payload.tootajad greater_than_equal']],
  [{ tarnijad: {} }, ['payload.tarnijad list_type']],
  [{ tarnijad: [{}] }, ['payload.tarnijad.0.nimi missing']],
  [{ systeemid: Array(101).fill('x') }, ['payload.systeemid too_long']],
  [{ keel: 'xx' }, ['payload.keel enum']],
  [{ tellimus: 'mine' }, ['payload.tellimus uuid_parsing']],
])('%j is answered with %j', (payload, problems) => {
  expect(reported(payload)).toEqual(problems);
});

test.each([
  [{ nimi: 'x' }, ['payload.nimi'], {}],
  [{ a: { b: 1 }, keel: 'et' }, ['payload.a'], { keel: 'et' }],
  [
    { organisatsioon: { name: 'x', nimi: 'y' } },
    ['payload.organisatsioon.name'],
    { organisatsioon: { nimi: 'y' } },
  ],
  [{ vastused: { k1: 'jah', a1: 'ei' } }, ['payload.vastused.k1'], { vastused: { a1: 'ei' } }],
  [
    { tarnijad: [{ nimi: 'x' }, { nimi: 'y', hind: 5 }] },
    ['payload.tarnijad.1.hind'],
    { tarnijad: [{ nimi: 'x' }, { nimi: 'y' }] },
  ],
])('%j is accepted without %j', (payload, ignored, known) => {
  expect(payloadProblems(payload)).toEqual([]);
  expect(unknownMembers(payload)).toEqual(ignored);
  expect(knownPayload(payload)).toEqual(known);
});

test('invalid known members are refused even next to unknown ones', () => {
  const payload = { nimi: 'x', keel: 'xx', organisatsioon: { nimi: 5, name: 'x' } };
  expect(reported(payload)).toEqual([
    'payload.keel enum',
    'payload.organisatsioon.nimi string_type',
  ]);
});

test('the published schema accepts and refuses what the service does', () => {
  const validate = new Ajv2020.default({ validateFormats: false }).compile({
    ...ORDER_PAYLOAD_SCHEMA,
  });
  expect(validate(FULL)).toBe(true);
  expect(validate({ nimi: 'x', organisatsioon: { name: 'x' } })).toBe(true);
  expect(validate({ vastused: { k1: 'jah' } })).toBe(true);
  expect(validate({ vastused: { a1: 'yes' } })).toBe(false);
  expect(validate({ organisatsioon: { nimi: 5 } })).toBe(false);
});
