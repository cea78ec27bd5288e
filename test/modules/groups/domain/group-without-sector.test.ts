import { expect, test } from '@jest/globals';
import { loadLaw } from '../../../../src/app/knowledge.js';
import { GroupsService } from '../../../../src/modules/groups/groups.service.js';
import { entityStatements } from '../../../../src/modules/groups/domain/group-statements.js';
import { entity, graphOf } from './graphs.js';

const { groups, applicability, countries } = loadLaw().knowledge;
const service = new GroupsService(groups, applicability, countries);

function keysOf(specialCases: readonly string[]): readonly string[] {
  const stated = {
    sector: null,
    specialCases,
    hasPublicNetwork: false,
    country: null,
    independence: { systems: true, services: null },
  };
  const { acts, subjects, outcomes, assessment } = service.scope({
    graph: graphOf([entity('A', [60, 12, 12])]),
    subjects: [stated],
    fieldOf: { problem: () => '', key: () => '' },
  });
  const [subject, outcome, status] = [subjects[0], outcomes[0], assessment.positions[0]?.status];
  if (subject === undefined || outcome == null || status == null)
    throw new Error('the entity has no outcome');
  const context = { acts, applicability, entity: 'Alpha', status, subject };
  return entityStatements(context, outcome).map(({ message }) => message.key);
}

test('an entity has the reason why no ground is known, and what would give one', () => {
  expect(keysOf([])).toEqual([
    'groups:status',
    'scoping:reasons.size.both',
    'scoping:rules.no_sector',
    'scoping:caveats.no_sector',
    'scoping:reasons.verdict',
  ]);
});

test('a special case that needs a sector is named', () => {
  const needs = Object.values(applicability.specialCases).find((one) => one.needsSector);
  expect(keysOf([needs?.key ?? ''])).toEqual([
    'groups:status',
    'scoping:reasons.size.both',
    'scoping:rules.ground_without_sector',
    'scoping:caveats.state_sector',
    'scoping:reasons.verdict',
  ]);
});
