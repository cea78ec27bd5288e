/**
 * Rulings under national acts, kept by what can change them: sector, special cases, entity types, and the places of the
 * figures among the limits of the act and of the Recommendation.
 */
import type { NationalRecord } from '../../countries/domain/national-record.js';
import { prepare, type NationalAnswers } from './act-verdicts.js';
import type { ApplicabilityKnowledge, Sector, SpecialCase } from './applicability-knowledge.js';
import type { EntityFacts } from './classify.js';
import { placesOf } from './figure-places.js';
import { newRuling, type NationalRuling, type RulingAct } from './national-ruling.js';

/** What is left of the subject: one case or none; otherwise the keys of cases and types. */
type Rest = SpecialCase | string | null;

/** By subject, then by places. A ruling takes some hundred bytes besides its counterfactuals. */
type Rulings = Map<Sector | null, Map<Rest, Map<number, NationalRuling>>>;

const MAX_ENTRIES = 1_000;
/** More types at once are rare, and their combinations many. */
const MAX_TYPES = 2;

/** A share is any number. */
const isKept = ({ types, share }: NationalAnswers): boolean =>
  share === null && (types === null || types.size <= MAX_TYPES);

function restOf({ cases }: EntityFacts, { types }: NationalAnswers): Rest {
  if (types === null && cases.length <= 1) return cases[0] ?? null;
  const named = types === null ? '-' : [...types].join();
  return `${cases.map(({ key }) => key).join()} ${named}`;
}

function keep(
  rulings: Rulings,
  [sector, rest, places]: readonly [Sector | null, Rest, number],
  made: NationalRuling,
): NationalRuling {
  const ofSector = rulings.get(sector) ?? new Map<Rest, Map<number, NationalRuling>>();
  const ofSubject = ofSector.get(rest) ?? new Map<number, NationalRuling>();
  rulings.set(sector, ofSector.set(rest, ofSubject.set(places, made)));
  return made;
}

/** Rulings of one act. */
type RulingOf = (facts: EntityFacts, answers: NationalAnswers) => NationalRuling;

function keptRulings(act: RulingAct): RulingOf {
  const rulings: Rulings = new Map();
  const limits = act.act.places;
  let count = 0;
  return (facts, answers) => {
    if (!isKept(answers)) return newRuling(act, facts, answers);
    const { sector, figures } = facts;
    const rest = restOf(facts, answers);
    const places = placesOf(figures, limits);
    const known = rulings.get(sector)?.get(rest)?.get(places);
    if (known !== undefined) return known;
    if (count >= MAX_ENTRIES) {
      rulings.clear();
      count = 0;
    }
    count += 1;
    return keep(rulings, [sector, rest, places], newRuling(act, facts, answers));
  };
}

/** By record, because sources name it. */
const keptActs = new WeakMap<NationalRecord, RulingOf>();

/**
 * Null if the act's rules were not coded or the country is pending. Whether kept or computed, rulings are the same.
 *
 * @param national of one knowledge version, which has its own records
 */
export function rulingsUnder(
  knowledge: ApplicabilityKnowledge,
  national: NationalRecord,
): RulingOf | null {
  const known = keptActs.get(national);
  if (known !== undefined) return known;
  const { rules, transposition } = national;
  if (rules === null || transposition.status === 'pending') return null;
  const made = keptRulings({ knowledge, act: prepare(rules, knowledge), national });
  keptActs.set(national, made);
  return made;
}

/** As `rulingsUnder`, for one ruling. */
export function nationalRuling(
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  answers: NationalAnswers,
  national: NationalRecord,
): NationalRuling | null {
  const rulingOf = rulingsUnder(knowledge, national);
  return rulingOf === null ? null : rulingOf(facts, answers);
}
