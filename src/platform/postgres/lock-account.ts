/** Lock of an account's row, in the transaction of `em`: changes of what one account may have follow one another. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { queries } from './tables.js';

/** @returns false if the account does not exist */
export async function lockAccount(em: EntityManager, accountId: string): Promise<boolean> {
  const account = await queries(em)
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return account !== undefined;
}
