/** Names and colours of nodes and links. */
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';

export type GraphPlace = Contract['GraphNode'];
export type Link = Contract['GraphLink'];

export const placeAddress = (id: string): string => `/console/mapping/${encodeURIComponent(id)}`;

const FRAMEWORKS: Readonly<Record<GraphPlace['framework'], string>> = {
  nis2: 'NIS2',
  iso27001: 'ISO/IEC 27001:2022',
  dora: 'DORA',
  gdpr: 'GDPR',
  nist_csf_2_0: 'NIST CSF 2.0',
  cis_v8_1: 'CIS Controls v8.1',
  ir_2024_2690: '(EU) 2024/2690',
  rts_2024_1774: '(EU) 2024/1774',
  e_its_2024: 'E-ITS 2024',
  cyfun_2023: 'CyberFundamentals 2023',
  cyfun_2025: 'CyberFundamentals 2025',
  recyf: 'ReCyF 2.5',
  bsi_it_grundschutz_2023: 'IT-Grundschutz 2023',
  ens_2022: 'ENS',
};

export const frameworkName = (key: GraphPlace['framework']): string => FRAMEWORKS[key];

export const FRAMEWORK_CHOICES = Object.entries(FRAMEWORKS).map(([value, text]) => ({
  value,
  text,
}));

export const nameOf = ({ framework, ref, title }: GraphPlace): string =>
  `${FRAMEWORKS[framework]} ${ref}${title ? ` · ${title}` : ''}`;

/** Role of the link: core or part of the measure, or `ungraded`. */
export const roleOf = ({ role }: Link): string => role ?? 'ungraded';

export function CoverageMark({ coverage }: { coverage: Link['coverage'] }) {
  const { t } = useSession();
  if (coverage === null) return null;
  return (
    <span class={`mark-word ${coverage === 'tugev' ? 'good' : 'warn'}`}>
      {t(`console:mapping.kate.${coverage}`)}
    </span>
  );
}
