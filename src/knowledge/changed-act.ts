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

/** What national law says on the subject of a provision of the Directive; null: not known, or not checked. */
function sameSubject(provision: string, record: NationalRecord): string | null {
  const { classification, incident, unverified } = record;
  if (ON_CLASSES.includes(provision)) {
    return unverified.includes('classification_provision') ? null : classification.provision;
  }
  if (provision !== ON_INCIDENTS) return null;
  return unverified.includes('incident_provision') ? null : incident.provision;
}

/**
 * Records of one member state are ordered by the Directive's provisions, but their act is the national one. A bill is
 * no act yet.
 */
export function changedAct(raw: RecordedChange, act: Act, countries: NationalActs): ChangedAct {
  const { provision, national_act: named } = raw;
  const record = raw.act === 'nis2' && raw.country !== null ? countries[raw.country] : undefined;
  const isOfDirective = provision !== null && OF_DIRECTIVE.test(provision);
  if (record === undefined || record.act.stage === 'bill' || record.act.url === null) {
    return { act: act.title, provision, url: raw.url ?? act.url };
  }
  const own = named === undefined && isOfDirective ? sameSubject(provision, record) : null;
  return {
    act: named?.title ?? record.act.title,
    provision: isOfDirective ? own : provision,
    url: raw.url ?? named?.url ?? record.act.url,
    ...(isOfDirective ? { directiveProvision: provision } : {}),
  };
}
