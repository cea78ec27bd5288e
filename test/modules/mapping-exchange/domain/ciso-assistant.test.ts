import { describe, expect, test } from '@jest/globals';
import {
  cisoAssistantFramework,
  cisoAssistantMapping,
} from '../../../../src/modules/mapping-exchange/domain/ciso-assistant.js';
import type { LinkEnd } from '../../../../src/modules/mapping/domain/framework-link.js';
import type { Relation } from '../../../../src/modules/mapping/domain/relation.js';
import { A_GRADE, aLink, aSetting } from './a-setting.js';

const OWN = 'urn:nis2-compliance-gateway:risk';
const THEIRS = 'urn:intuitem:risk';

test('a framework that they do not ship is part of the library, with our own URNs', () => {
  const library = cisoAssistantMapping(aSetting());
  expect(library).toMatchObject({
    urn: `${OWN}:library:mapping-cyfun-2023-to-iso27001`,
    locale: 'en',
    ref_id: 'mapping-cyfun-2023-to-iso27001',
    name: 'Title of cyfun_2023 – Title of iso27001',
    description: 'Law data kb_1. Both directions.',
    version: 20_261_121,
    publication_date: '2026-11-21',
    provider: 'nis2-compliance-gateway',
    packager: 'nis2-compliance-gateway',
    dependencies: [`${THEIRS}:library:iso27001-2022`],
  });
  const nodes = `${OWN}:req_node:cyfun-2023`;
  expect(library.objects.frameworks).toEqual([
    {
      urn: `${OWN}:framework:cyfun-2023`,
      ref_id: 'cyfun-2023',
      name: 'Title of cyfun_2023',
      description: 'Numbers and short names only, without the text of the framework.',
      requirement_nodes: [
        { urn: `${nodes}:id`, assessable: false, depth: 1, ref_id: 'ID' },
        {
          urn: `${nodes}:id.am-1`,
          assessable: true,
          depth: 2,
          parent_urn: `${nodes}:id`,
          ref_id: 'ID.AM: 1',
          name: 'Devices',
        },
        {
          urn: `${nodes}:id.am-2`,
          assessable: true,
          depth: 2,
          parent_urn: `${nodes}:id`,
          ref_id: 'ID.AM: 2',
        },
      ],
    },
  ]);
});

test('one mapping set in each direction, the relation turned round in the second', () => {
  const { requirement_mapping_sets: sets } = cisoAssistantMapping(
    aSetting({ links: [aLink({ grade: A_GRADE })] }),
  ).objects;
  const one = `${OWN}:req_node:cyfun-2023:id.am-1`;
  const other = `${THEIRS}:req_node:iso27001-2022:a.8.24`;
  expect(
    sets.map((set) => [set.urn, set.ref_id, set.source_framework_urn, set.target_framework_urn]),
  ).toEqual([
    [
      `${OWN}:req_mapping_set:mapping-cyfun-2023-to-iso27001`,
      'mapping-cyfun-2023-to-iso27001',
      `${OWN}:framework:cyfun-2023`,
      `${THEIRS}:framework:iso27001-2022`,
    ],
    [
      `${OWN}:req_mapping_set:mapping-iso27001-to-cyfun-2023`,
      'mapping-iso27001-to-cyfun-2023',
      `${THEIRS}:framework:iso27001-2022`,
      `${OWN}:framework:cyfun-2023`,
    ],
  ]);
  const pairs = sets.flatMap((set) => set.requirement_mappings);
  expect(pairs).toMatchObject([
    {
      source_requirement_urn: one,
      target_requirement_urn: other,
      relationship: 'subset',
      rationale: 'functional',
      strength_of_relationship: 7,
    },
    { source_requirement_urn: other, target_requirement_urn: one, relationship: 'superset' },
  ]);
});

test.each([
  ['equal', 'equal'],
  ['equivalent', 'equal'],
  ['subset', 'subset'],
  ['superset', 'superset'],
  ['intersects', 'intersect'],
] as const)('%s between two controls is their %s', (relation, word) => {
  const [set] = cisoAssistantMapping(aSetting({ links: [aLink({ relation })] })).objects
    .requirement_mapping_sets;
  expect(set?.requirement_mappings[0]?.relationship).toBe(word);
});

test('frameworks that they ship are not part of the library', () => {
  const end = (framework: 'iso27001' | 'recyf', ref: string): LinkEnd => ({
    framework,
    ref,
    provision: ref,
  });
  const links = [aLink({ source: end('recyf', 'R1'), target: end('iso27001', 'A.5.1') })];
  const library = cisoAssistantMapping(aSetting({ from: 'recyf', links }));
  expect(Object.keys(library.objects)).toEqual(['requirement_mapping_sets']);
  expect(library.dependencies).toEqual([
    `${THEIRS}:library:recyf`,
    `${THEIRS}:library:iso27001-2022`,
  ]);
});

describe('if an end is cited by parts', () => {
  const dora = (provision: string): LinkEnd => ({ framework: 'dora', ref: 'art 9', provision });
  const iso: LinkEnd = { framework: 'iso27001', ref: 'A.8.24', provision: 'A.8.24' };
  const PARTS = dora('art 9(2), 9(4)(d)');

  const pairsOf = (source: LinkEnd, target: LinkEnd, relation: Relation, isDirect = false) => {
    const link = aLink({ source, target, relation, isDirect, grade: A_GRADE });
    const setting = aSetting({ from: source.framework, to: target.framework, links: [link] });
    return cisoAssistantMapping(setting).objects.requirement_mapping_sets[0]?.requirement_mappings;
  };
  const relationsOf = (...given: Parameters<typeof pairsOf>) =>
    pairsOf(...given)?.map((one) => one.relationship);

  test.each([
    ['equal', 'superset', 'subset'],
    ['equivalent', 'superset', 'subset'],
    ['superset', 'superset', 'intersect'],
    ['subset', 'intersect', 'subset'],
    ['intersects', 'intersect', 'intersect'],
  ] as const)('%s is, to a part %s, and of a part %s', (relation, toPart, ofPart) => {
    expect(relationsOf(iso, PARTS, relation)).toEqual([toPart, toPart]);
    expect(relationsOf(PARTS, iso, relation)).toEqual([ofPart, ofPart]);
    expect(relationsOf(PARTS, dora('art 9(1), 9(2)'), relation)).toEqual(
      Array.from({ length: 4 }, () => 'intersect'),
    );
  });

  test('the strength holds for the whole alone', () => {
    expect(pairsOf(iso, PARTS, 'subset')?.[0]).not.toHaveProperty('strength_of_relationship');
    expect(pairsOf(iso, dora('art 9'), 'subset')?.[0]).toHaveProperty(
      'strength_of_relationship',
      7,
    );
  });

  test('one part is as good as the whole for a link of that passage', () => {
    expect(relationsOf(iso, dora('art 9(2)'), 'subset', true)).toEqual(['subset']);
    expect(relationsOf(iso, dora('art 9(2)'), 'subset', false)).toEqual(['intersect']);
    expect(relationsOf(iso, PARTS, 'subset', true)).toEqual(['intersect', 'intersect']);
  });
});

test('a link of a requirement that their library lacks is left out and counted', () => {
  const source: LinkEnd = { framework: 'nis2', ref: 'art 23', provision: 'art 23' };
  const links = [aLink({ source }), aLink(), aLink()];
  const [set] = cisoAssistantMapping(aSetting({ links })).objects.requirement_mapping_sets;
  expect(set?.requirement_mappings).toHaveLength(2);
  expect(set?.description).toContain('lacks the requirement: 1 of 3 links');
  expect(set?.requirement_mappings[0]?.rationale).toBe('semantic');
});

test('the copyright names each source once, ENISA if its table is the evidence', () => {
  const copyright = (...attributions: readonly (string | null)[]) =>
    cisoAssistantMapping(
      aSetting({ links: attributions.map((attribution) => aLink({ attribution })) }),
    ).copyright;
  expect(copyright('One.', 'Two.', 'One.')).toBe('One. Two.');
  expect(copyright(null)).toMatch(
    /ENISA, Technical Implementation Guidance.*CC BY 4\.0, adapted\.$/,
  );
  const links = [aLink({ evidence: ['LAW'] }), aLink({ attribution: 'One.' })];
  expect(cisoAssistantMapping(aSetting({ links })).copyright).toBe('One.');
  const none = aSetting({ links: [aLink({ evidence: ['LAW'] })] });
  expect(cisoAssistantMapping(none)).not.toHaveProperty('copyright');
});

test('a framework by itself has our own URNs even if they ship one', () => {
  const library = cisoAssistantFramework(aSetting(), 'cyfun_2023');
  expect(library).toMatchObject({
    ref_id: 'cyfun-2023',
    name: 'Title of cyfun_2023',
    description: 'Law data kb_1.',
  });
  expect(library.objects.frameworks[0]?.requirement_nodes).toHaveLength(3);
});
