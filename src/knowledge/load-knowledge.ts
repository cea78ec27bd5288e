/** Loads the knowledge base: reads, checks and freezes it, or reports every error at once. */
import { z } from 'zod';
import type { Acts } from '../shared/source.js';
import { checkBilling } from './billing.check.js';
import { billingSchema, toBillingKnowledge } from './billing.schema.js';
import { checkApplicability } from './applicability.check.js';
import { toApplicabilityKnowledge } from './applicability.knowledge.js';
import { applicabilitySchema } from './applicability.schema.js';
import { catalogueSchema, toCatalogueKnowledge } from './catalogue.schema.js';
import { checkChanges } from './changes.check.js';
import { changesSchema, toChangesKnowledge, withVersion } from './changes.schema.js';
import { checkCountries } from './countries.check.js';
import { checkCountryRules } from './country-rules.check.js';
import { toCountriesKnowledge } from './countries.knowledge.js';
import { countriesSchema } from './countries.schema.js';
import { clausesSchema, toClausesKnowledge } from './clauses.schema.js';
import { deepFreeze } from './deep-freeze.js';
import { checkDocuments } from './documents.check.js';
import { documentsSchema, toDocumentsKnowledge } from './documents.schema.js';
import { dutiesSchema, toDutiesKnowledge } from './duties.schema.js';
import { checkFrameworkMapping } from './framework-mapping.check.js';
import { frameworkMappingFiles } from './framework-mapping.files.js';
import { frameworkMappingSchema, toFrameworkMappingKnowledge } from './framework-mapping.schema.js';
import { checkGapAssessment, checkGapReferences } from './gap-assessment.check.js';
import { gapAssessmentSchema, toGapAssessmentKnowledge } from './gap-assessment.schema.js';
import { incidentReportSchema, toReportForms } from './incident-report.schema.js';
import { groupsSchema, toGroupsKnowledge } from './groups.schema.js';
import { incidentSchema, toIncidentKnowledge } from './incident.schema.js';
import { kbVersion } from './kb-version.js';
import { limitsSchema, toLimitsKnowledge } from './limits.schema.js';
import { folderOf, foldersOf, readKnowledgeFiles, type KnowledgeFiles } from './read-files.js';
import { checkReforms, checkSoldDrafts } from './reforms.check.js';
import { reformsSchema, toReformsKnowledge } from './reforms.schema.js';
import { technicalCheckSchema, toTechnicalKnowledge } from './technical-check.schema.js';
import { sourcesSchema, toActs } from './sources.schema.js';
import { textFiles } from './texts.files.js';

export class KnowledgeError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(`The knowledge base is wrong:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
    this.name = 'KnowledgeError';
  }
}

class Reading {
  readonly errors: string[] = [];

  /** Parses one part; its value is used only if no part has errors. */
  part<Files, Knowledge>(
    place: string,
    raw: unknown,
    [schema, make]: readonly [z.ZodType<Files>, (files: Files) => Knowledge],
  ): Knowledge | null {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return this.attempt(place, () => make(parsed.data));
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    this.errors.push(...issues.map((issue) => `kb/${place}: ${issue}`));
    return null;
  }

  attempt<Result>(place: string, make: () => Result): Result | null {
    try {
      return make();
    } catch (error) {
      this.errors.push(`kb/${place}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }

  check<Knowledge>(known: Knowledge | null, check: (known: Knowledge) => readonly string[]): void {
    if (known !== null) this.errors.push(...check(known));
  }
}

function readParts(files: KnowledgeFiles, acts: Acts, reading: Reading) {
  const part = <F, K>(folder: string, schema: z.ZodType<F>, make: (raw: F, acts: Acts) => K) =>
    reading.part(folder, folderOf(files, folder), [schema, (raw) => make(raw, acts)]);
  const countries = reading.part('countries', foldersOf(files, 'countries'), [
    countriesSchema,
    toCountriesKnowledge,
  ]);
  const mapping = reading.attempt('framework-mapping', () => frameworkMappingFiles(files));
  return {
    acts,
    applicability: part('applicability', applicabilitySchema, toApplicabilityKnowledge),
    catalogue: part('catalogue', catalogueSchema, toCatalogueKnowledge),
    changes: part('changes', changesSchema, (raw) =>
      toChangesKnowledge(raw, acts, countries ?? undefined),
    ),
    clauses: part('clauses', clausesSchema, toClausesKnowledge),
    countries,
    duties: part('duties', dutiesSchema, (raw) =>
      toDutiesKnowledge(raw, acts, countries ?? undefined),
    ),
    documents: part('templates', documentsSchema, toDocumentsKnowledge),
    frameworkMapping: reading.part('framework-mapping', mapping, [
      frameworkMappingSchema,
      (raw) => toFrameworkMappingKnowledge(raw, acts),
    ]),
    gapAssessment: part('gap-assessment', gapAssessmentSchema, toGapAssessmentKnowledge),
    groups: part('groups', groupsSchema, (raw) =>
      toGroupsKnowledge(raw, acts, countries ?? undefined),
    ),
    incident: part('incident', incidentSchema, toIncidentKnowledge),
    incidentReport: part('incident-report', incidentReportSchema, toReportForms),
    limits: part('limits', limitsSchema, toLimitsKnowledge),
    reforms: part('reforms', reformsSchema, toReformsKnowledge),
    technicalCheck: part('technical-check', technicalCheckSchema, toTechnicalKnowledge),
    vat: part('billing', billingSchema, toBillingKnowledge),
    texts: reading.attempt('texts', () => textFiles(files)),
  };
}

type Parts = ReturnType<typeof readParts>;

/** A missing part is an error. */
type Whole = { readonly [Name in keyof Parts]: NonNullable<Parts[Name]> };

/** `version`: `kb_<date>_<hash>`. */
export type Knowledge = Whole & Readonly<{ version: string }>;

function checkParts(parts: Parts, reading: Reading): void {
  reading.check(parts.applicability, checkApplicability);
  reading.check(parts.changes, checkChanges);
  reading.check(parts.countries, checkCountries);
  reading.check(parts.frameworkMapping, checkFrameworkMapping);
  reading.check(parts.gapAssessment, checkGapAssessment);
  reading.check(parts.vat, checkBilling);
  checkAcross(parts, reading);
}

function checkAcross(parts: Parts, reading: Reading): void {
  const { applicability, catalogue, documents, frameworkMapping, gapAssessment } = parts;
  if (applicability !== null) {
    reading.check(parts.countries, (countries) => checkCountryRules(countries, applicability));
    reading.check(parts.reforms, (reforms) => checkReforms(reforms, applicability));
  }
  if (catalogue === null || frameworkMapping === null) return;
  reading.check(parts.reforms, (reforms) => checkSoldDrafts(catalogue, reforms));
  const isoReferences = new Set(
    frameworkMapping.edges
      .filter(({ framework }) => framework === 'iso27001')
      .map(({ measure, ref }) => `${measure} ${ref}`),
  );
  reading.check(gapAssessment, (gaps) =>
    checkGapReferences(gaps, {
      service: (wanted) => catalogue.services.some(({ key }) => key === wanted),
      isoReference: (measure, reference) => isoReferences.has(`${measure} ${reference}`),
    }),
  );
  reading.check(documents, (documentPlans) =>
    checkDocuments({ documents: documentPlans, frameworkMapping, catalogue }),
  );
}

const isWhole = (parts: Parts): parts is Parts & Whole =>
  Object.values(parts).every((part) => part !== null);

const releaseSchema = z.strictObject({ date: z.iso.date() });

/**
 * @param version released version that the files were stored under; default: computed from the files
 * @throws KnowledgeError with every error
 */
export function loadKnowledgeFrom(files: KnowledgeFiles, version?: string): Knowledge {
  const reading = new Reading();
  const acts = reading.part('sources.yaml', files.get('sources.yaml'), [sourcesSchema, toActs]);
  const date = reading.part('release.yaml', files.get('release.yaml'), [
    releaseSchema,
    (release) => release.date,
  ]);
  const parts = readParts(files, acts ?? {}, reading);
  checkParts(parts, reading);
  if (reading.errors.length > 0 || date === null || !isWhole(parts)) {
    throw new KnowledgeError(reading.errors);
  }
  const named = version ?? kbVersion(files, date);
  return deepFreeze({ ...parts, changes: withVersion(parts.changes, named), version: named });
}

/**
 * @param directory the folder `kb/`
 * @throws KnowledgeError with every error
 */
export const loadKnowledge = (directory: string): Knowledge =>
  loadKnowledgeFrom(readKnowledgeFiles(directory));
