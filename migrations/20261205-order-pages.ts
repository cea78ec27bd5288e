/** Pages of orders are read in the order of the index, whatever was placed in one moment. */
import { Migration } from '@mikro-orm/migrations';

const ORDERS = `
drop index orders_of_account;
create index orders_of_account on orders (account_id, created_at desc, id desc);
`;

export class OrderPages extends Migration {
  override up(): void {
    this.addSql(ORDERS);
  }
}
