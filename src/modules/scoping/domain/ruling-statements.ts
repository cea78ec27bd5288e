/** Sentences and sources about a class under a national act's own rules. */
import type {
  ActRule,
  ActRules,
  DutyException,
  OtherAct,
  Passage,
} from '../../countries/domain/act-rules.js';
import type { NationalRecord } from '../../countries/domain/national-record.js';
import { memoizePer } from '../../../shared/memoize-per.js';
import { cachedMessage, type Message } from '../../../shared/message.js';
import { provisionBeside, type Source } from '../../../shared/source.js';
import { provisionSources } from '../../countries/domain/national-overlay.js';
import { passageSource, type NationalRuling } from './national-ruling.js';
import type { EntityClass } from './applicability-knowledge.js';
import { cachedStatement, type Statement } from './statement.js';

/** Sentences about what keeps a class from being given; more would hide the first. */
const MAX_OPEN = 3;

const otherAct = ({ rules }: NationalRecord, key: string | null): OtherAct | null =>
  rules?.otherActs.find((one) => one.key === key) ?? null;

/** Title of the act that a passage is in. */
const titleOf = (national: NationalRecord, passage: Passage | null): string =>
  otherAct(national, passage?.under ?? null)?.title ?? national.act.shortTitle;

/** Title of the act that gives the class. */
export const actOf = ({ verdict }: NationalRuling, national: NationalRecord): string =>
  titleOf(national, verdict.deciding);

/** Whether the record's own act or a decree under it gives the class, so that its terms apply. */
export function isOfMainAct(ruling: NationalRuling, national: NationalRecord): boolean {
  const under = ruling.verdict.deciding?.under ?? null;
  if (ruling.entityClass === null) return false;
  return under === null || otherAct(national, under)?.isImplementing === true;
}

/** Beside the short title of the act. */
const cited = (
  { provision }: Pick<Passage, 'provision'>,
  { act: { shortTitle: act } }: NationalRecord,
): string => provisionBeside(act, provision, act);

const openSentence = memoizePer((rule: ActRule, national: NationalRecord): Message => {
  const key = rule.isCoded ? 'needs_answer' : 'not_coded';
  return cachedMessage(`countries:general.${key}`, {
    act: titleOf(national, rule),
    provision: cited(rule, national),
    quote: rule.quote,
  });
});

/** Why a rule that holds gives no class. */
const classlessSentence = memoizePer((rule: ActRule, national: NationalRecord): Message => {
  const { gives, quote, to } = rule;
  const provision = cited(rule, national);
  if (gives === 'no_class') {
    const act = titleOf(national, rule);
    return cachedMessage('countries:general.without_class', { act, provision, quote });
  }
  const other = otherAct(national, to)?.title ?? '';
  const act = national.act.shortTitle;
  return cachedMessage('countries:general.other_act', { act, provision, other });
});

/** `rule`: gives the class; null if none holds. */
const classSentences = memoizePer((national: NationalRecord, rule: ActRule | null) => {
  const provision = cited(
    { provision: rule?.provision ?? national.classification.provision ?? '' },
    national,
  );
  const act = titleOf(national, rule);
  const sentence = (verdict: EntityClass): Message =>
    cachedMessage('countries:general.national_class', { act, provision, verdict });
  return {
    essential: sentence('essential'),
    important: sentence('important'),
    out_of_scope: sentence('out_of_scope'),
  };
});

/** The class under the act, or why none is given. The first sentence is complete by itself. */
export function rulingSentences(
  ruling: NationalRuling,
  national: NationalRecord,
): readonly Message[] {
  const { entityClass, verdict } = ruling;
  const { deciding, open } = verdict;
  if (verdict.actClass === 'not_determined') {
    return open.slice(0, MAX_OPEN).map((rule) => openSentence(rule, national));
  }
  if (deciding !== null && entityClass === null) return [classlessSentence(deciding, national)];
  return [classSentences(national, deciding)[entityClass ?? 'out_of_scope']];
}

const dutyStatement = memoizePer((duty: DutyException, national: NationalRecord): Statement => {
  const text = cachedMessage('countries:general.duties_elsewhere', {
    act: national.act.shortTitle,
    provision: cited(duty, national),
    excluded: duty.excluded,
    other: otherAct(national, duty.to)?.title ?? '',
  });
  return cachedStatement(text, [passageSource(national, duty)]);
});

/** What the other act requires instead, passage by passage. */
const insteadStatements = memoizePer((duty: DutyException, national: NationalRecord) =>
  (duty.instead ?? []).map((passage) => {
    const { provision, quote } = passage;
    const act = titleOf(national, passage);
    const text = cachedMessage('countries:general.act_rule', { act, provision, quote });
    return cachedStatement(text, [passageSource(national, passage)]);
  }),
);

type Unread = ActRules['uncoded'][number];

const unreadStatement = memoizePer((unread: Unread, national: NationalRecord): Statement => {
  const text = cachedMessage('countries:general.not_read', {
    act: national.act.shortTitle,
    provision: cited(unread, national),
    subject: unread.subject,
  });
  // A text outside the act has no address here; the act points to it.
  return cachedStatement(text, provisionSources(national, unread.provision));
});

/** Duties that another act sets, and texts that were not to be had. */
export function rulingWarnings(
  ruling: NationalRuling,
  national: NationalRecord,
): readonly Statement[] {
  const unread = ruling.entityClass === 'out_of_scope' ? [] : ruling.rules.uncoded;
  return [
    ...ruling.duties.flatMap((duty) => [
      dutyStatement(duty, national),
      ...insteadStatements(duty, national),
    ]),
    ...unread.map((one) => unreadStatement(one, national)),
  ];
}

/** The provisions behind the class, or those that keep it open, with the date of the text that was read. */
export function rulingSources(ruling: NationalRuling, national: NationalRecord): readonly Source[] {
  const { deciding, open } = ruling.verdict;
  const passages: readonly Passage[] = deciding === null ? open.slice(0, MAX_OPEN) : [deciding];
  const cited = [...passages, ...ruling.duties].map((one) => passageSource(national, one));
  // An organisation outside the act: no rule holds, so the provision on classes as a whole.
  if (cited.length > 0) return cited;
  return provisionSources(national, national.classification.provision);
}
