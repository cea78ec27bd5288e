/** Sources of clauses about the law of the country of the case. */
import { actSources } from '../../countries/domain/national-overlay.js';
import type { Source } from '../../../shared/source.js';
import { registrationOf, type ComposedCase } from './composed-case.js';
import { incidentSource } from './notification-rows.js';
import type { NationalSubject } from './paper-plan.js';
import { nameSource, type DocumentCase } from './paper-source.js';

/** The act as a whole; of a country without an act in force, its bill or the page of its authority. */
const actSource = ({ standing }: ComposedCase): Source | null =>
  standing.national === null ? null : (actSources(standing.national)[0] ?? null);

const OF_SUBJECT: Readonly<Record<NationalSubject, (the: ComposedCase) => Source | null>> = {
  act: actSource,
  class: (the) => the.standing.classSource ?? actSource(the),
  incident: (the) => incidentSource(the) ?? actSource(the),
  registration: ({ duties }) => registrationOf(duties)?.source ?? null,
};

/** Null for a clause that is not about the country. */
export const nationalClauseSource = (
  the: ComposedCase,
  subject: NationalSubject | undefined,
): Source | null => (subject === undefined ? null : OF_SUBJECT[subject](the));

/** Such as "KüTS § 8 lg 1"; the act is not named again if the provision ends with its abbreviation. */
export function citedNationally(source: Source | null, one: DocumentCase): string | null {
  if (source === null) return null;
  const { title, provision } = nameSource(one, source);
  const [, short = title] = /\(([^)]+)\)$/.exec(title) ?? [];
  return provision.includes(short) ? provision : `${title}, ${provision}`;
}
