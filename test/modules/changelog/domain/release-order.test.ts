/** Order of the changes of many releases. */
import { expect, test } from '@jest/globals';
import type { Change } from '../../../../src/modules/changelog/domain/change.js';
import { inOrderOfRelease } from '../../../../src/modules/changelog/domain/law-changes.js';

const versionAt = (at: number): string => `kb_2026-01-01_${String(at).padStart(8, '0')}`;

const changeOf = (at: number): Change => ({
  id: `change-${String(at)}`,
  date: '2026-01-01',
  kbVersion: versionAt(at),
  previousKbVersion: at === 0 ? null : versionAt(at - 1),
  act: 'Act',
  provision: null,
  country: null,
  kind: 'changed',
  description: { et: 'x' },
  url: 'https://example.org/',
});

test('the eleventh release comes after the second', () => {
  const log = Array.from({ length: 12 }, (_, at) => changeOf(at));
  expect(inOrderOfRelease([...log].reverse(), versionAt(11))).toEqual(log);
});
