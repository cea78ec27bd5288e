/** Sources of clauses about the law of the country of the case. */
import { actSources, nationalSource } from '../../countries/domain/national-overlay.js';
import type { Source } from '../../../shared/source.js';
import { registrationOf, type ComposedCase } from './composed-case.js';
import { dutyElsewhere } from './duty-exceptions.js';
import { incidentSource } from './notification-rows.js';
import type { NationalSubject } from './document-plan.js';
import { actName, nameSource, nationalOf, type DocumentCase } from './document-source.js';

/** The act as a whole; of a country without an act in force, its bill or the page of its authority. */
const actSource = ({ standing }: ComposedCase): Source | null =>
  standing.national === null ? null : (actSources(standing.national)[0] ?? null);

/** The act's provision on classes; null if there is no act in force, or none was read. */
function classesSource({ standing }: ComposedCase): Source | null {
  const { national, law } = standing;
  const provision = national?.classification.provision ?? null;
  if (national === null || provision === null || law === 'pending') return null;
  return nationalSource(national, provision)[0] ?? null;
}

const OF_SUBJECT: Readonly<Record<NationalSubject, (the: ComposedCase) => Source | null>> = {
  act: actSource,
  class: (the) => the.standing.classSource ?? classesSource(the) ?? actSource(the),
  incident: (the) => incidentSource(the) ?? actSource(the),
  registration: ({ duties }) => registrationOf(duties)?.source ?? null,
  elsewhere: ({ standing }) => dutyElsewhere(standing)?.source ?? null,
};

/** Null for a clause that is not about the country. */
export const nationalClauseSource = (
  the: ComposedCase,
  subject: NationalSubject | undefined,
): Source | null => (subject === undefined ? null : OF_SUBJECT[subject](the));

const MIN_LENGTH = 3;

/** In parentheses, as in "Gesetz über … (BSI-Gesetz – BSIG), Artikel 1 des … (NIS2UmsuCG)". */
const abbreviationsOf = (title: string): readonly string[] =>
  [...title.matchAll(/\(([^()]+)\)/g)]
    .flatMap(([, inside = '']) => inside.split(/\s+[–-]\s+|,\s*/))
    .filter((short) => short.length >= MIN_LENGTH);

/** The act is not named again if the provision contains its name or abbreviation. */
function withAct(title: string, provision: string): string {
  const words = provision.split(/[\s,;]+/);
  const isNamed =
    provision.includes(title) || abbreviationsOf(title).some((short) => words.includes(short));
  return isNamed ? provision : `${title}, ${provision}`;
}

/** Act and provision; a provision of the act of the country has its short title. */
export function citedNationally(source: Source | null, one: DocumentCase): string | null {
  if (source === null) return null;
  const { title, provision } = nameSource(one, source);
  const record = nationalOf(one);
  if (record === null || title !== actName(record)) return withAct(title, provision);
  const { act } = record;
  return withAct(provision === act.publication ? act.title : act.shortTitle, provision);
}

/** Provision on incident reporting, for a sentence. */
export const incidentBasis = (the: ComposedCase): string | null =>
  citedNationally(incidentSource(the), the.one);
