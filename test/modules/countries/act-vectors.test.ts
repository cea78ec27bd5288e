import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { presentLaw } from '../../../src/app/knowledge.js';
import { ApplicabilityService } from '../../../src/modules/scoping/applicability.service.js';
import type { MemberState } from '../../../src/shared/country.js';

const FOLDER = path.resolve('test/modules/countries/vectors');
const MIN_CASES = 25;
const MAX_QUOTED_WORDS = 15;

const keys = z.array(z.string()).optional();
const vectorsSchema = z.array(
  z.strictObject({
    facts: z.strictObject({
      employees: z.int(),
      turnover_meur: z.number().optional(),
      balance_meur: z.number().optional(),
      sector: z.string().optional(),
      special_cases: keys,
      entity_types: keys,
      share: z.number().optional(),
    }),
    expect: z.enum([
      'essential',
      'important',
      'no_class',
      'outside',
      'other_act',
      'not_determined',
    ]),
    provision: z.string().nullable(),
    quote: z.string().optional(),
  }),
);

const { applicability, countries } = presentLaw().knowledge;
const service = new ApplicabilityService(applicability, countries);

type Facts = z.infer<typeof vectorsSchema>[number]['facts'];

const rule = (country: string, facts: Facts) =>
  service.scope({
    figures: {
      employees: facts.employees,
      turnoverMeur: facts.turnover_meur ?? null,
      balanceSheetMeur: facts.balance_meur ?? null,
    },
    sector: { field: 'sektor', key: facts.sector ?? null },
    specialCases: (facts.special_cases ?? []).map((key) => ({ field: 'erijuhud', key })),
    entityTypes: facts.entity_types?.map((key) => ({ field: 'uksuse_liigid', key })) ?? null,
    activityShare: facts.share ?? null,
    hasPublicNetwork: false,
    country,
    activityCode: null,
  }).ruling;

const withRules = Object.keys(countries).filter((key) => countries[key as MemberState].rules);

/** A second set, written from the act by a reader who had not seen the rules. */
const INDEPENDENT = '-independent';
const files = readdirSync(FOLDER).map((name) => path.basename(name, '.yaml'));

test('every country with rules has vectors, and no other country has', () => {
  const first = files.filter((name) => !name.endsWith(INDEPENDENT));
  expect(first.sort()).toEqual(withRules.sort());
});

describe.each(files)('vectors written from the act: %s', (name) => {
  const country = name.replace(INDEPENDENT, '');
  const text = readFileSync(path.join(FOLDER, `${name}.yaml`), 'utf8');
  const vectors = vectorsSchema.parse(parse(text));

  test('at least 25 vectors exist, with short quotes', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(MIN_CASES);
    const long = vectors.filter(
      ({ quote }) => (quote ?? '').split(/\s+/u).length > MAX_QUOTED_WORDS,
    );
    expect(long).toEqual([]);
  });

  test('the rules return the class and the provision of the act', () => {
    const answers = vectors.map(({ facts }) => {
      const verdict = rule(country, facts)?.verdict;
      const provision = verdict?.deciding?.provision ?? null;
      return { facts, expect: verdict?.actClass, provision };
    });
    expect(answers).toEqual(
      vectors.map(({ facts, expect: expected, provision }) => ({
        facts,
        expect: expected,
        provision,
      })),
    );
  });
});
