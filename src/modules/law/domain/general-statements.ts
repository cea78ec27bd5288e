/** Sentences that many answers share, with example values for what an answer fills in. */
import { message, type Message } from '../../../shared/message.js';
import { UNVERIFIED_ITEMS } from '../../countries/domain/national-record.js';
import { pointParams } from '../../scoping/domain/assessment-statements.js';
import type { Sector } from '../../scoping/domain/applicability-knowledge.js';
import type { Ceilings } from '../../scoping/domain/size-class.js';

const UNKNOWN = '…';
const CODE = { code: UNKNOWN, title: UNKNOWN, version: UNKNOWN, sectors: UNKNOWN } as const;
const CODE_DOUBTS = [
  'indication',
  'unknown',
  'hints',
  'no_sector',
  'ambiguous',
  'mixed_version',
  'other_version',
] as const;

/** About the class under an act. */
const ACT = {
  act: UNKNOWN,
  provision: UNKNOWN,
  quote: UNKNOWN,
  excluded: UNKNOWN,
  other: UNKNOWN,
  subject: UNKNOWN,
} as const;
const ACT_STATEMENTS = [
  'not_coded',
  'needs_answer',
  'duties_elsewhere',
  'act_rule',
  'not_read',
  'other_act',
  'without_class',
] as const;

export const generalStatements = (): readonly Message[] => [
  ...CODE_DOUBTS.map((doubt) => message(`scoping:code.${doubt}`, CODE)),
  message('scoping:code.elsewhere', {
    code: UNKNOWN,
    title: UNKNOWN,
    codeSector: UNKNOWN,
    sector: UNKNOWN,
  }),
  ...ACT_STATEMENTS.map((key) => message(`countries:general.${key}`, ACT)),
  message('countries:general.numbers_in_act'),
  message('countries:general.baseline', { country: UNKNOWN }),
  message('countries:confidence.medium'),
  message('countries:confidence.low'),
  ...UNVERIFIED_ITEMS.map((item) => message(`countries:unverified.${item}`)),
];

/** A medium-sized enterprise at its ceilings, for the sentences about size. */
export function sizeExamples({ medium }: Ceilings): readonly Message[] {
  const { employees, turnoverMeur: turnover, balanceSheetMeur: balanceSheet } = medium;
  const figures = { employees: employees - 1, turnover, balanceSheet, size: 'medium' };
  return ['headcount', 'turnover', 'balance_sheet', 'both'].map((known) =>
    message(`scoping:reasons.size.${known}`, figures),
  );
}

export const sectorExamples = ({ annex, point }: Sector): readonly Message[] => [
  message('scoping:reasons.sector', { annex, ...pointParams(point), sector: UNKNOWN }),
  message('scoping:reasons.sector_from_code', { code: UNKNOWN, title: UNKNOWN, sector: UNKNOWN }),
  message('scoping:reasons.verdict', { verdict: 'essential' }),
];
