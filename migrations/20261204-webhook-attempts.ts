/** Every attempt at a webhook, and what clients are told of that no change of a row tells. */
import { Migration } from '@mikro-orm/migrations';

/** Written when the attempt begins; `duration_ms` is null until its end, for ever where its worker died. */
const ATTEMPTS = `
create table webhook_attempt (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_delivery on delete cascade,
  at timestamptz not null,
  duration_ms integer check (duration_ms >= 0),
  status integer,
  problem text check (char_length(problem) <= 200)
);
create index webhook_attempt_of_delivery on webhook_attempt (delivery_id, id desc);
create index webhook_delivery_old on webhook_delivery (at);
`;

/** `expiring_told_at`: when the owner was told that a key which has a successor is about to end. */
const KEYS = `
alter table api_key add column expiring_told_at timestamptz;
create index api_key_ending on api_key (expires_at)
  where expires_at is not null and expiring_told_at is null and blocked_at is null;
`;

/** What was told of a month's requests; another limit is another warning. */
const QUOTAS = `
create table quota_notice (
  lineage_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  per_month integer not null check (per_month >= 1),
  percent integer not null check (percent between 1 and 100),
  at timestamptz not null,
  primary key (lineage_id, month, per_month, percent)
);
create index usage_month_by_use on usage_month (month, used);
`;

/** Versions of the law data that have answered here. */
const VERSIONS = `
create table kb_told (
  version text primary key check (char_length(version) between 1 and 100),
  at timestamptz not null
);
`;

export class WebhookAttempts extends Migration {
  override up(): void {
    for (const sql of [ATTEMPTS, KEYS, QUOTAS, VERSIONS]) this.addSql(sql);
  }
}
