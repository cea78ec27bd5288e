import { expect, test } from '@jest/globals';
import type { Control } from '../../../../src/modules/mapping/domain/control.js';
import { listPoints, sourceOfControl } from '../../../../src/modules/mapping/domain/list-points.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { Point } from '../../../../src/modules/mapping/domain/point.js';
import { aPoint, sample } from './sample.js';

const control = (ref: string, parent: string | null, its?: Point): Control => ({
  framework: 'ir_2024_2690',
  ref,
  title: null,
  parent,
  ...(its === undefined ? {} : { point: its }),
});

const graph = buildMappingGraph({
  ...sample,
  controls: [
    ...sample.controls,
    control('1', null, aPoint('chapter', ['a', 'f'])),
    control('1.1', '1', aPoint('requirement', ['a'])),
    control('1.2', '1', aPoint('requirement', ['f'])),
    control('A.1', 'A', aPoint('requirement', [])),
    control('2', null),
  ],
});

const ANY = { letter: null, kind: null, parent: null };

test.each([
  { filter: {}, refs: ['1', '1.1', '1.2', 'A.1', '2'] },
  { filter: { letter: 'a' }, refs: ['1', '1.1'] },
  { filter: { kind: 'requirement' }, refs: ['1.1', '1.2', 'A.1'] },
  { filter: { parent: '1' }, refs: ['1.1', '1.2'] },
  { filter: { parent: ' a ' }, refs: ['A.1'] },
  { filter: { parent: '9' }, refs: [] },
  { filter: { parent: ' ' }, refs: [] },
  { filter: { letter: 'f', kind: 'requirement', parent: '1' }, refs: ['1.2'] },
] as const)('$filter lists the points $refs', ({ filter, refs }) => {
  const found = listPoints(graph, { framework: 'ir_2024_2690', ...ANY, ...filter });
  expect(found.map(({ ref }) => ref)).toEqual(refs);
});

test('points of the implementing regulation are cited at its Annex, others as they are', () => {
  const [framework] = sample.frameworks;
  if (framework === undefined) throw new Error('the sample has a framework');
  expect(sourceOfControl(framework, control('1.1', '1')).provision).toBe('1.1 of the Annex');
  const ofIso: Control = { ...control('A.5', null), framework: 'iso27001' };
  expect(sourceOfControl(framework, ofIso)).toMatchObject({
    title: 'iso27001',
    provision: 'A.5',
    url: 'https://example.org/',
  });
});
