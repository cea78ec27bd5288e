/** Frameworks as JSON for Probo and Comp AI, from a small mapping. */
import { describe, expect, test } from '@jest/globals';
import {
  compAiFramework,
  proboFramework,
} from '../../../../src/modules/mapping-exchange/domain/platform-frameworks.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { sample } from '../../mapping/domain/sample.js';
import { aLink, aSetting } from './a-setting.js';

const target = (ref: string, provision: string) =>
  aLink({ target: { framework: 'iso27001', ref, provision } });

describe('Probo', () => {
  const controls = (...links: readonly ReturnType<typeof aLink>[]) =>
    proboFramework(aSetting({ links })).controls;

  test('a framework is named after both of its sides', () => {
    expect(proboFramework(aSetting())).toMatchObject({
      id: 'nis2-compliance-gateway-cyfun_2023-iso27001',
      name: 'Title of cyfun_2023 – Title of iso27001',
    });
  });

  test('a control without links has name and place, and is at the first level', () => {
    expect(controls(aLink())[0]).toEqual({
      id: 'ID',
      name: 'ID',
      description: 'Title of cyfun_2023, ID',
      best_practice: false,
      maturity_level: 'INITIAL',
    });
  });

  test('the description lists each linked provision once', () => {
    const links = [
      target('A.8.24', 'A.8.24 a'),
      target('A.5.1', 'A.5.1'),
      target('A.5.1', 'A.5.1'),
    ];
    expect(controls(...links)[1]).toMatchObject({
      name: 'Devices',
      description: 'Title of cyfun_2023, ID.AM: 1. Linked in Title of iso27001: A.8.24 a, A.5.1',
    });
  });

  test('articles are written as in its own frameworks', () => {
    const refs = ['art 5', 'Annex art 3'];
    const graph = buildMappingGraph({
      ...sample,
      controls: refs.map((ref) => ({ framework: 'dora', ref, title: null, parent: null })),
    });
    const { controls: all } = proboFramework(aSetting({ graph, from: 'dora', links: [] }));
    expect(all.map(({ id }) => id)).toEqual(['Art. 5', 'Annex art 3']);
  });
});

describe('Comp AI', () => {
  test('a framework is not visible before a person has reviewed it', () => {
    expect(compAiFramework(aSetting()).framework).toEqual({
      name: 'Title of cyfun_2023 – Title of iso27001',
      version: 'kb_1',
      description:
        'Indicative mapping of Title of cyfun_2023 to Title of iso27001; not legal advice.',
      visible: false,
    });
  });

  test('a requirement has its number and place, a control template the requirements it serves', () => {
    const other = { framework: 'cyfun_2023', ref: 'ID.AM: 2', provision: '' } as const;
    const links = [
      target('A.8.24', 'A.8.24 a'),
      target('A.8.24', 'A.8.24 b'),
      aLink({ source: other }),
      aLink({ source: other, target: { framework: 'iso27001', ref: 'A.5.1', provision: '' } }),
    ];
    const { requirements, controlTemplates } = compAiFramework(aSetting({ links }));
    expect(requirements).toEqual([
      {
        name: 'ID.AM: 1 Devices',
        identifier: 'ID.AM: 1',
        description: 'Title of cyfun_2023, ID.AM: 1',
        sortOrder: 0,
      },
      {
        name: 'ID.AM: 2',
        identifier: 'ID.AM: 2',
        description: 'Title of cyfun_2023, ID.AM: 2',
        sortOrder: 1,
      },
    ]);
    expect(controlTemplates).toMatchObject([
      {
        name: 'A.8.24 Cryptography',
        description: 'Title of iso27001, A.8.24',
        requirementIndices: [0, 1],
      },
      {
        name: 'A.5.1 Policies',
        description: 'Title of iso27001, A.5.1',
        requirementIndices: [1],
      },
    ]);
  });

  test('policies and tasks are left to the platform', () => {
    const nothing = { policyTemplateIndices: [], taskTemplateIndices: [] };
    expect(compAiFramework(aSetting())).toMatchObject({
      version: '1',
      controlTemplates: [nothing],
      policyTemplates: [],
      taskTemplates: [],
    });
  });

  test('names have at most 255 characters', () => {
    const long = 'x'.repeat(300);
    const { framework, requirements } = compAiFramework(aSetting({ titleOf: () => long }));
    expect(framework.name).toBe(long.slice(0, 255));
    expect(requirements[0]?.name).toBe('ID.AM: 1 Devices');
  });
});
