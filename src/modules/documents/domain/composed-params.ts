/** Values of the parameters of clause texts; what the case lacks is the marked blank. */
import type { StandingClass } from './clause-condition.js';
import { localName } from './composed-names.js';
import { nativeTerm } from '../../countries/domain/national-overlay.js';
import type { NationalRecord } from '../../countries/domain/national-record.js';
import { proposedDay } from './proposed-day.js';
import type { MessageParams } from '../../../shared/message.js';
import { dateIn, portalOf, registrationOf, textFor, type ComposedCase } from './composed-case.js';
import { dutyElsewhere } from './duty-exceptions.js';
import { nationalFramework } from './national-framework.js';
import { incidentBasis } from './national-citations.js';
import { addressees } from './notification-rows.js';
import { ROLE_KEYS } from './order-facts.js';
import { localizeIn, wordIn, type DocumentCase } from './document-source.js';
import { scoreParams } from './self-assessment.js';

/** Months between reviews: own rule. */
const REVIEW_MONTHS = { essential: 6, other: 12 } as const;

const formats = new Map<string, Intl.ListFormat>();

/** "a, b and c" in the language of the document. */
export function joined({ language }: DocumentCase, all: readonly string[]): string {
  const format =
    formats.get(language) ??
    new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  formats.set(language, format);
  return format.format(all);
}

function annexText({ one, standing }: ComposedCase, blank: string): string {
  const { annex, sector } = standing;
  if (annex === null || sector === null) return blank;
  return localName.annexPoint(one, annex, sector.point);
}

function nationalParams(
  one: DocumentCase,
  national: NationalRecord | null,
  blank: string,
): MessageParams {
  if (national === null) return { country: blank, act: blank, authority: blank };
  const { name, act, authority } = national;
  return {
    country: localizeIn(one, name),
    act: act.shortTitle,
    authority: authority?.name ?? blank,
  };
}

function registrationParams({ one, duties }: ComposedCase, blank: string): MessageParams {
  const { term, recipient } = registrationOf(duties) ?? { term: null, recipient: null };
  return {
    registrar: recipient ?? blank,
    term: term === null ? blank : textFor(one, `duration.${term.unit}`, { value: term.value }),
  };
}

const isClass = (nationalClass: StandingClass): nationalClass is 'essential' | 'important' =>
  nationalClass === 'essential' || nationalClass === 'important';

/** In the words of the act if it is in the language of the document, else in both. */
export function nationalWord(
  one: DocumentCase,
  nationalClass: StandingClass,
  national: NationalRecord | null,
): string {
  const word = textFor(
    one,
    `class.${nationalClass === 'out_of_scope' ? 'outside_act' : nationalClass}`,
  );
  const term = isClass(nationalClass) ? national?.classification[nationalClass].term : null;
  if (national === null || term == null) return word;
  const own = nativeTerm(term, one.language);
  if (national.officialLanguages.includes(one.language)) return own;
  return own === word ? word : `${word} (${own})`;
}

function elsewhereParams({ one, standing }: ComposedCase, blank: string): MessageParams {
  const found = dutyElsewhere(standing);
  return found === null
    ? { elsewhere: blank, act_elsewhere: blank, other_act: blank }
    : {
        elsewhere: localizeIn(one, found.sentence),
        act_elsewhere: textFor(one, 'values.act_elsewhere', found.params),
        other_act: found.other,
      };
}

function lawParams(the: ComposedCase, blank: string): MessageParams {
  const { one, standing } = the;
  const { national, nationalClass } = standing;
  return {
    ...nationalParams(one, national, blank),
    ...registrationParams(the, blank),
    national_class: nationalClass === null ? blank : nationalWord(one, nationalClass, national),
    recipients: joined(one, addressees(the, blank)),
    incident_basis: incidentBasis(the) ?? blank,
    portal: portalOf(standing) ?? blank,
    ...elsewhereParams(the, blank),
  };
}

function factParams({ one }: ComposedCase, blank: string): MessageParams {
  const { profile, organisation, size, suppliers } = one.facts;
  return {
    organisation: organisation.name ?? blank,
    employees: size.employees ?? 0,
    scope: size.scope ?? blank,
    group: profile.group ?? blank,
    sites: joined(one, profile.sites),
    systems: joined(
      one,
      profile.systems.map(({ name }) => name),
    ),
    certificates: joined(one, profile.certificates),
    count: suppliers.length,
  };
}

const ROLE_PARAM = {
  board: 'board',
  security_officer: 'officer',
  incident_lead: 'incident_lead',
  continuity_lead: 'continuity_lead',
  data_protection: 'privacy',
} as const;

const roleParams = ({ one }: ComposedCase, blank: string): MessageParams =>
  Object.fromEntries(
    ROLE_KEYS.map((role) => [
      ROLE_PARAM[role],
      textFor(one, 'words.owner_role', {
        name: one.facts.roles[role] ?? blank,
        role: localName.role(one, role),
      }),
    ]),
  );

export function clauseParams(the: ComposedCase): MessageParams {
  const { one, standing, actions } = the;
  const blank = wordIn(one, 'words.blank');
  const months =
    standing.entityClass === 'essential' ? REVIEW_MONTHS.essential : REVIEW_MONTHS.other;
  return {
    ...factParams(the, blank),
    ...roleParams(the, blank),
    ...lawParams(the, blank),
    ...scoreParams(one),
    annex_text: annexText(the, blank),
    open: actions.length,
    review_date: dateIn(one, proposedDay(one, months)),
    year_date: dateIn(one, proposedDay(one, REVIEW_MONTHS.other)),
    framework: nationalFramework(one) ?? blank,
    blank,
  };
}
