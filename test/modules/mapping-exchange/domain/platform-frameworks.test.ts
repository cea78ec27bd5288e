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

  test('a control without links has name and place, and is at the first level', () => {
    expect(controls()[0]).toEqual({
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
  test('a framework is not visible before somebody has looked at it', () => {
    expect(compAiFramework(aSetting()).framework).toEqual({
      name: 'Title of cyfun_2023 – Title of iso27001',
      version: 'kb_1',
      description:
        'Indicative mapping of Title of cyfun_2023 to Title of iso27001; not legal advice.',
      visible: false,
    });
  });

  test('names have at most 255 characters', () => {
    const long = 'x'.repeat(300);
    const { framework, requirements } = compAiFramework(aSetting({ titleOf: () => long }));
    expect(framework.name).toBe(long.slice(0, 255));
    expect(requirements[0]?.name).toBe('ID.AM: 1 Devices');
  });
});
