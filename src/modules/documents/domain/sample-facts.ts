/** What the sample document is written from. All of it comes from the knowledge base; nothing is law of its own. */
import type { Language } from '../../../shared/language.js';
import type { MessageParams } from '../../../shared/message.js';

/** A text of the namespace `documents`, in the language of the paper. */
export type Localize = (path: string, params?: MessageParams) => string;

export type SampleSource = Readonly<{
  title: string;
  provision: string;
  url: string;
  positionDate: string;
}>;

/** References alone, such as "A.5.24"; those that carry the measure. */
type SampleMapping = Readonly<{
  iso27001: readonly string[];
  dora: readonly string[];
  gdpr: readonly string[];
}>;

/** `coverage`: what an ISO/IEC 27001 certificate covers of the measure. */
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

/** A row of the statement of applicability. `measures`: letters of the measures that the control serves. */
export type StatementRow = Readonly<{
  ref: string;
  title: string;
  measures: readonly string[];
  state: ControlState;
  reason: string;
}>;

/** A duty that the paper cites: `key` of its text, and the provision that states it. */
type SampleDuty = Readonly<{ key: string; source: SampleSource }>;

type TermUnit = 'hours' | 'months';

/** `dueAt`: of the worked example, ISO 8601 in UTC. */
export type SampleStage = Readonly<{
  key: string;
  term: Readonly<{ value: number; unit: TermUnit }>;
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
