/** Checks of `kb/reforms` beyond its schema: what a draft changes must exist, and what it adds must not. */
import { draftsOf, type CatalogueKnowledge } from '../modules/catalogue/domain/catalogue.js';
import type { ApplicabilityKnowledge } from '../modules/scoping/domain/applicability-knowledge.js';
import type { Reform, ReformChange, ReformsKnowledge } from '../modules/reforms/domain/reform.js';

const missing = (keys: readonly string[], known: ReadonlySet<string>): readonly string[] =>
  keys.filter((key) => !known.has(key)).map((key) => `${key} is unknown`);

function ruleCodes({ byAnnex, specialCases }: ApplicabilityKnowledge): ReadonlySet<string> {
  const ofAnnexes = Object.values(byAnnex).map(({ large }) => large.code);
  const ofCases = Object.values(specialCases).flatMap(({ effect }) =>
    effect.kind === 'ground' ? [effect.bySize.large.code] : [],
  );
  return new Set([...ofAnnexes, ...ofCases]);
}

function problemsOf({ effect }: ReformChange, law: ApplicabilityKnowledge): readonly string[] {
  const cases = new Set(Object.keys(law.specialCases));
  switch (effect.kind) {
    case 'mid_cap':
      return missing(effect.replaces, ruleCodes(law));
    case 'special_case_sizes':
      return missing([effect.specialCase], cases);
    case 'new_special_case':
      return cases.has(effect.specialCase) ? [`${effect.specialCase} is law already`] : [];
    case 'condition':
      return missing(effect.sectors, new Set(Object.keys(law.sectors)));
    case 'gdpr_authority_term':
    case 'reported':
      return [];
  }
}

function duplicates({ changes }: Reform): readonly string[] {
  const ids = changes.map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} occurs twice`);
}

/** A memo is sold only on a draft of which at least two reports state a change. */
export const checkSoldDrafts = (
  { services }: CatalogueKnowledge,
  reforms: ReformsKnowledge,
): string[] =>
  services.flatMap((service) =>
    draftsOf(service)
      .filter((id) => (reforms[id]?.changes ?? []).length === 0)
      .map((id) => `catalogue/services: no change of the draft "${id}" is recorded`),
  );

/** @returns one line per problem; empty if none */
export function checkReforms(reforms: ReformsKnowledge, law: ApplicabilityKnowledge): string[] {
  return Object.values(reforms).flatMap((reform) =>
    [...duplicates(reform), ...reform.changes.flatMap((change) => problemsOf(change, law))].map(
      (problem) => `kb/reforms/${reform.id}.yaml: ${problem}`,
    ),
  );
}
