/** SQL statements of settlement. */

/** Serialises deliveries of one event: the second finds it settled. Accepts an unsettled event again. */
export const RECEIVE = `
  insert into provider_event (id, type, notice, received_at) values (?, ?, ?::jsonb, ?)
  on conflict (id) do update set notice = excluded.notice where provider_event.outcome is null
  returning id`;

/** By the order id, otherwise by the page. @param state columns of the order's state */
export const LOCK_ORDER = (state: string): string => `
  select o.id, o.account_id, o.kind, o.service_key, o.net_cents, o.vat_cents, o.vat_cents_before, o.currency, o.document_count, ${state}
  from orders o
  where o.id = coalesce(
    (select id from orders where id = ?::uuid),
    (select order_id from payment_page where provider_ref = ? and ?::uuid is null))
  for update`;

export const ADD_PAYMENT = `
  insert into payment (id, order_id, event_id, amount_cents, currency, fulfils, received_at)
  values (?, ?::uuid, ?, ?, ?, ?, ?)
  on conflict (id) do nothing
  returning id`;

export const MARK_PAID = `
  update orders set payment_status = 'paid', document_status = ?, paid_at = ?, released_at = ?
  where id = ?::uuid`;

/** The job commits with the payment; its key allows one per order. */
export const ADD_JOB = `
  select graphile_worker.add_job('generate_documents', payload := ?::json, job_key := ?)`;

export const LOCK_ACCOUNT = `
  select a.state, a.role, a.name, a.email, a.licence, a.licence_from, a.licence_until,
    exists (
      select 1 from api_key k where k.account_id = a.id and k.mode = 'live' and k.blocked_at is null
    ) as has_live_key
  from account a where a.id = ?::uuid for update`;

export const SET_LICENCE = `
  update account set licence = ?, licence_from = ?, licence_until = ?,
    state = case state when 'awaiting_payment' then 'live' else state end
  where id = ?::uuid`;

export const ADD_KEY = `
  insert into api_key (id, account_id, lineage_id, mode, role, tier, per_minute, per_month, name, digest, last4, created_at)
  values (?::uuid, ?::uuid, ?::uuid, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

export const ADD_MAIL = `
  insert into outbox (id, dedupe, account_id, kind, recipient, sealed, created_at, due_at)
  values (?::uuid, ?, ?::uuid, ?, ?, ?, ?, now())
  on conflict (dedupe) do nothing`;

export const CONCLUDE = `update provider_event set outcome = ?, order_id = ?::uuid where id = ?`;

export const LOCK_QUARANTINED = `
  select event_id as "eventId", payment_id as "paymentId", amount::float8 as amount, currency, is_live as "isLive", state
  from quarantined_payment where id = ?::uuid for update`;

/** A trigger has set the state with the payment. */
export const ASSIGNED = `update quarantined_payment set resolved_by = ? where id = ?::uuid`;
