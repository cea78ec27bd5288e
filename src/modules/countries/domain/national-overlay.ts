/** What a national act makes of a class of the Directive. Source. */
import type { MemberState } from '../../../shared/country.js';
import type { Language } from '../../../shared/language.js';
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type {
  NationalClass,
  NationalRecord,
  NativeTerm,
  ThresholdBasis,
} from './national-record.js';

/** A class of art 3 of the Directive; null: outside its scope. */
export type DirectiveClass = 'essential' | 'important' | null;

/** `category`: the documented key. `term`: official, never translated. */
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

/** The term in the reader's language where that is an official one; else in all official languages. */
export function nativeTerm(term: NativeTerm, language: Language): string {
  return typeof term === 'string' ? term : (term[language] ?? Object.values(term).join(' / '));
}

type Confirmed = Readonly<{
  provision: string;
  term: NativeTerm;
  url: string;
  basis: ThresholdBasis;
}>;

/** Every part of an overlay, or null where one of them is unconfirmed. */
function confirmed(record: NationalRecord, { provision, term }: NationalClass): Confirmed | null {
  const { overlayReady, thresholdBasis: basis } = record.classification;
  const { url } = record.act;
  if (!overlayReady || basis === null || url === null) return null;
  return provision === null || term === null ? null : { provision, term, url, basis };
}

/** Null: no confirmed national provision for that class, so the Directive's baseline applies. */
export function nationalOverlay(
  record: NationalRecord,
  directiveClass: DirectiveClass,
  language: Language,
): NationalOverlay | null {
  if (directiveClass === null) return null;
  const found = confirmed(record, record.classification[directiveClass]);
  if (found === null) return null;
  return {
    country: record.country,
    category: `${directiveClass}-entity`,
    term: nativeTerm(found.term, language),
    act: record.act.shortTitle,
    provision: found.provision,
    sourceUrl: found.url,
    kbId: record.kbId,
    thresholdBasis: found.basis,
  };
}

/**
 * The sentence that names the national act, its provision and its term.
 * Null for a pending country, where the pending note says what there is to say.
 */
export function nationalNote(
  record: NationalRecord,
  directiveClass: DirectiveClass,
  language: Language,
): Message | null {
  if (record.transposition.status === 'pending') return null;
  const act = record.act.shortTitle;
  if (!record.classification.overlayReady) {
    return message('countries:general.classes_unconfirmed', { act });
  }
  if (directiveClass === null) return message('countries:general.out_of_scope', { act });
  const overlay = nationalOverlay(record, directiveClass, language);
  if (overlay === null) return message('countries:general.class_unconfirmed', { act });
  return message('countries:general.classified', {
    act,
    // Many provisions end in the short title that the sentence has named already.
    provision: overlay.provision.replace(` ${act}`, ''),
    term: overlay.term,
  });
}

/** The act as a source; none where its address is not known or it is not yet an act. */
export function nationalSource(
  record: NationalRecord,
  provision: string | null,
): readonly Source[] {
  const { url, title, stage } = record.act;
  if (url === null || provision === null || stage === 'bill') return [];
  return [{ title, provision, url, positionDate: record.positionDate }];
}

/** The source of an overlay: the provision of the class. */
export function classificationSources(
  record: NationalRecord,
  directiveClass: DirectiveClass,
): readonly Source[] {
  if (directiveClass === null || !record.classification.overlayReady) return [];
  return nationalSource(record, record.classification[directiveClass].provision);
}
