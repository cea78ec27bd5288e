/** The real applicability knowledge, and helpers to query it. */
import { applicabilitySchema } from '../../../../src/knowledge/applicability.schema.js';
import { toApplicabilityKnowledge } from '../../../../src/knowledge/applicability.knowledge.js';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { folderOf } from '../../../../src/knowledge/read-files.js';
import { matchActivity } from '../../../../src/modules/scoping/domain/activity-match.js';
import { assess, type Assessment } from '../../../../src/modules/scoping/domain/assess.js';
import { lookup } from '../../../../src/modules/scoping/domain/lookup.js';
import type { Acts } from '../../../../src/shared/source.js';

const act = (title: string) => ({ title, url: 'https://example.org/', positionDate: '2026-01-01' });

const acts: Acts = {
  nis2: act('nis2'),
  sme_recommendation: act('sme_recommendation'),
  dora: act('dora'),
  nace: act('nace'),
};

const applicabilityFiles = applicabilitySchema.parse(
  folderOf(presentLaw().files(), 'applicability'),
);

export const knowledge = toApplicabilityKnowledge(applicabilityFiles, acts);

export type RequestInput = Readonly<{
  tootajad: number;
  sektor?: string | null;
  erijuht?: string | null;
  avalik_sidevork?: boolean;
  kaive_meur?: number | null;
  bilanss_meur?: number | null;
  tegevuskood?: string;
  riik?: string;
}>;

/** @throws Error if the knowledge base lacks the key */
function known<T>(record: Readonly<Record<string, T>>, key: string | null | undefined): T | null {
  if (key === null || key === undefined) return null;
  const found = lookup(record, key);
  if (found === null) throw new Error(`unknown key ${key}`);
  return found;
}

export const ask = (requested: RequestInput): Assessment =>
  assess(knowledge, {
    figures: {
      employees: requested.tootajad,
      turnoverMeur: requested.kaive_meur ?? null,
      balanceSheetMeur: requested.bilanss_meur ?? null,
    },
    sector: known(knowledge.sectors, requested.sektor),
    specialCases: [known(knowledge.specialCases, requested.erijuht)].filter((one) => one !== null),
    hasPublicNetwork: requested.avalik_sidevork ?? false,
    activity:
      requested.tegevuskood === undefined
        ? null
        : matchActivity(knowledge.activity, requested.tegevuskood, requested.riik ?? null),
  });

/** Keys of the warnings without their namespace. */
export const warningsOf = (request: RequestInput): readonly string[] =>
  ask(request).warnings.map(({ message }) => message.key.replace('scoping:', ''));
