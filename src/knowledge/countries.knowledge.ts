/** Builds the domain data from the files of `kb/countries`. */
import type { NationalSizeTest, SizeLimit } from '../modules/countries/domain/national-size.js';
import type {
  ClassShift,
  CountriesKnowledge,
  Deviation,
  NationalRecord,
  NationalSource,
  ShorterTerm,
} from '../modules/countries/domain/national-record.js';
import { MEMBER_STATES, type MemberState } from '../shared/country.js';
import { message, type Message } from '../shared/message.js';
import { sourceOf } from '../shared/source.js';
import type { CountriesFiles, CountryFile } from './countries.schema.js';
import { toActRules } from './country-rules.knowledge.js';
import { withArticleAddresses } from './passage-addresses.js';
import { toProvenance } from './sources.schema.js';

type DeviationFile = CountryFile['incident']['deviations'][number];
type Values = NonNullable<DeviationFile['values']>;

const paramsOf = (all: Values): Record<string, number> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one.value]));

const textOf = (key: string, all: Values | undefined): Message =>
  all === undefined ? message(key) : message(key, paramsOf(all));

/** Parameters such as `large_staff` for the text about size limits. */
function sizeParams({ classification: { size_test: test } }: CountryFile): Record<string, number> {
  const named = [...Object.entries(test ?? {})].flatMap(([size, limits]) =>
    limits === null
      ? []
      : [
          [`${size}_staff`, limits.staff.value] as const,
          [`${size}_turnover`, limits.turnover.value] as const,
          [`${size}_balance`, limits.balance.value] as const,
        ],
  );
  return Object.fromEntries(named);
}

function shorterTerm(raw: DeviationFile): ShorterTerm | null {
  const hours = raw.values?.['hours'];
  if (raw.stage === undefined || hours === undefined) return null;
  return { phase: raw.stage, hours: hours.value };
}

/** @throws Error if neither the act nor the deviation has an address: the statement would have no source */
function deviationSource(raw: DeviationFile, file: CountryFile): NationalSource {
  const { other_source: other, provision } = raw;
  const positionDate = file.position_date;
  if (other !== undefined) {
    const { title, url, text_as_of: readText } = other;
    return { title, url, provision, positionDate: readText ?? positionDate };
  }
  const { title, url } = file.act;
  if (url === null)
    throw new Error(`kb/countries/${file.country}/act.yaml: a deviation has no source`);
  const act = { title, url, positionDate, ...toProvenance(file.act) };
  return { ...sourceOf(act, provision), title };
}

const toDeviation = (raw: DeviationFile, file: CountryFile): Deviation => ({
  warning: textOf(raw.warning, raw.values),
  strong: raw.strong,
  source: deviationSource(raw, file),
  shorterTerm: shorterTerm(raw),
  ...(raw.scope === undefined
    ? {}
    : {
        scope: {
          sectors: raw.scope.sectors ?? [],
          entityTypes: raw.scope.entity_types ?? [],
        },
      }),
});

type ClassificationFile = CountryFile['classification'];
type LimitFile = NonNullable<NonNullable<ClassificationFile['size_test']>['large']>;

const toLimit = (raw: LimitFile): SizeLimit => ({
  employees: raw.staff.value,
  turnoverMeur: raw.turnover.value,
  balanceSheetMeur: raw.balance.value,
  join: raw.join,
  financialJoin: raw.financial_join,
  provision: raw.provision,
});

const toSizeTest = (raw: ClassificationFile['size_test']): NationalSizeTest | null =>
  raw === undefined
    ? null
    : {
        large: raw.large === null ? null : toLimit(raw.large),
        medium: raw.medium === null ? null : toLimit(raw.medium),
      };

function toShift(raw: ClassificationFile['class_shifts'][number]): ClassShift {
  const { gives, provision } = raw;
  return 'special_case' in raw
    ? { gives, provision, annex: null, size: null, specialCase: raw.special_case }
    : { gives, provision, annex: raw.annex, size: raw.size, specialCase: null };
}

const toClassification = (file: CountryFile): NationalRecord['classification'] => {
  const raw = file.classification;
  return {
    provision: raw.provision,
    essential: raw.essential,
    important: raw.important,
    thresholdBasis: raw.threshold_basis,
    thresholdNote:
      raw.threshold_note === null ? null : message(raw.threshold_note, sizeParams(file)),
    sizeTest: toSizeTest(raw.size_test),
    shifts: raw.class_shifts.map(toShift),
    overlayReady: raw.overlay_ready,
    notes: raw.notes.map((note) => textOf(note.text, note.values)),
  };
};

const toIncident = (file: CountryFile): NationalRecord['incident'] => ({
  provision: file.incident.provision,
  stages: file.incident.stages,
  trustServices: file.incident.trust_services ?? null,
  recipient: file.incident.recipient,
  portalUrl: file.incident.portal_url,
  deviations: file.incident.deviations.map((raw) => toDeviation(raw, file)),
});

const toAct = ({ act: raw }: CountryFile): NationalRecord['act'] => ({
  title: raw.title,
  titleEn: raw.title_en,
  shortTitle: raw.short_title,
  stage: raw.stage,
  publication: raw.publication,
  inForceDate: raw.in_force_date,
  url: raw.url,
  ...toProvenance(raw),
});

const toTransposition = (raw: CountryFile['transposition']): NationalRecord['transposition'] =>
  raw.status === 'pending'
    ? { status: 'pending', note: message(raw.note) }
    : { status: 'transposed', note: null };

const toRecord = ({ act: file, rules }: CountriesFiles[MemberState]): NationalRecord => ({
  country: file.country,
  kbId: file.kb_id,
  officialLanguages: file.official_languages,
  timeZone: file.time_zone,
  name: message(file.name),
  transposition: toTransposition(file.transposition),
  act: toAct(file),
  classification: toClassification(file),
  rules:
    rules === undefined ? null : withArticleAddresses(toActRules(rules), toProvenance(file.act)),
  incident: toIncident(file),
  authority: file.authority,
  confidence: file.confidence,
  unverified: file.unverified,
  positionDate: file.position_date,
});

export function toCountriesKnowledge(files: CountriesFiles): CountriesKnowledge {
  const all = MEMBER_STATES.map((country) => [country, toRecord(files[country])] as const);
  // The pairs cover every member state.
  return Object.fromEntries(all) as Record<MemberState, NationalRecord>;
}
