/** Knowledge for documents: plans of sold documents, sample cases of document and invoice. */
import type { Language } from '../../../shared/language.js';
import type { Source } from '../../../shared/source.js';
import type { DocumentPlans } from './document-plan.js';
import type { ControlState, SampleOrganisation } from './sample-facts.js';
import type { Party } from '../../../shared/party.js';

/** Legal statement in a document: key of its text, and its source. */
export type DutyStatement = Readonly<{ key: string; source: Source }>;

/** `ref`: control of ISO/IEC 27001. `reason`: text key. */
export type ControlAnswer = Readonly<{ ref: string; state: ControlState; reason: string }>;

export type SampleCase = Readonly<{
  documentNumber: string;
  fileName: string;
  language: Language;
  organisation: SampleOrganisation;
  incidentDetectedAt: string;
  duties: readonly DutyStatement[];
  roles: readonly DutyStatement[];
  statement: readonly ControlAnswer[];
}>;

/** Dates: YYYY-MM-DD. `services`: catalogue keys. `vatPercent`: VAT rate of the sale. */
export type InvoiceCase = Readonly<{
  number: string;
  issuedOn: string;
  orderId: string;
  buyer: Omit<Party, 'country' | 'email'>;
  services: readonly Readonly<{ key: string; quantity: number }>[];
  vatPercent: number;
}>;

export type DocumentsKnowledge = Readonly<{
  sample: SampleCase;
  invoice: InvoiceCase;
  documentPlans: DocumentPlans;
}>;
