/** Random bodies of the operations of the offline package besides scoping, valid or close to it. */
import { MEMBER_STATES } from '../../src/shared/country.js';
import { INCIDENT_PARTIES } from '../../src/modules/incidents/domain/clock.js';
import { FRAMEWORK_KEYS } from '../../src/modules/mapping/domain/control.js';
import { HOLD_STATES } from '../../src/modules/mapping/domain/delta.js';
import {
  FLAGS,
  QUANTITIES,
  SIGNIFICANCE_TYPES,
} from '../../src/modules/incidents/domain/significance.js';
import type { Knowledge } from '../../src/knowledge/load-knowledge.js';
import { SeededRandom } from '../../tools/differ/seeded-random.js';

type Body = Record<string, unknown>;

const AMOUNTS = [0, 1, 9, 10, 29, 30, 31, 60, 61, 999, 50_000, 100_000, 100_001, 1_000_000, 2e9];

function significance(lots: SeededRandom): Body {
  const facts: Body = { entity_type: lots.of([...SIGNIFICANCE_TYPES, 'other']) };
  for (const name of QUANTITIES) if (lots.under(3) === 0) facts[name] = lots.of(AMOUNTS);
  for (const name of FLAGS) if (lots.under(4) === 0) facts[name] = lots.under(2) === 0;
  if (lots.under(6) === 0) facts['scheduled'] = true;
  return facts;
}

/** Times in a possible order. */
const TIMES = [
  'classified_at',
  'early_warning_submitted_at',
  'notification_submitted_at',
  'initial_notification_submitted_at',
  'intermediate_submitted_at',
  'impact_ended_at',
  'end_notice_submitted_at',
  'handled_at',
];
const HOUR_MS = 3_600_000;
const FIRST = Date.UTC(2026, 0, 1);

function deadlines(lots: SeededRandom): Body {
  let at = FIRST + lots.under(6_000) * HOUR_MS;
  const instant = () => new Date(at).toISOString();
  const body: Body = {
    detected_at: instant(),
    roles: [lots.of(INCIDENT_PARTIES), lots.of(INCIDENT_PARTIES)],
  };
  for (const name of TIMES) {
    if (lots.under(4) > 0) continue;
    at += lots.under(60) * HOUR_MS;
    body[name] = instant();
  }
  if (lots.under(6) > 0) body['country'] = lots.of(MEMBER_STATES);
  if (lots.under(4) === 0)
    body['entity_group'] = lots.of(['telecoms', 'energy', 'other', 'nothing']);
  if (lots.under(4) === 0) body['entity_class'] = lots.of(['essential', 'important']);
  if (lots.under(4) === 0) body['dora_relief_excluded'] = lots.under(2) === 0;
  return body;
}

const QUESTIONS = Array.from('abcdefghij').flatMap((letter) => [`${letter}1`, `${letter}2`]);

function gap(lots: SeededRandom): Body {
  const words = lots.of([['jah'], ['ei', 'osaliselt'], ['jah', 'osaliselt', 'ei']]);
  const vastused = Object.fromEntries(QUESTIONS.map((key) => [key, lots.of(words)]));
  return {
    vastused,
    ...(lots.under(3) === 0 ? {} : { riik: lots.of([...MEMBER_STATES, 'eu', 'us']) }),
  };
}

function delta(
  lots: SeededRandom,
  { frameworkMapping }: Pick<Knowledge, 'frameworkMapping'>,
): Body {
  const framework = lots.of(FRAMEWORK_KEYS);
  const refs = frameworkMapping.controls.flatMap((one) =>
    one.framework === framework ? one.ref : [],
  );
  const items = lots.some(40, () => ({
    control: lots.under(12) === 0 ? 'no such control' : lots.of(refs),
    status: lots.of(HOLD_STATES),
    note: lots.under(5) === 0 ? 'õ' : undefined,
  }));
  return { framework, items };
}

const MAKERS = { significance, deadlines, gap, delta } as const;

export type RuleName = keyof typeof MAKERS;

/** @returns bodies as sent: members without a value are absent */
export function randomRule(name: RuleName, known: Knowledge, seed: number): () => Body {
  const lots = new SeededRandom(seed);
  return () => JSON.parse(JSON.stringify(MAKERS[name](lots, known))) as Body;
}
