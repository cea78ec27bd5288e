/** Checks of `kb/countries` beyond its schema. */
import type {
  CountriesKnowledge,
  NationalRecord,
} from '../modules/countries/domain/national-record.js';
import { nationalOverlay } from '../modules/countries/domain/national-overlay.js';

const CLASSES = ['essential', 'important'] as const;

function overlayProblems(record: NationalRecord): string[] {
  const overlays = CLASSES.filter((one) => nationalOverlay(record, one, 'en') !== null);
  if (record.classification.overlayReady === overlays.length > 0) return [];
  return [`${record.country}: overlay_ready does not agree with its provisions, terms and address`];
}

/** A pending country has no overlay or deviations, and a bill does not count as transposed. */
function pendingProblems(record: NationalRecord): string[] {
  const { transposition, classification, incident, act } = record;
  const isPending = transposition.status === 'pending';
  if (isPending && (classification.overlayReady || incident.deviations.length > 0)) {
    return [`${record.country}: a pending country has an overlay or deviations`];
  }
  return !isPending && act.stage === 'bill'
    ? [`${record.country}: a bill counts as transposed`]
    : [];
}

/** A shorter term requires a strong warning. */
const termProblems = ({ country, incident }: NationalRecord): string[] =>
  incident.deviations
    .filter((deviation) => deviation.shorterTerm !== null && !deviation.strong)
    .map((deviation) => `${country}: ${deviation.warning.key} shortens a term but is not strong`);

function numberProblems(records: readonly NationalRecord[]): string[] {
  const taken = new Set(records.map(({ kbId }) => kbId));
  return taken.size === records.length ? [] : ['two countries share a kb_id'];
}

const nameProblems = (country: string, record: NationalRecord): string[] =>
  country === record.country ? [] : [`${country}/act.yaml holds the record of ${record.country}`];

/** @returns one line per problem; empty if none */
export function checkCountries(knowledge: CountriesKnowledge): string[] {
  const records = Object.values(knowledge);
  return [
    ...numberProblems(records),
    ...Object.entries(knowledge).flatMap(([country, record]) => nameProblems(country, record)),
    ...records.flatMap(overlayProblems),
    ...records.flatMap(pendingProblems),
    ...records.flatMap(termProblems),
  ];
}
