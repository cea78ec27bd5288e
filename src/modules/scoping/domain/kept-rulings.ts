/**
 * Rulings under national acts, kept by what can change them: sector, special cases, entity types, and the places of the
 * figures among the limits of the act and of the Recommendation.
 */
import type { NationalRecord } from '../../countries/domain/national-record.js';
import { prepare, type NationalAnswers, type PreparedAct } from './act-verdicts.js';
import type { ApplicabilityKnowledge, Sector, SpecialCase } from './applicability-knowledge.js';
import type { EntityFacts } from './classify.js';
import { placesOf } from './figure-places.js';
import { newRuling, type NationalRuling } from './national-ruling.js';

/** What is left of the subject: one case or none; otherwise the keys of cases and types. */
type Rest = SpecialCase | string | null;

/** Of one act, by subject, then by places. A ruling takes some hundred bytes besides its counterfactuals. */
type Rulings = Map<Sector | null, Map<Rest, Map<number, NationalRuling>>>;
type KeptAct = { readonly act: PreparedAct; readonly rulings: Rulings; count: number };

const MOST_KEPT = 1_000;
/** More types at once are rare, and their combinations many. */
const MOST_TYPES = 2;

/** By record, because sources name it. */
const keptActs = new WeakMap<NationalRecord, KeptAct>();

function keptAct(knowledge: ApplicabilityKnowledge, national: NationalRecord): KeptAct | null {
  const known = keptActs.get(national);
  if (known !== undefined) return known;
  const { rules, transposition } = national;
  if (rules === null || transposition.status === 'pending') return null;
  const made = { act: prepare(rules, knowledge), rulings: new Map(), count: 0 };
  keptActs.set(national, made);
  return made;
}

/** A share is any number. */
const isKept = ({ types, share }: NationalAnswers): boolean =>
  share === null && (types === null || types.size <= MOST_TYPES);

function restOf({ cases }: EntityFacts, { types }: NationalAnswers): Rest {
  if (types === null && cases.length <= 1) return cases[0] ?? null;
  const named = types === null ? '-' : [...types].join();
  return `${cases.map(({ key }) => key).join()} ${named}`;
}

/** Drops all when there are too many. */
function keep(
  kept: KeptAct,
  [sector, rest, places]: readonly [Sector | null, Rest, number],
  made: NationalRuling,
): NationalRuling {
  if (kept.count >= MOST_KEPT) {
    kept.rulings.clear();
    kept.count = 0;
  }
  const ofSector = kept.rulings.get(sector) ?? new Map<Rest, Map<number, NationalRuling>>();
  const ofSubject = ofSector.get(rest) ?? new Map<number, NationalRuling>();
  kept.rulings.set(sector, ofSector.set(rest, ofSubject.set(places, made)));
  kept.count += 1;
  return made;
}

/**
 * Null if the act's rules were not coded or the country is pending. Whether kept or computed, rulings are the same.
 *
 * @param national of one knowledge version, which has its own records
 */
export function nationalRuling(
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  answers: NationalAnswers,
  national: NationalRecord,
): NationalRuling | null {
  const kept = keptAct(knowledge, national);
  if (kept === null) return null;
  const { act, rulings } = kept;
  const compute = () => newRuling({ knowledge, act, national }, facts, answers);
  if (!isKept(answers)) return compute();
  const { sector, figures } = facts;
  const rest = restOf(facts, answers);
  const places = placesOf(figures, act.places);
  const known = rulings.get(sector)?.get(rest)?.get(places);
  return known ?? keep(kept, [sector, rest, places], compute());
}
