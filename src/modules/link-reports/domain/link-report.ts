/** Reports of links that a reader disputes, and what operators decide. */
import type { LinkTexts } from '../../mapping/domain/link-texts.js';
import type { Relation } from '../../mapping/domain/relation.js';

export const REPORT_STATES = ['open', 'accepted', 'rejected'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** `accepted`: the law data will be changed. */
export const OUTCOMES = ['accepted', 'rejected'] as const;
export type ReportOutcome = (typeof OUTCOMES)[number];

/** Characters. */
export const MIN_MESSAGE_LENGTH = 10;
export const MAX_MESSAGE_LENGTH = 2000;

/** `subject`: the link as it was when it was reported. `suggested…`: null if the reader suggests nothing. */
export type LinkReport = Readonly<{
  id: string;
  subject: LinkTexts;
  message: string | null;
  suggestedRelation: Relation | null;
  suggestedStrength: number | null;
  kbVersion: string;
  reportedAt: Date;
  state: ReportState;
  outcome: string | null;
  decidedAt: Date | null;
}>;

export type NewReport = Pick<
  LinkReport,
  'subject' | 'suggestedRelation' | 'suggestedStrength' | 'kbVersion'
> &
  Readonly<{ message: string }>;

/** As an operator sees it. */
export type OpenReport = LinkReport & Readonly<{ organisationId: string | null }>;
