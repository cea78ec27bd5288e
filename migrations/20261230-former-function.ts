/** Drops the former name of `webhooks_publish`, which the release before 20261229-function-names called (D-405). */
import { Migration } from '@mikro-orm/migrations';

export class FormerFunction extends Migration {
  override up(): void {
    this.addSql('drop function webhooks_tell(uuid, uuid, text, jsonb, timestamptz);');
  }
}
