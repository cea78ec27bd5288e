/** Values that arguments of assistants' tools and addresses of their resources can have. */
import type { Knowledge } from '../knowledge/load-knowledge.js';
import { LANGUAGES } from '../shared/language.js';

/** By name of the argument. The law data of the process; earlier versions may have others. */
export function choicesOf({
  applicability,
  countries,
  frameworkMapping,
  reforms,
}: Knowledge): Readonly<Record<string, readonly string[]>> {
  const special = Object.keys(applicability.specialCases);
  const drafts = Object.keys(reforms);
  return {
    keel: LANGUAGES,
    language: LANGUAGES,
    country: Object.keys(countries),
    sektor: Object.keys(applicability.sectors),
    erijuht: special,
    erijuhud: special,
    measure_key: frameworkMapping.measures.map(({ key }) => key),
    reform: drafts,
    id: drafts,
  };
}
