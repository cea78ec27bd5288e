/** Ports of reported links. */
import type { Actor } from '../../shared/actor.js';
import type { LinkReport, NewReport, Outcome } from './domain/link-report.js';

/** `after`: last id of the previous page; null: first page. */
export type ReportPage = Readonly<{ limit: number; after: string | null }>;

export type Placement = Readonly<{ id: string; accountId: string; at: Date; actor: Actor }>;

/** `reason`: published with the outcome. */
export type Decision = Readonly<{ outcome: Outcome; reason: string; actor: Actor; at: Date }>;

/** As an operator sees it. */
export type OpenReport = LinkReport & Readonly<{ organisationId: string | null }>;

export interface LinkReportStore {
  /** The open report of the same link by the same organisation, if there is one. */
  place(report: NewReport, placement: Placement): Promise<LinkReport>;
  /** Newest first. */
  ofAccount(accountId: string, page: ReportPage): Promise<readonly LinkReport[]>;
  /** Newest decision first. */
  decided(page: ReportPage): Promise<readonly LinkReport[]>;
  /** Oldest first. */
  open(page: ReportPage): Promise<readonly OpenReport[]>;
  /** @returns false unless the report is open */
  decide(id: string, decision: Decision): Promise<boolean>;
}
