/** Facts of the sample document, all from the knowledge base. */
import type { Language } from '../../../shared/language.js';
import type { MessageParams } from '../../../shared/message.js';

/** Localizes a text of the namespace `documents`, in the language of the document. */
export type Localize = (path: string, params?: MessageParams) => string;

export type SampleSource = Readonly<{
  title: string;
  provision: string;
  url: string;
  positionDate: string;
}>;

/** References of core controls only, such as "A.5.24". */
type SampleMapping = Readonly<{
  iso27001: readonly string[];
  dora: readonly string[];
  gdpr: readonly string[];
}>;

/** `coverage`: of the measure by an ISO/IEC 27001 certificate. */
export type SampleMeasure = Readonly<{
  key: string;
  article: string;
  name: string;
  coverage: 'strong' | 'partial';
  inPlace: string;
  gap: string;
  mapping: SampleMapping;
}>;

export const CONTROL_STATES = ['implemented', 'partly', 'planned', 'excluded'] as const;
export type ControlState = (typeof CONTROL_STATES)[number];

/** A row of the statement of applicability. `measures`: letters of the measures that the control supports. */
export type StatementRow = Readonly<{
  ref: string;
  title: string;
  measures: readonly string[];
  state: ControlState;
  reason: string;
}>;

/** A duty that the document cites: text `key` and provision. */
type SampleDuty = Readonly<{ key: string; source: SampleSource }>;

type SampleTermUnit = 'hours' | 'months';

/** `dueAt`: of the example, ISO 8601 in UTC. */
export type SampleStage = Readonly<{
  key: string;
  term: Readonly<{ value: number; unit: SampleTermUnit }>;
  dueAt: string;
  source: SampleSource;
}>;

export type SampleOrganisation = Readonly<{ name: string; registrationCode: string }>;

export type SampleFacts = Readonly<{
  language: Language;
  provider: string;
  kbVersion: string;
  positionDate: string;
  documentNumber: string;
  organisation: SampleOrganisation;
  duties: readonly SampleDuty[];
  roles: readonly SampleDuty[];
  measures: readonly SampleMeasure[];
  statement: readonly StatementRow[];
  incident: Readonly<{ detectedAt: string; stages: readonly SampleStage[] }>;
  sources: readonly SampleSource[];
}>;
