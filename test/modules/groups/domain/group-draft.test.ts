import { expect, test } from '@jest/globals';
import { loadLaw } from '../../../../src/app/knowledge.js';
import type { GroupGraph } from '../../../../src/modules/groups/domain/group-graph.js';
import { GroupsService } from '../../../../src/modules/groups/groups.service.js';
import { applicabilityUnder } from '../../../../src/modules/reforms/domain/applicability-under.js';
import { aChange, aDraft, MID_CAP } from '../../reforms/domain/a-draft.js';
import { entity, graphOf, LARGE } from './graphs.js';

const { groups, applicability, countries } = loadLaw().knowledge;

const RULE = { key: 'reforms:rules.some' };
const FOR_MID_CAPS = aChange(MID_CAP);
const WARNING = aChange({ kind: 'condition', sectors: ['energy_oil'], warning: RULE });

const scope = (graph: GroupGraph, country: string | null, sector: string | null = 'energy_oil') => {
  const inForce = new GroupsService(groups, applicability, countries);
  const draft = applicabilityUnder(applicability, aDraft([FOR_MID_CAPS, WARNING]));
  return new GroupsService(groups, draft, countries, inForce).scope({
    graph,
    subjects: graph.entities.map(() => ({
      sector,
      specialCases: [],
      hasPublicNetwork: false,
      country,
      independence: { systems: null, services: null },
    })),
    fieldOf: { problem: () => '', key: () => '' },
  });
};

test('the draft gives another class under the Directive, the national act applies unchanged', () => {
  const { outcomes, inForce } = scope(LARGE, 'ee');
  expect(outcomes[0]?.withGroup.verdict.entityClass).toBe('important');
  expect(inForce?.[0]?.withGroup.verdict.entityClass).toBe('essential');
  expect(outcomes[0]?.national?.verdict).toMatchObject({ entityClass: 'essential', differs: true });
  expect(inForce?.[0]?.national?.verdict).toMatchObject({
    entityClass: 'essential',
    differs: false,
  });
  expect(outcomes[2]).toBeNull();
});

test('without a country there is no national class under a draft either', () => {
  expect(scope(LARGE, null).outcomes[0]?.national).toBeNull();
});

const keysOf = (...given: Parameters<typeof scope>) =>
  scope(...given).draftWarnings.map(({ message }) => message.key);

test('the warnings of the draft are its notice and those of its sectors, each once', () => {
  expect(keysOf(LARGE, null)).toEqual(['reforms:draft', RULE.key]);
  expect(scope(LARGE, null).draftWarnings[0]?.sources).toHaveLength(1);
});

test('a warning about entities in scope is not one of an entity out of scope', () => {
  const small = graphOf([entity('A', [5, 1, 1])]);
  expect(keysOf(small, null)).toEqual(['reforms:draft']);
});

test('without a sector, or of another sector, only the notice is left', () => {
  expect(keysOf(LARGE, null, null)).toEqual(['reforms:draft']);
  expect(keysOf(LARGE, null, 'energy_gas')).toEqual(['reforms:draft']);
});
