/** Groups over the real knowledge base. */
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { GroupsService, type SubjectRequest } from '../../../src/modules/groups/groups.service.js';
import type { GroupGraph } from '../../../src/modules/groups/domain/group-graph.js';
import { entity, graphOf, holds, limits, votes } from './domain/graphs.js';

const { groups, applicability, countries } = presentLaw().knowledge;
const service = new GroupsService(groups, applicability, countries);

const SUBJECT: SubjectRequest = {
  sector: 'energy_electricity',
  specialCases: [],
  hasPublicNetwork: false,
  country: null,
  independence: { systems: null, services: null },
};

const fieldOf = {
  problem: ({ list, at }: { list: string; at: number }) => `${list}.${String(at)}`,
  key: (at: number, what: string) => `entities.${String(at)}.${what}`,
};

const scope = (graph: GroupGraph, subject: Partial<SubjectRequest> = {}) =>
  service.scope({
    graph,
    subjects: graph.entities.map(() => ({ ...SUBJECT, ...subject })),
    fieldOf,
  });

const G4 = graphOf([entity('A', [5, 1, 1]), entity('B', [246, 51, 44])], [votes('B', 'A', 51)]);

test('the limits of the Recommendation come from the law data', () => {
  expect(groups.law?.limits).toEqual(limits);
});

test('a small subsidiary of a large group is essential with the group and out of scope alone', () => {
  const [one] = scope(G4).outcomes;
  expect(one?.withGroup.verdict).toMatchObject({ entityClass: 'essential', size: 'large' });
  expect(one?.alone?.verdict).toMatchObject({ entityClass: 'out_of_scope', size: 'micro' });
});

test('counterfactuals name the addend without which the class would differ', () => {
  const graph = graphOf([entity('A', [40, 8, 8]), entity('B', [40, 9, 9])], [holds('B', 'A', 30)]);
  const [one] = scope(graph).outcomes;
  expect(one?.without).toMatchObject([
    { removal: { kind: 'partner', ids: ['B'], percent: 30 }, entityClass: 'out_of_scope' },
  ]);
});

test.each([
  ['ee', { systems: true, services: null }, 'own_figures'],
  ['ee', { systems: null, services: true }, 'not_claimed'],
  ['de', { systems: true, services: null }, 'own_figures'],
  ['at', { systems: false, services: null }, 'not_claimed'],
  ['be', { systems: true, services: true }, 'authority'],
  ['se', { systems: true, services: true }, 'authority'],
  ['fi', { systems: true, services: true }, 'none'],
  ['fr', { systems: true, services: true }, 'unknown'],
  ['us', { systems: true, services: true }, 'unknown'],
] as const)('in %s with %j the effect of independence is %s', (country, independence, effect) => {
  const [one] = scope(G4, { country, independence }).outcomes;
  expect(one?.effect).toBe(effect);
});

test('case g16: the national class is based on the own figures if the act ignores the group', () => {
  const classOf = (country: string, systems: boolean) => {
    const independence = { systems, services: null };
    return scope(G4, { country, independence }).outcomes[0]?.national?.verdict?.entityClass;
  };
  expect([classOf('ee', true), classOf('de', true)]).toEqual(['out_of_scope', 'out_of_scope']);
  expect([classOf('ee', false), classOf('de', false)]).toEqual(['essential', 'essential']);
});

test('independence is not discussed if the group does not change the size', () => {
  const graph = graphOf(
    [entity('A', [300, 60, 60]), entity('B', [1, 0, 0])],
    [votes('B', 'A', 51)],
  );
  expect(scope(graph, { country: 'ee' }).outcomes[0]?.effect).toBeNull();
});

test('persons and public bodies have no outcome', () => {
  const graph = graphOf(
    [entity('P', null, { kind: 'natural_person' }), entity('A', [5, 1, 1])],
    [holds('P', 'A', 100)],
  );
  expect(scope(graph).outcomes[0]).toBeNull();
});

test('unknown keys and impossible holdings are reported together', () => {
  const graph = graphOf([entity('A', [5, 1, 1])], [holds('A', 'A', 10)]);
  const wrong = () => scope(graph, { sector: 'mining', specialCases: ['x'] });
  expect(wrong).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      details: [
        expect.objectContaining({ field: 'holdings.0', type: 'group_self_holding' }),
        expect.objectContaining({ field: 'entities.0.sector', type: 'enum' }),
        expect.objectContaining({ field: 'entities.0.specialCases', type: 'enum' }),
      ],
    }),
  );
});

test('law data without group rules give no answer', () => {
  const older = new GroupsService({ law: null, national: {} }, applicability, countries);
  const request = { graph: G4, subjects: [SUBJECT, SUBJECT], fieldOf };
  expect(() => older.scope(request)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});
