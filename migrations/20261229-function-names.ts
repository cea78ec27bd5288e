/**
 * Standard names of functions and triggers. The release before this one calls `webhooks_tell` by name, so that remains
 * until the next release; columns and tables that it writes keep their names (D-405).
 */
import { Migration } from '@mikro-orm/migrations';

const FUNCTIONS = {
  bookkeeping_is_over: 'bookkeeping_retention_ended',
  invoice_goes: 'invoice_retention',
  invoice_is_sound: 'invoice_is_consistent',
  orders_tell: 'orders_to_events',
  payment_surplus_goes_back: 'payment_surplus_to_refunds',
  vat_check_goes: 'vat_check_retention',
  webhooks_tell: 'webhooks_publish',
} as const;

const TRIGGERS = [
  ['invoice', 'invoice_goes', 'invoice_retention'],
  ['invoice', 'invoice_is_sound', 'invoice_is_consistent'],
  ['invoice', 'invoice_stays', 'invoice_no_truncation'],
  ['invoice_counter', 'invoice_counter_stays', 'invoice_counter_no_truncation'],
  ['orders', 'orders_tell_change', 'orders_to_events_on_update'],
  ['orders', 'orders_tell_new', 'orders_to_events_on_insert'],
  ['payment', 'payment_surplus_goes_back', 'payment_surplus_to_refunds'],
  ['vat_check', 'vat_check_goes', 'vat_check_retention'],
] as const;

/** Names and words inside the functions. Functions find each other by name when they run. */
const INSIDE = [
  ['webhooks_tell(', 'webhooks_publish('],
  ['bookkeeping_is_over(', 'bookkeeping_retention_ended('],
  ['told ', 'happening '],
  ['told.', 'happening.'],
  ['is on no paper', 'has no invoice'],
  ['has not so much to credit', 'has less left to credit'],
] as const;

const bodies = INSIDE.reduce(
  (sql, [before, after]) => `replace(${sql}, '${before}', '${after}')`,
  'pg_get_functiondef(oid)',
);
const affected = INSIDE.map(([before]) => `position('${before}' in prosrc) > 0`).join(' or ');

export class FunctionNames extends Migration {
  override up(): void {
    for (const [before, after] of Object.entries(FUNCTIONS)) {
      this.addSql(`alter function ${before} rename to ${after};`);
    }
    for (const [table, before, after] of TRIGGERS) {
      this.addSql(`alter trigger ${before} on ${table} rename to ${after};`);
    }
    this.addSql(`do $$
      declare body text;
      begin
        for body in select ${bodies} from pg_proc
          where pronamespace = 'public'::regnamespace and (${affected})
        loop
          execute body;
        end loop;
      end $$;`);
    this
      .addSql(`create function webhooks_tell(account uuid, event uuid, kind text, facts jsonb, happened timestamptz)
      returns void language sql as $$ select webhooks_publish(account, event, kind, facts, happened) $$;`);
  }
}
