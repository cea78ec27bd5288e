/** Schema of `kb/groups`: numbers of Recommendation 2003/361/EC on groups, and national rules on independence. */
import { z } from 'zod';
import type {
  CountriesKnowledge,
  NationalRecord,
} from '../modules/countries/domain/national-record.js';
import { nationalSource } from '../modules/countries/domain/national-overlay.js';
import type { GroupLimits } from '../modules/groups/domain/group-graph.js';
import {
  INDEPENDENCE_RULES,
  type GroupsKnowledge,
  type NationalGroupRule,
} from '../modules/groups/domain/groups-knowledge.js';
import { MEMBER_STATES, isMemberState } from '../shared/country.js';
import { resolveSource, type Act, type Acts } from '../shared/source.js';
import { quote } from './schema-parts.js';

const number = (unit: string) =>
  z.strictObject({
    value: z.number().positive(),
    unit: z.literal(unit),
    source: z.strictObject({ act: z.string(), provision: z.string() }),
  });

const limits = z.strictObject({
  partner: number('percent'),
  majority: number('percent'),
  business_angels: number('million_eur'),
  authority_budget: number('million_eur'),
  authority_inhabitants: number('inhabitants'),
  bundled: z.literal(true).optional(),
});

const rule = z.strictObject({
  effect: z.enum(INDEPENDENCE_RULES),
  requires: z.array(z.enum(['systems', 'services'])),
  provision: z.string().min(1),
  quote: quote.optional(),
});

/** Versions before 2026-11-24 have no such folder. */
export const groupsSchema = z.strictObject({
  limits: limits.optional(),
  national: z.partialRecord(z.enum(MEMBER_STATES), rule).default({}),
});

type GroupsFiles = z.infer<typeof groupsSchema>;

/** @throws Error if the act has no address: the rule would have no source */
function toRule(raw: z.infer<typeof rule>, record: NationalRecord): NationalGroupRule {
  const [source] = nationalSource(record, raw.provision);
  if (source === undefined) throw new Error(`national.yaml: ${record.country} has no source`);
  return { effect: raw.effect, requires: raw.requires, quote: raw.quote ?? null, source };
}

function toLimits(raw: z.infer<typeof limits>, acts: Acts): GroupLimits {
  const numbers = Object.values(raw).filter((one) => typeof one === 'object');
  for (const { source } of numbers) resolveSource(acts, source); // every number has a source
  return {
    partnerPercent: raw.partner.value,
    majorityPercent: raw.majority.value,
    angelMeur: raw.business_angels.value,
    authorityBudgetMeur: raw.authority_budget.value,
    authorityInhabitants: raw.authority_inhabitants.value,
  };
}

function actOf(acts: Acts, key: string): Act {
  const act = acts[key];
  if (act === undefined) throw new Error(`kb/sources.yaml has no act "${key}"`);
  return act;
}

/** @param countries undefined if they have errors, which are reported themselves */
export function toGroupsKnowledge(
  files: GroupsFiles,
  acts: Acts,
  countries: CountriesKnowledge | undefined,
): GroupsKnowledge {
  const national = Object.entries(files.national).flatMap(([country, raw]) =>
    isMemberState(country) && countries !== undefined
      ? [[country, toRule(raw, countries[country])] as const]
      : [],
  );
  const law =
    files.limits === undefined
      ? null
      : {
          limits: toLimits(files.limits, acts),
          isBundled: files.limits.bundled === true,
          acts: {
            recommendation: actOf(acts, 'sme_recommendation'),
            directive: actOf(acts, 'nis2'),
          },
        };
  return { law, national: Object.fromEntries(national) };
}
