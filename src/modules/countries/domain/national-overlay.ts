/** National category, term and provision for a class of the Directive. Source. */
import type { NativeTerm } from './act-rules.js';
import type { MemberState } from '../../../shared/country.js';
import type { Language } from '../../../shared/language.js';
import { memoizePer } from '../../../shared/memoize-per.js';
import { cachedMessage, type Message } from '../../../shared/message.js';
import { provisionBeside, sourceOf, type Source } from '../../../shared/source.js';
import type { NationalClass, NationalRecord, ThresholdBasis } from './national-record.js';

/** A class of art 3 of the Directive; null: outside its scope. */
export type DirectiveClass = 'essential' | 'important' | null;

/** `category`: documented key. `term`: official, never translated. */
export type NationalOverlay = Readonly<{
  country: MemberState;
  category: 'essential-entity' | 'important-entity';
  term: string;
  act: string;
  provision: string;
  sourceUrl: string;
  kbId: number;
  thresholdBasis: ThresholdBasis;
}>;

/** The term in the given language if official there; otherwise in all official languages. */
export function nativeTerm(term: NativeTerm, language: Language): string {
  return typeof term === 'string' ? term : (term[language] ?? Object.values(term).join(' / '));
}

type ConfirmedTerm = Readonly<{
  provision: string;
  term: NativeTerm;
  url: string;
  basis: ThresholdBasis;
}>;

/** Null if any part of the overlay is unconfirmed. */
function confirmed(
  record: NationalRecord,
  { provision, term }: NationalClass,
): ConfirmedTerm | null {
  const { overlayReady, thresholdBasis: basis } = record.classification;
  const { url } = record.act;
  if (!overlayReady || basis === null || url === null) return null;
  return provision === null || term === null ? null : { provision, term, url, basis };
}

const overlays = memoizePer((record: NationalRecord, language: Language) => ({
  essential: overlayFor(record, 'essential', language),
  important: overlayFor(record, 'important', language),
}));

/** Null if no national provision is confirmed for the class; the Directive then applies alone. */
export const nationalOverlay = (
  record: NationalRecord,
  directiveClass: DirectiveClass,
  language: Language,
): NationalOverlay | null =>
  directiveClass === null ? null : overlays(record, language)[directiveClass];

function overlayFor(
  record: NationalRecord,
  directiveClass: NonNullable<DirectiveClass>,
  language: Language,
): NationalOverlay | null {
  const found = confirmed(record, record.classification[directiveClass]);
  if (found === null) return null;
  return {
    country: record.country,
    category: `${directiveClass}-entity`,
    term: nativeTerm(found.term, language),
    act: record.act.shortTitle,
    provision: found.provision,
    sourceUrl: nationalSource(record, found.provision)[0]?.url ?? found.url,
    kbId: record.kbId,
    thresholdBasis: found.basis,
  };
}

const notes = memoizePer((record: NationalRecord, language: Language) => ({
  essential: noteFor(record, 'essential', language),
  important: noteFor(record, 'important', language),
  outside: noteFor(record, null, language),
}));

/**
 * Sentence with the national act, its provision and its term.
 * Null for a pending country, which has its own note.
 */
export const nationalNote = (
  record: NationalRecord,
  directiveClass: DirectiveClass,
  language: Language,
): Message | null => notes(record, language)[directiveClass ?? 'outside'];

function noteFor(
  record: NationalRecord,
  directiveClass: DirectiveClass,
  language: Language,
): Message | null {
  if (record.transposition.status === 'pending') return null;
  const act = record.act.shortTitle;
  if (!record.classification.overlayReady) {
    return cachedMessage('countries:general.classes_unconfirmed', { act });
  }
  if (directiveClass === null) return cachedMessage('countries:general.out_of_scope', { act });
  const overlay = nationalOverlay(record, directiveClass, language);
  if (overlay === null) return cachedMessage('countries:general.class_unconfirmed', { act });
  return cachedMessage('countries:general.classified', {
    act,
    provision: provisionBeside(act, overlay.provision, act),
    term: overlay.term,
  });
}

/** The act's own term for a class whose provision another sentence already names. */
export const classTermNote = memoizePer(({ term }: NationalOverlay): Message =>
  cachedMessage('countries:general.class_term', { term }),
);

/** The act as a source; empty if its URL is unknown or it is still a bill. */
export const nationalSource = memoizePer(
  (record: NationalRecord, provision: string | null): readonly Source[] => {
    const { act, positionDate } = record;
    const { url, stage } = act;
    if (url === null || provision === null || stage === 'bill') return [];
    return [sourceOf({ ...act, url, positionDate }, provision)];
  },
);

const sourcesOfAct = memoizePer((record: NationalRecord, cited: string): readonly Source[] => {
  const { act, authority, positionDate } = record;
  const url = act.url ?? authority?.url ?? null;
  return url === null ? [] : [sourceOf({ ...act, url, positionDate }, cited)];
});

/** The act as a whole, for statements about it; a bill is named by its page. */
export const actSources = (record: NationalRecord): readonly Source[] =>
  sourcesOfAct(record, record.act.publication ?? record.act.title);

/** Sources of a provision, or the act as a whole if the provision has no address of its own. */
export function provisionSources(
  record: NationalRecord,
  provision: string | null,
): readonly Source[] {
  const cited = nationalSource(record, provision);
  return cited.length > 0 ? cited : actSources(record);
}

export function classificationSources(
  record: NationalRecord,
  directiveClass: DirectiveClass,
): readonly Source[] {
  if (directiveClass === null || !record.classification.overlayReady) return [];
  return nationalSource(record, record.classification[directiveClass].provision);
}
