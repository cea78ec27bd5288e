/** What housekeeping looks for by age. */
import { Migration } from '@mikro-orm/migrations';

const INDEXES = `
create index webhook_attempt_old on webhook_attempt (at);
create index order_event_old on order_event (at);
create index outbox_old on outbox (created_at) where sent_at is not null or given_up_at is not null;
`;

export class Bounds extends Migration {
  override up(): void {
    this.addSql(INDEXES);
  }
}
