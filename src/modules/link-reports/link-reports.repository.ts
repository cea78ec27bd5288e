/** Reported links in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { LinkReport, NewReport, OpenReport, ReportOutcome } from './domain/link-report.js';
import type { Actor } from '../../shared/actor.js';
import type { IdPage } from '../../shared/graphql/id-page.js';

type Placement = Readonly<{ id: string; accountId: string; at: Date; actor: Actor }>;

/** `reason`: published with the outcome. */
type ReportDecision = Readonly<{ outcome: ReportOutcome; reason: string; actor: Actor; at: Date }>;

const OPEN = sql.lit('open' as const);

const selectReports = (em: EntityManager) =>
  queries(em)
    .selectFrom('link_report as r')
    .select(['r.id', 'r.subject', 'r.message', 'r.kb_version as kbVersion', 'r.state'])
    .select(['r.suggested_relation as suggestedRelation', 'r.reported_at as reportedAt'])
    .select(['r.suggested_strength as suggestedStrength', 'r.outcome'])
    .select(['r.decided_at as decidedAt', 'r.account_id as organisationId']);

type ReportSorting = Readonly<{ by: 'reported_at' | 'decided_at'; direction: 'asc' | 'desc' }>;

/** Keyset pages: reports after the one with the id `after`. */
const inPages = (
  query: ReturnType<typeof selectReports>,
  { by, direction }: ReportSorting,
  { limit, after }: IdPage,
) =>
  query
    .$if(after !== null, (all) =>
      all.where((eb) =>
        eb(
          eb.refTuple(`r.${by}`, 'r.id'),
          direction === 'asc' ? '>' : '<',
          eb
            .selectFrom('link_report as b')
            .select([`b.${by}`, 'b.id'])
            .where('b.id', '=', after)
            .$asTuple(by, 'id'),
        ),
      ),
    )
    .orderBy(`r.${by}`, direction)
    .orderBy('r.id', direction)
    .limit(limit)
    .execute();

export class LinkReportsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The open report of the same link by the same organisation, if there is one. */
  place(report: NewReport, placement: Placement): Promise<LinkReport> {
    return this.em.fork().transactional(async (em) => {
      const isNew = await insertReport(em, report, placement);
      const { id, accountId, actor } = placement;
      const placed = await selectReports(em)
        .where('r.account_id', '=', accountId)
        .where('r.link', '=', report.subject.link)
        .where('r.state', '=', OPEN)
        .executeTakeFirstOrThrow();
      const object = `link_report:${id}`;
      if (isNew) await addToAudit(em, { action: 'link_report.created', object, accountId }, actor);
      return placed;
    });
  }

  /** Newest first. */
  ofAccount(accountId: string, page: IdPage): Promise<readonly LinkReport[]> {
    const own = selectReports(this.em).where('r.account_id', '=', accountId);
    return inPages(own, { by: 'reported_at', direction: 'desc' }, page);
  }

  /** Newest decision first. */
  decided(page: IdPage): Promise<readonly LinkReport[]> {
    const decided = selectReports(this.em).where('r.state', '<>', OPEN);
    return inPages(decided, { by: 'decided_at', direction: 'desc' }, page);
  }

  /** Oldest first. */
  open(page: IdPage): Promise<readonly OpenReport[]> {
    const open = selectReports(this.em).where('r.state', '=', OPEN);
    return inPages(open, { by: 'reported_at', direction: 'asc' }, page);
  }

  /** @returns false unless the report is open */
  decide(id: string, { outcome, reason, actor, at }: ReportDecision): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const row = await queries(em)
        .updateTable('link_report')
        .set({ state: outcome, outcome: reason, decided_by: actor.name, decided_at: at })
        .where('id', '=', id)
        .where('state', '=', OPEN)
        .returning('account_id')
        .executeTakeFirst();
      if (row === undefined) return false;
      const object = `link_report:${id}`;
      const entry = { action: `link_report.${outcome}`, object, accountId: row.account_id };
      await addToAudit(em, entry, actor);
      return true;
    });
  }
}

async function insertReport(
  em: EntityManager,
  { subject, message, suggestedRelation, suggestedStrength, kbVersion }: NewReport,
  { id, accountId, at }: Placement,
): Promise<boolean> {
  const inserted = await queries(em)
    .insertInto('link_report')
    .values({
      id,
      account_id: accountId,
      link: subject.link,
      subject: JSON.stringify(subject),
      message,
      suggested_relation: suggestedRelation,
      suggested_strength: suggestedStrength,
      kb_version: kbVersion,
      reported_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'link']).where('state', '=', OPEN).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
