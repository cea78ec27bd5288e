import { expect, test } from '@jest/globals';
import type {
  ActivityMatch,
  ActivityReading,
} from '../../../../src/modules/scoping/domain/activity-match.js';
import {
  activityWarnings,
  filledReason,
  sectorName,
} from '../../../../src/modules/scoping/domain/activity-statements.js';
import type { Sector } from '../../../../src/modules/scoping/domain/applicability-knowledge.js';
import { aSector, LAW } from './small-law.js';

const reading = (change: Partial<ActivityReading> = {}): ActivityReading => ({
  code: '35.11',
  version: '2.1',
  title: 'Power',
  confirmed: 'power',
  hints: [],
  ...change,
});

const read = (one: ActivityReading, doubt: 'mixed_version' | null = null): ActivityMatch => ({
  kind: 'read',
  reading: one,
  doubt,
});

const messagesOf = (match: ActivityMatch, used: Sector | null = null) =>
  activityWarnings(LAW, match, used).map(({ message, names, sources }) => [
    message.key.replace('scoping:code.', ''),
    message.params ?? {},
    Object.fromEntries(
      Object.entries(names).map(([name, keys]) => [name, keys.map(({ key }) => key)]),
    ),
    sources.map(({ provision }) => provision),
  ]);

const INDICATION = ['indication', {}, {}, []];
const RESIDUAL = ['residuals:power', {}, {}, ['NACE 2.1']];

test('an unknown code is quoted up to forty characters', () => {
  const input = '\u{1F600}'.repeat(41);
  expect(messagesOf({ kind: 'unknown', input })).toEqual([
    ['unknown', { code: '\u{1F600}'.repeat(40) }, {}, []],
  ]);
});

test('an ambiguous code is described with the newer version', () => {
  expect(messagesOf({ kind: 'ambiguous', code: '20.11', readings: [] })).toEqual([
    ['ambiguous', { code: '20.11' }, {}, ['NACE 2.1']],
  ]);
});

test('a confirmed code is an indication, with the other contents of the code', () => {
  expect(messagesOf(read(reading()))).toEqual([RESIDUAL, INDICATION]);
  expect(messagesOf(read(reading()), aSector('power'))).toEqual([RESIDUAL, INDICATION]);
});

test.each([
  { used: aSector('energy'), isElsewhere: false },
  { used: aSector('power', { parent: 'energy' }), isElsewhere: false },
  { used: aSector('hydro', { parent: 'power' }), isElsewhere: false },
  { used: aSector('gas', { parent: 'energy' }), isElsewhere: true },
  { used: aSector('food'), isElsewhere: true },
])('a code of power with the sector $used.key indicates another sector: $isElsewhere', (row) => {
  const warning = [
    'elsewhere',
    { code: '35.11', title: 'Power' },
    { codeSector: ['sectors:names.power'], sector: [`sectors:names.${row.used.key}`] },
    ['power'],
  ];
  expect(messagesOf(read(reading()), row.used)).toEqual([
    ...(row.isElsewhere ? [warning] : []),
    RESIDUAL,
    INDICATION,
  ]);
});

test('a code without a sector states so, a code with hints names them', () => {
  const none = reading({ code: '10.1', title: null, confirmed: null });
  expect(messagesOf(read(none))).toEqual([
    ['no_sector', { code: '10.1', title: '' }, {}, ['NACE 2.1']],
    INDICATION,
  ]);
  const hinted = reading({ code: '10.1', confirmed: null, hints: ['gas', 'food'] });
  expect(messagesOf(read(hinted))).toEqual([
    [
      'hints',
      { code: '10.1', title: 'Power' },
      { sectors: ['sectors:names.gas', 'sectors:names.food'] },
      ['NACE 2.1'],
    ],
    INDICATION,
  ]);
});

test('a doubt about the version is described with the code and the list', () => {
  expect(messagesOf(read(reading({ code: '10', version: '2.0' }), 'mixed_version'))).toEqual([
    ['mixed_version', { code: '10', version: '2.0' }, {}, ['NACE 2.0']],
    INDICATION,
  ]);
});

test('a sector that a code fills is a reason with its source', () => {
  const { message, sources, names } = filledReason(reading({ title: null }), aSector('power'));
  expect(message).toEqual({
    key: 'scoping:reasons.sector_from_code',
    params: { code: '35.11', title: '' },
  });
  expect(sources.map(({ provision }) => provision)).toEqual(['power']);
  expect(names).toEqual({ sector: [sectorName('power')] });
});
