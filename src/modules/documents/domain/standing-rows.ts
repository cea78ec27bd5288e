/** The organisation and its standing: class, annex, national act, authority. Rows without a fact are left out. */
import { withColon } from '../../../shared/colon.js';
import type { Duty } from '../../law/domain/duty.js';
import { message } from '../../../shared/message.js';
import { composedCase, portalOf, textFor, type ComposedCase } from './composed-case.js';
import { localName } from './composed-names.js';
import { joined } from './composed-params.js';
import { actName, localizeIn, type DocumentCase } from './document-source.js';
import { nativeTerm } from '../../countries/domain/national-overlay.js';
import { dutyElsewhere } from './duty-exceptions.js';
import { addressees } from './notification-rows.js';
import type { TagRow } from '../../../shared/template-fields.js';

type Fact = readonly [key: string, value: string | null];

/** Facts that every document needs: left blank and marked if missing. */
const REQUIRED: ReadonlySet<string> = new Set(['name', 'registration_code', 'sector', 'employees']);

const toRows = (one: DocumentCase, facts: readonly Fact[]): readonly TagRow[] =>
  facts
    .filter(([key, value]) => REQUIRED.has(key) || (value !== null && value !== ''))
    .map(([key, value]) => ({ field: textFor(one, `facts.${key}`), value: value ?? '' }));

const number = (one: DocumentCase, value: number | null): string | null =>
  value === null ? null : textFor(one, 'words.number', { value });

const million = (one: DocumentCase, value: number | null): string | null =>
  value === null ? null : textFor(one, 'values.million', { value });

function sectorName({ one, standing }: ComposedCase): string | null {
  const { sector } = standing;
  if (sector !== null) return localizeIn(one, message(`sectors:names.${sector.key}`));
  return standing.entityClass === 'out_of_scope' ? textFor(one, 'values.no_sector') : null;
}

/** Systems, sites and services are named in the clauses. */
export function profileRows(one: DocumentCase): readonly TagRow[] {
  const { organisation, size, profile } = one.facts;
  const contact = [organisation.contact, organisation.phone, organisation.email];
  return toRows(one, [
    ['name', organisation.name],
    ['registration_code', organisation.registrationCode],
    ['address', organisation.address],
    ['contact', contact.filter((text) => text !== null).join(', ')],
    ['sector', sectorName(composedCase(one))],
    ['activity', [profile.activity, size.activityCode].filter((text) => text !== null).join(', ')],
    ['employees', number(one, size.employees)],
    ['turnover', million(one, size.turnoverMeur)],
    ['balance', million(one, size.balanceMeur)],
    ['group', profile.group],
    ['sites', joined(one, profile.sites)],
    ['certificates', joined(one, profile.certificates)],
  ]);
}

/** What a statement to customers is about, as far as the order names it. */
export function coveredRows(one: DocumentCase): readonly TagRow[] {
  const { size, profile } = one.facts;
  const systems = profile.systems.map(({ name }) => name);
  return toRows(one, [
    ['scope', size.scope],
    ['sites', joined(one, profile.sites)],
    ['systems', joined(one, systems)],
    ['certificates', joined(one, profile.certificates)],
  ]);
}

function annexOf({ one, standing }: ComposedCase): string | null {
  const { annex, sector } = standing;
  return annex === null || sector === null ? null : localName.annexPoint(one, annex, sector.point);
}

const elsewhereText = ({
  one,
  standing,
}: Pick<ComposedCase, 'one' | 'standing'>): string | null => {
  const found = dutyElsewhere(standing);
  return found === null ? null : textFor(one, 'values.elsewhere', found.params);
};

/** The act's limit for the class, else that of the Directive; null if none was read. */
function fineOf({ one, duties, standing }: ComposedCase): string | null {
  const elsewhere = elsewhereText({ one, standing });
  if (elsewhere !== null) return elsewhere;
  const duty = duties.find(
    ({ kind, fine }: Duty) => kind === 'fine' && fine?.turnoverPercent != null,
  );
  const { fine, source } = duty ?? {};
  if (fine?.turnoverPercent == null || source === undefined) return null;
  const { million: amount, currency, turnoverPercent } = fine;
  const text = textFor(one, 'values.fine', { million: amount, currency, percent: turnoverPercent });
  return `${text} (${localName.provision(one, source.provision)})`;
}

function supervisionOf({ one, standing }: ComposedCase): string | null {
  const { entityClass } = standing;
  const elsewhere = elsewhereText({ one, standing });
  if (elsewhere !== null) return elsewhere;
  return entityClass === 'essential' || entityClass === 'important'
    ? textFor(one, `values.supervision_${entityClass}`)
    : null;
}

function regulationOf({ one, standing }: ComposedCase): string | null {
  const { regulation, entityClass } = standing;
  if (entityClass === 'out_of_scope' || entityClass === 'unknown') return null;
  const word = { binds: 'binds', open: 'not_decided', not_bound: 'not_binding' }[regulation];
  return textFor(one, `values.${word}`);
}

/** Where and how an entity in scope reports, and what it answers for. */
function scopeFacts(the: ComposedCase): readonly Fact[] {
  const { one, standing } = the;
  if (standing.entityClass === 'out_of_scope') return [];
  return [
    ['recipient', standing.national === null ? null : joined(one, addressees(the, ''))],
    ['portal', portalOf(standing)],
    ['supervision', supervisionOf(the)],
    ['fine', fineOf(the)],
    ['regulation', regulationOf(the)],
  ];
}

function actOf({ one, standing }: ComposedCase): string | null {
  const { law, national } = standing;
  const elsewhere = dutyElsewhere(standing);
  if (elsewhere !== null) return textFor(one, 'values.act_elsewhere', elsewhere.params);
  if (law === 'pending') return textFor(one, 'values.pending');
  return national === null ? null : actName(national);
}

/** The authority of the act; that of another act that applies instead is not in the law data. */
function authorityOf({ one, standing }: ComposedCase): string | null {
  const authority = standing.national?.authority?.name ?? null;
  const elsewhere = dutyElsewhere(standing);
  return authority === null || elsewhere === null
    ? authority
    : textFor(one, 'values.authority_elsewhere', { authority, ...elsewhere.params });
}

/** The class of the Directive, with the term of the act where that is another. */
function classOf({ one, standing }: ComposedCase): string {
  const { entityClass, national, nationalClass } = standing;
  const word = textFor(one, `class.${entityClass}`);
  if (national === null || (nationalClass !== 'essential' && nationalClass !== 'important'))
    return word;
  const term = national.classification[nationalClass].term;
  const own = term === null ? word : nativeTerm(term, one.language);
  return own === word ? word : `${word} (${withColon(national.act.shortTitle, own, one.language)})`;
}

export function standingRows(one: DocumentCase): readonly TagRow[] {
  const the = composedCase(one);
  const { size } = the.standing;
  return toRows(one, [
    ['class', classOf(the)],
    ['annex', annexOf(the)],
    ['size', one.facts.size.employees === null ? null : textFor(one, `size.${size}`)],
    ['act', actOf(the)],
    ['authority', authorityOf(the)],
    ...scopeFacts(the),
  ]);
}
