/** What was given up is counted whenever metrics are read: few among many that went out. */
import { Migration } from '@mikro-orm/migrations';

const INDEXES = `
create index outbox_given_up on outbox (given_up_at) where given_up_at is not null;
create index webhook_delivery_given_up on webhook_delivery (given_up_at) where given_up_at is not null;
`;

export class GivenUp extends Migration {
  override up(): void {
    this.addSql(INDEXES);
  }
}
