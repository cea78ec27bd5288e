/** Links between controls: read from their set, and seen from each end. */
import { expect, test } from '@jest/globals';
import {
  backwards,
  forwards,
  linksOfSets,
} from '../../../../src/modules/mapping/domain/control-link.js';
import { linkSet } from './linked-sample.js';

const SET = linkSet([['A.5.1', 'art 5', 'superset', 6]]);
const FROM = { framework: 'iso27001', ref: 'A.5.1' };
const TO = { framework: 'dora', ref: 'art 5' };

test('a link has the reader of its set and the second reading of its row', () => {
  const second = {
    by: 'second reader',
    on: '2026-02-02',
    first: { relation: 'superset', strength: 6 },
    relation: 'superset',
    strength: 5,
    decision: null,
    reason: null,
  } as const;
  const set = { ...SET, links: SET.links.map((row) => ({ ...row, second })) };
  expect(linksOfSets([set])).toEqual([
    {
      key: 'iso27001:A.5.1|dora:art 5',
      set,
      from: FROM,
      to: TO,
      provision: 'art 5(1)',
      relation: 'superset',
      grade: {
        strength: 6,
        rationale: 'semantic',
        reason: 'They agree.',
        grading: 'reading',
        reading: { by: 'reader', on: '2026-01-01', second },
      },
    },
  ]);
});

test('seen from its other end, a link leads back with the inverse relation', () => {
  const [link] = linksOfSets([SET]);
  if (link === undefined) throw new Error('the set has a link');
  expect(forwards(link)).toEqual({ link, to: TO, relation: 'superset', strength: 6 });
  expect(backwards(link)).toEqual({ link, to: FROM, relation: 'subset', strength: 6 });
});
