/** Numbers of the law with their unit and source. */
import type { MemberState } from '../../../shared/country.js';
import type { Source } from '../../../shared/source.js';
import type { CountriesKnowledge, NationalRecord } from '../../countries/domain/national-record.js';
import { nationalSource } from '../../countries/domain/national-overlay.js';
import type { SizeLimit } from '../../countries/domain/national-size.js';
import type { IncidentKnowledge } from '../../incidents/domain/incident-knowledge.js';
import { CAPPED_CLASSES, type Ceilings } from '../../scoping/domain/size-class.js';
import type { Duty } from './duty.js';

/** `validFrom`: YYYY-MM-DD, null if it was not read. `country`: null for Union law. */
export type LawParameter = Readonly<{
  code: string;
  value: number;
  unit: string;
  country: MemberState | null;
  validFrom: string | null;
  source: Source;
}>;

type ParameterOrigin = Pick<LawParameter, 'country' | 'validFrom' | 'source'>;

const UNION = { country: null, validFrom: null } as const;

const figures = (
  code: string,
  limits: Pick<SizeLimit, 'employees' | 'turnoverMeur' | 'balanceSheetMeur'>,
  { country, validFrom, source }: ParameterOrigin,
): readonly LawParameter[] => [
  {
    code: `${code}.employees`,
    value: limits.employees,
    unit: 'persons',
    country,
    validFrom,
    source,
  },
  {
    code: `${code}.turnover`,
    value: limits.turnoverMeur,
    unit: 'meur',
    country,
    validFrom,
    source,
  },
  {
    code: `${code}.balance_sheet`,
    value: limits.balanceSheetMeur,
    unit: 'meur',
    country,
    validFrom,
    source,
  },
];

const ofRecommendation = (ceilings: Ceilings): readonly LawParameter[] =>
  CAPPED_CLASSES.flatMap((size) =>
    figures(`size.${size}`, ceilings[size], { ...UNION, source: ceilings[size].source }),
  );

function ofIncidents({ stages, terms, sources }: IncidentKnowledge): readonly LawParameter[] {
  const of = (code: string, value: number, unit: string, source: Source): LawParameter => ({
    ...UNION,
    code: `incident.${code}`,
    value,
    unit,
    source,
  });
  return [
    of('early_warning', terms.earlyWarningHours, 'hours', stages.early_warning.source),
    of(
      'incident_notification',
      terms.notificationHours,
      'hours',
      stages.incident_notification.source,
    ),
    of('trust_services', terms.trustServiceHours, 'hours', sources.trustServices),
    of('final_report', terms.finalReportMonths, 'months', stages.final_report.source),
  ];
}

function ofCountry(record: NationalRecord): readonly LawParameter[] {
  const { country, classification, act } = record;
  const { sizeTest } = classification;
  const validFrom = act.inForceDate;
  return (['medium', 'large'] as const).flatMap((size) => {
    const limit = sizeTest?.[size] ?? null;
    if (limit === null) return [];
    return nationalSource(record, limit.provision).flatMap((source) =>
      figures(`${country}.size.${size}`, limit, { country, validFrom, source }),
    );
  });
}

function ofDuty({ code, country, term, repeats, fine, source, appliesFrom }: Duty) {
  const place = { country, validFrom: appliesFrom, source };
  return [
    ...(term === null
      ? []
      : [{ ...place, code: `${code}.term`, value: term.value, unit: term.unit }]),
    ...(repeats === null
      ? []
      : [{ ...place, code: `${code}.repeats`, value: repeats.value, unit: repeats.unit }]),
    ...(fine === null
      ? []
      : [
          {
            ...place,
            code: `${code}.limit`,
            value: fine.million,
            unit: `million ${fine.currency}`,
          },
        ]),
    ...(fine?.turnoverPercent == null
      ? []
      : [{ ...place, code: `${code}.turnover`, value: fine.turnoverPercent, unit: 'percent' }]),
  ];
}

export type ParameterKnowledge = Readonly<{
  ceilings: Ceilings;
  countries: CountriesKnowledge;
  incident: IncidentKnowledge;
  duties: readonly Duty[];
}>;

export const lawParameters = (known: ParameterKnowledge): readonly LawParameter[] => [
  ...ofRecommendation(known.ceilings),
  ...ofIncidents(known.incident),
  ...Object.values(known.countries).flatMap(ofCountry),
  ...known.duties.flatMap(ofDuty),
];
