/** Second readings of links: which links have one, how far the readings agree, and what followed. */
import { expect, test } from '@jest/globals';
import { checkFrameworkMapping } from '../../src/knowledge/framework-mapping.check.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { SecondReadings, secondReadingSchema } from '../../src/knowledge/second-reading.schema.js';
import {
  agreementOf,
  isAgreed,
  pointsApart,
  type SecondReading,
} from '../../src/modules/mapping/domain/grade.js';
import { linksOfSets } from '../../src/modules/mapping/domain/control-link.js';

const { frameworkMapping } = presentLaw().knowledge;
const { edges, linkSets } = frameworkMapping;

const secondOf = ({ grade }: (typeof edges)[number]): SecondReading[] =>
  grade?.reading.second == null ? [] : [grade.reading.second];

const core = edges.filter(({ role }) => role === 'core');
const direct = linksOfSets(linkSets.filter(({ key }) => key === 'iso27001_dora'));
const ofCore = core.flatMap(secondOf);
const ofDirect = direct.flatMap(({ grade }) => grade.reading.second ?? []);

const figures = (readings: readonly SecondReading[]) => ({
  read: readings.length,
  same: readings.filter((one) => agreementOf(one) === 'same').length,
  sameRelation: readings.filter((one) => agreementOf(one) !== 'relation_differs').length,
  beyondTwoPoints: readings.filter((one) => pointsApart(one) > 2).length,
  agreed: readings.filter(isAgreed).length,
  changed: readings.filter(({ decision }) => decision === 'changed').length,
});

/** The guide of the mapping graph publishes these figures. */
test('every core link and every link between ISO/IEC 27001 and DORA was read twice', () => {
  expect([core.length, direct.length]).toEqual([147, 88]);
  expect(figures(ofCore)).toEqual({
    read: 147,
    same: 90,
    sameRelation: 137,
    beyondTwoPoints: 6,
    agreed: 135,
    changed: 11,
  });
  expect(figures(ofDirect)).toEqual({
    read: 88,
    same: 48,
    sameRelation: 84,
    beyondTwoPoints: 0,
    agreed: 84,
    changed: 4,
  });
});

test('no other link claims a second reading', () => {
  const others = [
    ...edges.filter(({ role }) => role !== 'core').map(({ grade }) => grade),
    ...linksOfSets(linkSets.filter(({ key }) => key !== 'iso27001_dora')).map(({ grade }) => grade),
  ];
  for (const grade of others) expect(grade?.reading.second ?? null).toBeNull();
});

test('readings that disagree have a decision with a reason, and the current grade follows from it', () => {
  const [edge] = core.filter((one) => secondOf(one).some(({ decision }) => decision === 'kept'));
  const [second] = edge === undefined ? [] : secondOf(edge);
  if (edge?.grade == null || second === undefined) throw new Error('no link was kept');
  const { grade } = edge;
  const withSecond = (changed: SecondReading) =>
    checkFrameworkMapping({
      ...frameworkMapping,
      edges: edges.map((one) =>
        one === edge
          ? { ...edge, grade: { ...grade, reading: { ...grade.reading, second: changed } } }
          : one,
      ),
    });
  expect(withSecond(second)).toEqual([]);
  expect(withSecond({ ...second, decision: null, reason: null })).toEqual([
    expect.stringContaining('a decision and its reason follow'),
  ]);
  expect(withSecond({ ...second, decision: 'changed' })).toEqual([
    expect.stringContaining('does not follow from the decision'),
  ]);
});

const HEAD = 'from|to|first_relation|first_strength|relation|strength|decision|reason\n';
const ROW = 'measure:a|iso27001:5.2|intersects|5|intersects|6||\n';
const reader = { by: 'second mapping reader', on: '2026-11-25' };

test('a reading that names no link, a link read twice and a missing reader are rejected', () => {
  const rows = secondReadingSchema.parse(HEAD + ROW);
  const files = { 'second-reading': rows, rubric: { second_reading: reader } };
  const readings = new SecondReadings(files);
  expect(() => {
    readings.assertAllUsed();
  }).toThrow('no such link: measure:a|iso27001:5.2');
  expect(readings.of('measure:a', { framework: 'iso27001', ref: '5.2' })).toMatchObject({
    ...reader,
    relation: 'intersects',
    strength: 6,
    decision: null,
    reason: null,
  });
  readings.assertAllUsed();
  expect(() => new SecondReadings({ ...files, rubric: {} })).toThrow('names no second reader');
  const twice = secondReadingSchema.parse(HEAD + ROW + ROW);
  expect(() => new SecondReadings({ ...files, 'second-reading': twice })).toThrow('listed twice');
});
