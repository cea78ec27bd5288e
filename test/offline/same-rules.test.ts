/** Significance, deadlines, gaps and deltas of the offline package equal those of the service, byte for byte. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Law } from '../../src/offline/api.js';
import { OfflineError } from '../../src/offline/main.js';
import { ServiceError } from '../../src/shared/errors.js';
import { NOW, openPresent, present, restAnswers } from '../support/offline-law.js';
import { randomRule, type RuleName } from '../support/random-rules.js';

const LONG_MS = 120_000;
/** Two alphabets; scoping is compared in all languages. */
const LANGUAGES = ['et', 'en', 'de', 'el'] as const;
/** In each language. */
const INPUTS = 40;

type Body = Readonly<Record<string, unknown>>;

const OPERATIONS: Readonly<Record<RuleName, string>> = {
  significance: 'Query.incidentSignificance',
  deadlines: 'Query.incidentDeadlines',
  gap: 'Query.wizardEvaluate',
  delta: 'Query.mappingDelta',
};
const RULES = Object.keys(OPERATIONS) as RuleName[];

let rest: (path: string, body: Body) => Promise<string>;
const laws = new Map<string, Law>();

const lawIn = (language: string): Law => {
  const law = laws.get(language);
  if (law === undefined) throw new Error(`no law in ${language}`);
  return law;
};

beforeAll(async () => {
  rest = await restAnswers();
  for (const language of LANGUAGES) laws.set(language, await openPresent(language));
}, LONG_MS);

/** Details of what the service throws, directly or within an error of GraphQL. */
function innermost(error: unknown): unknown {
  if (error instanceof ServiceError) return error.details;
  return innermost((error as { originalError: unknown }).originalError);
}

/** The answer, or the details of the refusal. Only the service creates the calendar file. */
async function online(name: RuleName, body: Body): Promise<unknown> {
  try {
    const text = await rest(OPERATIONS[name], body);
    return name === 'deadlines' ? text.replace(/"ics":"(?:[^"\\]|\\.)*",/, '') : text;
  } catch (error) {
    return innermost(error);
  }
}

function offline(law: Law, name: RuleName, body: Body): unknown {
  try {
    return JSON.stringify(law[name](body, NOW).data);
  } catch (error) {
    if (error instanceof OfflineError) return error.details;
    throw error;
  }
}

test.each(RULES)(
  '%s of random inputs in four languages',
  async (name) => {
    let answered = 0;
    for (const [at, keel] of LANGUAGES.entries()) {
      const next = randomRule(name, present.knowledge, at + 1);
      for (let done = 0; done < INPUTS; done += 1) {
        const body = { ...next(), keel };
        const expected = await online(name, body);
        if (typeof expected === 'string') answered += 1;
        expect([body, offline(lawIn(keel), name, body)]).toEqual([body, expected]);
      }
    }
    expect(answered).toBeGreaterThan((INPUTS * LANGUAGES.length) / 2);
  },
  LONG_MS,
);

const WRONG: Readonly<Record<RuleName, readonly Body[]>> = {
  significance: [
    {},
    { entity_type: 'x' },
    { entity_type: 'other', users_affected: -1, death: 'no' },
  ],
  deadlines: [
    {},
    { detected_at: 'x', roles: [] },
    { detected_at: '2026-11-01T00:00:00Z', roles: ['x'], country: 'EST' },
    { detected_at: '2026-11-01T00:00:00Z', roles: [] },
    {
      detected_at: '2026-11-02T00:00:00Z',
      handled_at: '2026-11-01T00:00:00Z',
      roles: ['nis2_entity'],
    },
  ],
  gap: [{}, { vastused: [] }, { vastused: { a1: 'x', a2: null } }, { vastused: 5, riik: 'EST' }],
  delta: [
    {},
    { framework: 'x' },
    { framework: 'iso27001' },
    { framework: 'iso27001', items: {} },
    {
      framework: 'iso27001',
      items: [{ control: '', status: 'x' }, 5, { control: 'A.5.1', status: 'planned', note: 7 }],
    },
  ],
};

test.each(RULES)('%s rejects what the service rejects, with the same errors', async (name) => {
  for (const body of WRONG[name]) {
    const expected = await online(name, body);
    expect(Array.isArray(expected)).toBe(true);
    expect([body, offline(lawIn('et'), name, body)]).toEqual([body, expected]);
  }
});

test.each([
  [
    'deadlines',
    { detected_at: '2026-11-01T00:00:00Z', roles: ['nis2_entity'], reform: 'omnibus-iv-deal' },
    'reform',
  ],
  ['gap', { receipt: true }, 'receipt'],
  ['delta', { framework: 'iso27001', csv: 'control,status\nA.5.1,planned\n' }, 'csv'],
] as const)('%s refuses what requires the service', (name, body, field) => {
  expect(offline(lawIn('et'), name, body)).toContainEqual({ field, type: 'needs_service' });
});

test('a deadline in a year whose holidays are not in the bundle is refused', () => {
  const body = {
    detected_at: '2020-01-06T10:00:00Z',
    roles: ['nis2_entity'],
    notification_submitted_at: '2020-01-08T10:00:00Z',
    country: 'ee',
  };
  expect(offline(lawIn('et'), 'deadlines', body)).toEqual([
    { field: 'detected_at', type: 'holidays_not_in_bundle', params: { from: 2025, to: 2028 } },
  ]);
});
