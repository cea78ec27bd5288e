/** Sources of the national part of a scoping result, and its warnings. Source. */
import type { NationalRecord } from '../countries/domain/national-record.js';
import { memoizePer } from '../../shared/memoize-per.js';
import { message } from '../../shared/message.js';
import type { Source } from '../../shared/source.js';
import {
  actSources,
  classificationSources,
  nationalSource,
  provisionSources,
  type DirectiveClass,
} from '../countries/domain/national-overlay.js';
import { classificationWarnings } from '../countries/domain/national-warnings.js';
import type { ScopingAnswer } from './applicability.service.js';
import { rulingSources, rulingWarnings } from './domain/ruling-statements.js';
import { cachedStatement, statement, type Statement } from './domain/statement.js';

/** Class whose national provision and term are reported: the national result if there is one, never that of a draft. */
export function nationalClass(answer: ScopingAnswer): DirectiveClass {
  const { assessment, inForce, nationalVerdict } = answer;
  const { entityClass } = nationalVerdict ?? (inForce ?? assessment).verdict;
  return entityClass === 'out_of_scope' ? null : entityClass;
}

/** Provision of the class (or of all classes if out of scope) and those behind the national result. */
export function nationalSources(answer: ScopingAnswer): readonly Source[] {
  const { national, nationalVerdict, ruling } = answer;
  if (national === null) return [];
  if (ruling !== null) return rulingSources(ruling, national);
  const own = classificationSources(national, nationalClass(answer));
  const { overlayReady, provision } = national.classification;
  const ofClass = own.length > 0 || !overlayReady ? own : nationalSource(national, provision);
  const computed = nationalVerdict?.provisions ?? [];
  return [...ofClass, ...computed.flatMap((one) => nationalSource(national, one))];
}

/** Sources of `riigi_markus`. */
export function noteSources(answer: ScopingAnswer): readonly Source[] {
  const { national } = answer;
  if (national === null) return [];
  const cited = nationalSources(answer);
  return cited.length > 0 ? cited : actSources(national);
}

const classificationStatements = memoizePer((national: NationalRecord, isComputed: boolean) => {
  const sources = provisionSources(national, national.classification.provision);
  return classificationWarnings(national, isComputed).map((text) => cachedStatement(text, sources));
});

/**
 * Each rests on the provision about classes, or on the act as a whole if that was not confirmed.
 *
 * @param outsideUnion what a country that is no member state is judged by
 */
export function nationalWarnings(
  answer: ScopingAnswer,
  outsideUnion: readonly Source[],
): readonly Statement[] {
  const { national, nationalVerdict, ruling, country } = answer;
  if (national !== null) {
    return [
      ...(ruling === null ? [] : rulingWarnings(ruling, national)),
      ...classificationStatements(national, nationalVerdict !== null || ruling !== null),
    ];
  }
  if (country === null) return [];
  const text = message('countries:general.baseline', { country: country.toUpperCase() });
  return [statement(text, outsideUnion)];
}
