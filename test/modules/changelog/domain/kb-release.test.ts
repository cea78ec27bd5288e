import { expect, test } from '@jest/globals';
import type { Change } from '../../../../src/modules/changelog/domain/change.js';
import {
  chooseVersion,
  PENDING_RELEASE,
  releasesOf,
  toRelease,
  withPresent,
} from '../../../../src/modules/changelog/domain/kb-release.js';
import { ServiceError } from '../../../../src/shared/errors.js';

const FIRST = 'kb_2026-01-10_00000001';
const SECOND = 'kb_2026-03-01_00000002';
const THIRD = 'kb_2026-03-01_00000000';

const change = (kbVersion: string, previousKbVersion: string | null): Change => ({
  id: kbVersion,
  date: '2026-01-01',
  kbVersion,
  previousKbVersion,
  act: 'Act',
  provision: null,
  country: null,
  kind: 'changed',
  description: { et: 'Muudatus' },
  url: 'https://example.org/',
});

const known = [FIRST, SECOND, THIRD].map(toRelease);

test('releases follow one another as their changes state, also on one day', () => {
  const log = [
    change(PENDING_RELEASE, PENDING_RELEASE),
    change(THIRD, SECOND),
    change(SECOND, FIRST),
    change(SECOND, FIRST),
    change(FIRST, null),
  ];
  expect(releasesOf(log)).toEqual(known);
});

test('a release that follows an unreleased change only is none', () => {
  expect(releasesOf([change(FIRST, null), change(PENDING_RELEASE, FIRST)])).toEqual([
    toRelease(FIRST),
  ]);
});

test('unreleased changes are marked as in the files of the change log', () => {
  expect(PENDING_RELEASE).toBe('pending-release');
});

test('a cyclic chain of releases terminates', () => {
  const log = [change(FIRST, null), change(SECOND, FIRST), change(FIRST, SECOND)];
  expect(releasesOf(log).map(({ version }) => version)).toEqual([FIRST, SECOND]);
});

test('the current version is last, once', () => {
  expect(withPresent(known, THIRD)).toEqual(known);
  expect(withPresent(known, 'kb_2026-04-01_00000009').at(-1)).toEqual({
    version: 'kb_2026-04-01_00000009',
    date: '2026-04-01',
  });
});

test.each([
  { asOf: null, kb: null, version: null },
  { asOf: null, kb: FIRST, version: FIRST },
  { asOf: '2026-01-10', kb: null, version: FIRST },
  { asOf: '2026-02-28', kb: null, version: FIRST },
  { asOf: '2026-03-01', kb: null, version: THIRD },
  { asOf: '2999-01-01', kb: null, version: THIRD },
  { asOf: '2026-02-01', kb: FIRST, version: FIRST },
])('asOf $asOf and kb $kb select $version', ({ version, ...options }) => {
  expect(chooseVersion(known, options)).toBe(version);
});

test.each([
  {
    asOf: '2026-01-09',
    kb: null,
    details: [{ field: 'asOf', type: 'kb_before_first', params: { first: '2026-01-10' } }],
  },
  { asOf: '2026-02-30', kb: null, details: [{ field: 'asOf', type: 'date_parsing' }] },
  {
    asOf: null,
    kb: 'kb_2026-01-10_ffffffff',
    details: [{ field: 'kb', type: 'kb_version_unknown' }],
  },
  {
    asOf: 'today',
    kb: '',
    details: [
      { field: 'asOf', type: 'date_parsing' },
      { field: 'kb', type: 'kb_version_unknown' },
    ],
  },
  {
    asOf: '2026-03-01',
    kb: FIRST,
    details: [{ field: 'asOf', type: 'conflicting_values', params: { other: 'kb' } }],
  },
])('asOf $asOf and kb $kb are refused', ({ details, ...options }) => {
  const choose = () => chooseVersion(known, options);
  expect(choose).toThrow(ServiceError);
  try {
    choose();
  } catch (error) {
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      details,
    });
  }
});
