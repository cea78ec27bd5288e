/** The act that a change of the law data is about. */
import type { Change } from '../modules/changelog/domain/change.js';
import type {
  CountriesKnowledge,
  NationalRecord,
} from '../modules/countries/domain/national-record.js';
import type { MemberState } from '../shared/country.js';
import type { Act } from '../shared/source.js';

type NationalActs = Readonly<Partial<CountriesKnowledge>>;

type RecordedChange = Readonly<{
  act: string;
  provision: string | null;
  country: MemberState | null;
  url?: string | undefined;
  national_act?: Readonly<{ title: string; url: string }> | undefined;
}>;

type ChangedAct = Pick<Change, 'act' | 'provision' | 'url' | 'directiveProvision'>;

/** Forms of provisions of the Directive in records. */
const OF_DIRECTIVE = /^(art \d|Annex )/;

const ON_CLASSES = ['art 2, art 3', 'art 2', 'art 3'];
const ON_INCIDENTS = 'art 23';

/** The national provision on the subject of a provision of the Directive; null: not known, or not checked. */
function sameSubject(provision: string, record: NationalRecord): string | null {
  const { classification, incident, unverified } = record;
  if (ON_CLASSES.includes(provision)) {
    return unverified.includes('classification_provision') ? null : classification.provision;
  }
  if (provision !== ON_INCIDENTS) return null;
  return unverified.includes('incident_provision') ? null : incident.provision;
}

/** The record of the state that a change is about; a bill is no act yet. */
function recordOf({ act, country }: RecordedChange, countries: NationalActs) {
  const record = act === 'nis2' && country !== null ? countries[country] : undefined;
  return record?.act.stage === 'act' ? record : undefined;
}

type Named = Readonly<{ title: string; url: string }>;

const isOfDirective = (provision: string | null): provision is string =>
  provision !== null && OF_DIRECTIVE.test(provision);

function ofAct(raw: RecordedChange, record: NationalRecord, { title, url }: Named): ChangedAct {
  const { provision, national_act: named } = raw;
  const place = { act: title, url: raw.url ?? url };
  if (!isOfDirective(provision)) return { ...place, provision };
  const own = named === undefined ? sameSubject(provision, record) : null;
  return { ...place, provision: own, directiveProvision: provision };
}

/** Records of one member state are ordered by the Directive's provisions, but their act is the national one. */
export function changedAct(raw: RecordedChange, act: Act, countries: NationalActs): ChangedAct {
  const record = recordOf(raw, countries);
  const url = raw.national_act?.url ?? record?.act.url ?? null;
  if (record === undefined || url === null) {
    return { act: act.title, provision: raw.provision, url: raw.url ?? act.url };
  }
  return ofAct(raw, record, { title: raw.national_act?.title ?? record.act.title, url });
}
