/** What the knowledge base holds for documents: plans of those that are sold, the cases of sample paper and invoice. */
import type { Party } from '../../invoicing/domain/invoice.js';
import type { Language } from '../../../shared/language.js';
import type { Source } from '../../../shared/source.js';
import type { DocumentPlans } from './paper-plan.js';
import type { ControlState, SampleOrganisation } from './sample-facts.js';

/** A statement of law that a paper makes: key of its text, and where it comes from. */
export type Duty = Readonly<{ key: string; source: Source }>;

/** `ref`: control of ISO/IEC 27001. `reason`: key of its text. */
export type ControlAnswer = Readonly<{ ref: string; state: ControlState; reason: string }>;

export type SampleCase = Readonly<{
  documentNumber: string;
  fileName: string;
  language: Language;
  organisation: SampleOrganisation;
  incidentDetectedAt: string;
  duties: readonly Duty[];
  roles: readonly Duty[];
  statement: readonly ControlAnswer[];
}>;

/** Dates: YYYY-MM-DD. `services`: keys of the catalogue. `vatPercent`: rate of the sale. */
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
  papers: DocumentPlans;
}>;
