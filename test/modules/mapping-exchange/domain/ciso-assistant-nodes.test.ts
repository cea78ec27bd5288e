/** Requirements by the names that CISO Assistant's own libraries have for them. */
import { expect, test } from '@jest/globals';
import { ownNodeUrn } from '../../../../src/modules/mapping-exchange/domain/ciso-assistant-framework.js';
import {
  isShipped,
  namingOf,
} from '../../../../src/modules/mapping-exchange/domain/ciso-assistant-names.js';

test.each([
  ['nis2', 'art 21(2)(h)', ['21.2.h'], true],
  ['nis2', 'part 21(2)(h)', [], true],
  ['nis2', 'art 23', [], true],
  ['ir_2024_2690', 'point 6.7.2(i)', ['6.7.2.i'], true],
  ['ir_2024_2690', 'art 3', [], true],
  ['ir_2024_2690', 'viewpoint 3', [], true],
  ['rts_2024_1774', 'art 4', ['article-4'], true],
  ['rts_2024_1774', 'point 4', [], true],
  ['rts_2024_1774', 'part 4', [], true],
  ['rts_2024_1774', 'art 4(1)', [], true],
  ['dora', 'art 1', ['node110'], true],
  ['dora', 'art 64', ['node680'], true],
  ['dora', 'art 15', [], true],
  ['dora', 'chapter 1', [], true],
  ['gdpr', 'art 30', ['article-30'], true],
  ['gdpr', 'chapter 1', [], true],
  ['iso27001', 'A.8.24', ['a.8.24'], true],
  ['nist_csf_2_0', 'PR.DS-01', ['pr.ds-01'], true],
  ['e_its_2024', 'ORP.1', ['orp.1'], true],
] as const)('in %s they know %s as %j', (framework, ref, nodes, isWhole) => {
  const end = { framework, ref, provision: ref };
  expect(namingOf(framework)?.nodesOf(end)).toEqual({ nodes, isWhole });
});

test.each([
  ['nis2', 'nis2-directive'],
  ['dora', 'dora'],
  ['gdpr', 'gdpr'],
  ['ir_2024_2690', 'annex-technical-and-methodological-requirements-nis2'],
  ['nist_csf_2_0', 'nist-csf-2.0'],
  ['rts_2024_1774', 'rts-dora-ict-risk-management'],
  ['e_its_2024', 'e-its-2024'],
] as const)('their library of %s is %s', (framework, library) => {
  expect(namingOf(framework)?.library).toBe(library);
});

test.each([
  ['ir_2024_2690', 'iso27001'],
  ['ir_2024_2690', 'nist_csf_2_0'],
  ['ir_2024_2690', 'cyfun_2023'],
  ['ir_2024_2690', 'recyf'],
  ['recyf', 'iso27001'],
  ['nist_csf_2_0', 'iso27001'],
] as const)('they ship a mapping of %s and %s, in either direction', (one, other) => {
  expect([isShipped(one, other), isShipped(other, one)]).toEqual([true, true]);
  expect([isShipped(one, 'dora'), isShipped('dora', other)]).toEqual([false, false]);
});

test('a provision in another form leads to the heading of its article', () => {
  const end = { framework: 'dora', ref: 'art 9', provision: 'Article 9' } as const;
  expect(namingOf('dora')?.nodesOf(end)).toEqual({ nodes: ['node243'], isWhole: true });
});

test('our own names of nodes have letters, digits and points alone, and no dash at their ends', () => {
  expect(ownNodeUrn({ framework: 'recyf', ref: '§ 5 (Ä)' })).toBe(
    'urn:nis2-compliance-gateway:risk:req_node:recyf:5-(a-)',
  );
});
