/** Use case of the audit log for its owner. Source: GDPR art 5(2) requires proof of compliance. */
import type { Caller } from '../../shared/caller.js';
import type { AuditOptions, AuditRecord, AuditRepository } from './audit.repository.js';

/** `next`: last id of this page; null on the last page. */
export type AuditPage = Readonly<{ records: readonly AuditRecord[]; next: string | null }>;

const SAMPLE_KEY = '00000000-0000-4000-8000-000000000002';

/** Sample for sandbox keys. */
const SAMPLE: AuditRecord = {
  id: '1',
  at: new Date('2026-01-15T09:00:00.000Z'),
  actor: 'operator',
  action: 'key.created',
  object: `key:${SAMPLE_KEY}`,
  requestId: null,
  fields: [],
};

export class AuditLogService {
  constructor(private readonly log: AuditRepository) {}

  async page({ limit, before }: AuditOptions, caller: Caller): Promise<AuditPage> {
    if (caller.mode === 'test') return { records: [SAMPLE], next: null };
    const options = { limit: limit + 1, before };
    const found = await this.log.page(caller.accountId, options);
    const records = found.slice(0, limit);
    return { records, next: found.length > limit ? (records.at(-1)?.id ?? null) : null };
  }
}
