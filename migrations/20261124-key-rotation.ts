/** Keys that end: one that was rotated works on for a while beside its successor. */
import { Migration } from '@mikro-orm/migrations';

const KEYS = 'alter table api_key add column expires_at timestamptz;';

export class KeyRotation extends Migration {
  override up(): void {
    this.addSql(KEYS);
  }
}
