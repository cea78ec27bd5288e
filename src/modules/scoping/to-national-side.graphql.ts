/** National part of a scoping result, as wire values. Source. */
import type { NationalVerdict } from './domain/national-verdict.js';
import {
  classificationSources,
  nationalNote,
  nationalOverlay,
  nationalSource,
  type DirectiveClass,
  type NationalOverlay,
} from '../countries/domain/national-overlay.js';
import { classificationWarnings } from '../countries/domain/national-warnings.js';
import { message, type Message } from '../../shared/message.js';
import { sourceOf, type Source } from '../../shared/source.js';
import type { NationalRecord } from '../countries/domain/national-record.js';
import { statement, type Statement } from './domain/statement.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { ScopingAnswer } from './applicability.service.js';
import { THRESHOLD_BASIS_WORDS } from './applicability.graphql.js';
import type { NationalOverlayView, NationalResultView } from './national-side.graphql.js';

const toOverlayView = (overlay: NationalOverlay): NationalOverlayView => ({
  ...overlay,
  thresholdBasis: THRESHOLD_BASIS_WORDS[overlay.thresholdBasis],
});

/** Class whose national provision and term are reported: the national result if there is one. */
function nationalClass({ assessment, nationalVerdict }: ScopingAnswer): DirectiveClass {
  const { entityClass } = nationalVerdict ?? assessment.verdict;
  return entityClass === 'out_of_scope' ? null : entityClass;
}

function verdictNote(answer: ScopingAnswer): readonly Message[] {
  const { nationalVerdict: own, assessment } = answer;
  if (own === null) return [];
  if (!own.differs) return [message('countries:general.national_same')];
  const provision = own.provisions.join('; ');
  const params = {
    provision,
    verdict: own.entityClass,
    directive: assessment.verdict.entityClass,
  };
  return [message('countries:general.national_differs', params)];
}

/** Sentences on the national act; for a pending country its explanation. */
function noteOf(answer: ScopingAnswer, localizer: Localizer): string | null {
  const { national } = answer;
  if (national === null) return null;
  const note = nationalNote(national, nationalClass(answer), localizer.language);
  const said = [note ?? national.transposition.note].filter((one) => one !== null);
  const all = [...said, ...verdictNote(answer)];
  return all.length === 0 ? null : all.map(localizer.localize).join(' ');
}

/** Provision of the class (or of all classes if out of scope) and those behind the national result. */
export function nationalSources(answer: ScopingAnswer): readonly Source[] {
  const { national, nationalVerdict } = answer;
  if (national === null) return [];
  const own = classificationSources(national, nationalClass(answer));
  const { overlayReady, provision } = national.classification;
  const ofClass = own.length > 0 || !overlayReady ? own : nationalSource(national, provision);
  const computed = nationalVerdict?.provisions ?? [];
  return [...ofClass, ...computed.flatMap((one) => nationalSource(national, one))];
}

/** The act as a whole, for statements about it; a bill is named by its page. */
function actSources({ act, authority, positionDate }: NationalRecord): readonly Source[] {
  const url = act.url ?? authority?.url ?? null;
  if (url === null) return [];
  return [sourceOf({ ...act, url, positionDate }, act.publication ?? act.title)];
}

/** Sources of `riigi_markus`. */
export function noteSources(answer: ScopingAnswer): readonly Source[] {
  const { national } = answer;
  if (national === null) return [];
  const cited = nationalSources(answer);
  return cited.length > 0 ? cited : actSources(national);
}

/** Each rests on the provision about classes, or on the act as a whole if that was not confirmed. */
export function nationalWarnings(answer: ScopingAnswer): readonly Statement[] {
  const { national, nationalVerdict, country } = answer;
  if (national !== null) {
    const ofClasses = nationalSource(national, national.classification.provision);
    const sources = ofClasses.length > 0 ? ofClasses : actSources(national);
    return classificationWarnings(national, nationalVerdict !== null).map((said) =>
      statement(said, sources),
    );
  }
  if (country === null) return [];
  return [statement(message('countries:general.baseline', { country: country.toUpperCase() }), [])];
}

const toResultView = (own: NationalVerdict): NationalResultView => ({
  classification: own.entityClass,
  size: own.size,
  differs: own.differs,
  provisions: [...own.provisions],
});

export function toNationalView(answer: ScopingAnswer, localizer: Localizer) {
  const { national, nationalVerdict } = answer;
  const overlay =
    national === null ? null : nationalOverlay(national, nationalClass(answer), localizer.language);
  const pending = national?.transposition.note ?? null;
  return {
    nationalOverlay: overlay === null ? null : toOverlayView(overlay),
    nationalResult: nationalVerdict === null ? null : toResultView(nationalVerdict),
    nationalNote: noteOf(answer, localizer),
    transpositionStatus: national?.transposition.status ?? null,
    transpositionNote: pending === null ? null : localizer.localize(pending),
  };
}
