import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  ENTITY_CLASSES,
  ENTITY_GROUPS,
  regimeOf,
  STAGES,
  stageOf,
} from '../../../src/modules/incidents/domain/national-schedule.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';
import { incidentRules } from './known.js';

/** One stage of an act with its wording, read on 2026-11-22 (the Danish order: 2026-11-27; Austria, Italy and Slovenia: 2026-11-28); quotes of at most fifteen words. */
const vectors = z
  .array(
    z.strictObject({
      country: z.enum(MEMBER_STATES),
      group: z.enum(ENTITY_GROUPS).optional(),
      entity_class: z.enum(ENTITY_CLASSES).optional(),
      stage: z.enum(STAGES),
      anchor: z.string(),
      amount: z.number(),
      unit: z.string(),
      recipients: z.array(z.string()).min(1),
      provision: z.string(),
      quote: z.string().refine((words) => words.split(' ').length <= 15),
    }),
  )
  .parse(
    JSON.parse(readFileSync(path.resolve('test/modules/incidents/national-stages.json'), 'utf8')),
  );

test.each(vectors)(
  '$country $group $entity_class: $stage follows the act ($provision)',
  ({ country, group, entity_class, stage, anchor, amount, unit, recipients, provision }) => {
    const kind = { group: group ?? null, entityClass: entity_class ?? null };
    const regime = regimeOf(incidentRules.national, country, kind);
    const rule = stageOf(regime, stage);
    expect({
      anchor: rule?.runsFrom,
      term: rule?.term,
      provision: rule?.source.provision,
      recipients: regime?.recipients,
    }).toEqual({ anchor, term: { value: amount, unit }, provision, recipients });
  },
);

test('every stage of a verified act has a vector', () => {
  const all = Object.values(incidentRules.national ?? {}).flat();
  const read = all.filter(({ isRead }) => isRead).flatMap(({ stages }) => stages);
  expect(vectors).toHaveLength(read.length);
});

test('the energy terms of Denmark are those of the order, with the date of its text', () => {
  const kind = { group: 'energy', entityClass: null } as const;
  const regime = regimeOf(incidentRules.national, 'dk', kind);
  const sources = (regime?.stages ?? []).map(({ source }) => [source.url, source.positionDate]);
  const order = ['https://www.retsinformation.dk/eli/lta/2025/260', '2025-03-06'];
  expect(sources).toEqual([order, order, order, order]);
  expect(regime?.recipientSource?.url).toBe(order[0]);
});

test('a group without special stages follows the general ones', () => {
  const general = regimeOf(incidentRules.national, 'ee', { group: null, entityClass: null });
  const telecoms = regimeOf(incidentRules.national, 'ee', {
    group: 'telecoms',
    entityClass: 'important',
  });
  expect(telecoms).toBe(general);
});
