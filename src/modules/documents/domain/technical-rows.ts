/** Tables of the technical report: what was handed over, and what the rules found. */
import { withColon } from '../../../shared/colon.js';
import { message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { TechnicalFinding } from '../../technical-check/domain/technical-rules.js';
import { citeProvision } from './cite-provision.js';
import { dateIn } from './composed-case.js';
import { findingRows, systemRows } from './order-rows.js';
import { findingsOf } from './technical-findings.js';
import { localizeIn, nameSource, type DocumentCase } from './document-source.js';
import type { TagRow } from '../../../shared/template-fields.js';

const wordOf = (one: DocumentCase, path: string): string =>
  localizeIn(one, message(`technical:${path}`));

/** Technical names of the files, the same in every language. */
function inputsOf({ facts: { technical } }: DocumentCase): readonly string[] {
  const { domain, zone, mtaSts, chain, protocols, headers, sbom } = technical;
  const at = domain === null ? '' : ` ${domain}`;
  return [
    ...(zone === null ? [] : [`DNS${at}`]),
    ...(mtaSts === null ? [] : [`MTA-STS${at}`]),
    ...(chain === null ? [] : [`X.509${at} (${String(chain.length)})`]),
    ...(protocols === null ? [] : [`TLS${at}: ${protocols.join(', ')}`]),
    ...(headers === null ? [] : [`HTTP${at}`]),
    ...(sbom === null ? [] : ['SBOM']),
  ];
}

export const hasFiles = (one: DocumentCase): boolean => inputsOf(one).length > 0;

export function inputRows(one: DocumentCase): readonly TagRow[] {
  const inputs = inputsOf(one);
  const date = dateIn(one, one.facts.date);
  return inputs.length === 0 ? systemRows(one) : inputs.map((system) => ({ system, period: date }));
}

const cited = (one: DocumentCase, sources: readonly Source[]): string =>
  sources
    .map((source) => `${nameSource(one, source).title}, ${citeProvision(one, source.provision)}`)
    .join('; ');

function findingRow(one: DocumentCase, { rule, observed }: TechnicalFinding, at: number): TagRow {
  const shortSources = rule.sources.filter(({ title }) => typeof title === 'string');
  const basis = shortSources.length === 0 ? rule.sources : shortSources;
  const defect = wordOf(one, `defect.${rule.defect}`);
  return {
    number: String(at + 1),
    system: rule.input,
    finding: withColon(
      rule.subject,
      observed === '' ? defect : `${defect} – ${observed}`,
      one.language,
    ),
    severity: wordOf(one, `severity.${rule.severity}`),
    recommendation: `${wordOf(one, `action.${rule.key}`)} (${cited(one, basis)})`,
  };
}

/** Without files, blank lines for the person who carries out the check. */
export function technicalRows(one: DocumentCase): readonly TagRow[] {
  if (inputsOf(one).length === 0) return findingRows();
  const found = findingsOf(one);
  if (found.length > 0) return found.map((finding, at) => findingRow(one, finding, at));
  return [
    {
      number: '–',
      system: inputsOf(one).join(', '),
      finding: wordOf(one, 'nothing'),
      severity: '–',
      recommendation: '–',
    },
  ];
}
