/** Sentences and sources about a class under a national act's own rules. */
import type {
  ActRule,
  DutyException,
  OtherAct,
  Passage,
} from '../../countries/domain/act-rules.js';
import type { NationalRecord } from '../../countries/domain/national-record.js';
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import { provisionSources } from '../../countries/domain/national-overlay.js';
import { passageSource, type NationalRuling } from './national-ruling.js';
import { statement, type Statement } from './statement.js';

/** Sentences about what keeps a class from being given; more would hide the first. */
const MOST_OPEN = 3;

const otherAct = ({ rules }: NationalRuling, key: string | null): OtherAct | null =>
  rules.otherActs.find((one) => one.key === key) ?? null;

/** Title of the act that a passage is in. */
const titleOf = (ruling: NationalRuling, passage: Passage | null, national: NationalRecord) =>
  otherAct(ruling, passage?.under ?? null)?.title ?? national.act.shortTitle;

/** Title of the act that gives the class. */
export const actOf = (ruling: NationalRuling, national: NationalRecord): string =>
  titleOf(ruling, ruling.verdict.deciding, national);

/** Whether the record's own act or a decree under it gives the class, so that its terms apply. */
export function isOfMainAct(ruling: NationalRuling): boolean {
  const under = ruling.verdict.deciding?.under ?? null;
  if (ruling.entityClass === null) return false;
  return under === null || otherAct(ruling, under)?.isImplementing === true;
}

/** Provision of a rule; provisions of the act itself often end in its short title already. */
const cited = ({ provision }: Passage, { act }: NationalRecord): string =>
  provision.replace(` ${act.shortTitle}`, '');

function openSentence(rule: ActRule, ruling: NationalRuling, national: NationalRecord): Message {
  const key = rule.isCoded ? 'needs_answer' : 'not_coded';
  return message(`countries:general.${key}`, {
    act: titleOf(ruling, rule, national),
    provision: cited(rule, national),
    quote: rule.quote,
  });
}

/** Why a rule that holds gives no class. */
function classlessSentence(
  { gives, provision, quote, to }: ActRule,
  ruling: NationalRuling,
  national: NationalRecord,
): Message {
  if (gives === 'no_class') {
    const act = actOf(ruling, national);
    return message('countries:general.without_class', { act, provision, quote });
  }
  const other = otherAct(ruling, to)?.title ?? '';
  const act = national.act.shortTitle;
  return message('countries:general.other_act', { act, provision, other });
}

/** The class under the act, or why none is given. The first sentence can stand alone. */
export function rulingSentences(
  ruling: NationalRuling,
  national: NationalRecord,
): readonly Message[] {
  const { entityClass, verdict } = ruling;
  const { deciding, open } = verdict;
  if (verdict.actClass === 'not_determined') {
    return open.slice(0, MOST_OPEN).map((rule) => openSentence(rule, ruling, national));
  }
  if (deciding !== null && entityClass === null) {
    return [classlessSentence(deciding, ruling, national)];
  }
  const act = actOf(ruling, national);
  const provision = deciding === null ? national.classification.provision : deciding.provision;
  const params = { act, provision: provision ?? '', verdict: entityClass ?? 'out_of_scope' };
  return [message('countries:general.national_class', params)];
}

const dutySentence = (
  duty: DutyException,
  ruling: NationalRuling,
  { act }: NationalRecord,
): Message =>
  message('countries:general.duties_elsewhere', {
    act: act.shortTitle,
    provision: duty.provision,
    excluded: duty.excluded,
    other: otherAct(ruling, duty.to)?.title ?? '',
  });

/** Duties that another act sets, and texts that were not to be had. */
export function rulingWarnings(
  ruling: NationalRuling,
  national: NationalRecord,
): readonly Statement[] {
  const { act } = national;
  const unread = ruling.entityClass === 'out_of_scope' ? [] : ruling.rules.uncoded;
  return [
    ...ruling.duties.map((duty) =>
      statement(dutySentence(duty, ruling, national), [passageSource(national, duty)]),
    ),
    ...unread.map(({ provision, subject }) =>
      statement(
        message('countries:general.not_read', { act: act.shortTitle, provision, subject }),
        // A text outside the act has no address here; the act points to it.
        provisionSources(national, provision),
      ),
    ),
  ];
}

/** The provisions behind the class, or those that keep it open, with the date of the text that was read. */
export function rulingSources(ruling: NationalRuling, national: NationalRecord): readonly Source[] {
  const { deciding, open } = ruling.verdict;
  const passages: readonly Passage[] = deciding === null ? open.slice(0, MOST_OPEN) : [deciding];
  const cited = [...passages, ...ruling.duties].map((one) => passageSource(national, one));
  // An organisation outside the act: no rule holds, so the provision on classes as a whole.
  if (cited.length > 0) return cited;
  return provisionSources(national, national.classification.provision);
}
