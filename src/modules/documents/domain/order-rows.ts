/** Document tables on the order's facts; missing facts stay blank. */
import { message } from '../../../shared/message.js';
import { ROLE_KEYS, type OrderFacts } from './order-facts.js';
import { cite } from './citations.js';
import { localizeIn, wordIn, type DocumentCase } from './document-source.js';
import type { TagRow } from '../../../shared/template-fields.js';

/** Blank lines to fill in if the order lists nothing. */
const BLANK_LINES = 4;

const blankLines = (row: TagRow): readonly TagRow[] =>
  Array.from({ length: BLANK_LINES }, () => row);

function sectorOf(one: DocumentCase): string | null {
  const { sector } = one.facts.size;
  const isKnown = sector !== null && one.knowledge.sectors.has(sector);
  return isKnown ? localizeIn(one, message(`sectors:names.${sector}`)) : sector;
}

export function organisationRows(one: DocumentCase): readonly TagRow[] {
  const { organisation, size } = one.facts;
  const rows: readonly (readonly [key: string, value: string | number | null])[] = [
    ['name', organisation.name],
    ['registration_code', organisation.registrationCode],
    ['address', organisation.address],
    ['contact', organisation.contact],
    ['phone', organisation.phone],
    ['email', organisation.email],
    ['sector', sectorOf(one)],
    ['activity_code', size.activityCode],
    ['employees', size.employees],
    ['turnover', size.turnoverMeur],
    ['balance', size.balanceMeur],
    ['scope', size.scope],
  ];
  return rows.map(([key, value]) => ({
    field: wordIn(one, `facts.${key}`),
    value: value === null ? '' : String(value),
  }));
}

export const roleRows = (one: DocumentCase): readonly TagRow[] =>
  ROLE_KEYS.map((key) => ({
    role: wordIn(one, `roles.${key}.name`),
    holder: one.facts.roles[key] ?? '',
    task: wordIn(one, `roles.${key}.task`),
    basis: cite(one, one.knowledge.documentPlans.roles[key]),
  }));

export function supplierRows({ facts }: DocumentCase): readonly TagRow[] {
  if (facts.suppliers.length === 0) {
    return blankLines({ supplier: '', delivers: '', criticality: '', assessed: '' });
  }
  return facts.suppliers.map(({ name, service, criticality }) => ({
    supplier: name,
    delivers: service,
    criticality,
    assessed: '',
  }));
}

export const processRows = (): readonly TagRow[] =>
  blankLines({ process: '', rto: '', rpo: '', responsible: '' });

export const systemRows = ({ facts }: DocumentCase): readonly TagRow[] =>
  facts.systems.length === 0
    ? blankLines({ system: '', period: '' })
    : facts.systems.map((system) => ({ system, period: '' }));

export const findingRows = (): readonly TagRow[] =>
  blankLines({ system: '', finding: '', severity: '', recommendation: '' }).map((row, at) => ({
    ...row,
    number: String(at + 1),
  }));

const earlierFiles = ({ facts }: DocumentCase): OrderFacts['earlier'] =>
  facts.earlier.length > 0
    ? facts.earlier
    : Array.from({ length: BLANK_LINES }, () => ({ fileName: '', sha256: '' }));

export const earlierRows = (one: DocumentCase): readonly TagRow[] =>
  earlierFiles(one).map(({ fileName, sha256 }) => ({ document: fileName, digest: sha256 }));

/** Of a document that the present law data leaves as it was. */
const UNCHANGED = '–';

export const amendmentRows = (one: DocumentCase): readonly TagRow[] =>
  earlierFiles(one)
    .filter(({ isOtherFormat = false }) => !isOtherFormat)
    .flatMap(({ fileName, changes = [] }) =>
      (changes.length === 0 ? [fileName === '' ? '' : UNCHANGED] : changes).map((change) => ({
        document: fileName,
        change,
      })),
    );
