/**
 * Row level security (D-338). Statements of a request run as a role that sees the rows of one account alone, by a setting
 * of the session or, behind a pooler of transactions, of the transaction. Without the setting it sees none.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RowScope } from '../../shared/row-scope.js';
import type { Layer, Query } from './driver-layer.js';

/** Role of the statements of requests; it has no login. */
const TENANT_ROLE = 'nis2_tenant';

/** Read by the policies. */
const ACCOUNT = 'app.account_id';

const BEGINNING = /^(begin|start transaction)\b/;
const ENDING = /^(commit|rollback)$/;
const UUID = /^[0-9a-f-]{36}$/i;

/** `null`: the role of the login. `''`: no account. */
export function accountIn(scope: RowScope): string | null {
  if (scope === 'all') return null;
  if (scope === 'none') return '';
  if (!UUID.test(scope.accountId)) throw new Error('the account of a request is not a UUID');
  return scope.accountId;
}

/** @param account has been checked by `accountIn` */
const settings = (account: string | null, extent: 'session' | 'local'): string =>
  account === null
    ? `set ${extent} role none`
    : `set ${extent} role ${TENANT_ROLE}; set ${extent} ${ACCOUNT} = '${account}'`;

/** Statements to send before others of the same transaction; null: none are needed. */
export function localSettings(scope: RowScope): string | null {
  const account = accountIn(scope);
  return account === null ? null : settings(account, 'local');
}

/** Commands and prepared statements have a text; a batch of rows, which nothing uses, has none. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text: unknown =
    Object(statement) === statement ? Reflect.get(Object(statement), 'text') : '';
  return typeof text === 'string' ? text : '';
}

type Session = { account: string | null | undefined; isInside: boolean };

/** A change that fails leaves the account unknown, so the next statement tries again. */
async function enter(session: Session, account: string | null, query: Query): Promise<void> {
  session.account = undefined;
  await query(settings(account, 'session'));
  session.account = account;
}

/** Brings the session to the scope of each statement outside a transaction, and of the begin of each transaction. */
export const scoped =
  (scope: () => RowScope): Layer =>
  (query) => {
    const session: Session = { account: null, isInside: false };
    return (statement, ...rest) => {
      const text = textOf(statement);
      if (session.isInside) {
        session.isInside = !ENDING.test(text);
        return query(statement, ...rest);
      }
      session.isInside = BEGINNING.test(text);
      const account = accountIn(scope());
      if (session.account === account) return query(statement, ...rest);
      return enter(session, account, query).then(() => query(statement, ...rest));
    };
  };

const SECURED = `c.relkind = 'r' and c.relrowsecurity and c.relnamespace = current_schema()::regnamespace`;

/** Lacking after a restore, which brings no privileges, and for new tables. */
const LACKS = `select c.relname as name from pg_class c where ${SECURED}
  and not has_table_privilege('${TENANT_ROLE}', c.oid, 'select, insert, update, delete')`;

/** Only in the schema `public` every role may name tables. */
const LACKS_SCHEMA = `select current_schema() as name
  where not has_schema_privilege('${TENANT_ROLE}', current_schema(), 'usage')`;

const IS_MEMBER = `select pg_has_role(current_user, oid, 'member') as member from pg_roles where rolname = '${TENANT_ROLE}'`;

/** Roles belong to the whole server, so another database may be creating it. */
const CREATE = `do $$ begin
  create role ${TENANT_ROLE} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then null; end $$`;

const needsHelp = (cause: unknown): Error =>
  new Error(
    `the database user may not prepare the role ${TENANT_ROLE}: as an administrator of the database run "create role ${TENANT_ROLE} nologin; grant ${TENANT_ROLE} to <user of DATABASE_URL>"`,
    { cause },
  );

/**
 * Creates the role and its privileges, in the transaction of the migrations.
 * @throws Error in one line if the login may not
 */
export async function prepareTenantRole(em: EntityManager): Promise<void> {
  const [role]: readonly { member: boolean }[] = await em.execute(IS_MEMBER);
  try {
    if (role === undefined) await em.execute(CREATE);
    if (role?.member !== true) await em.execute(`grant ${TENANT_ROLE} to current_user`);
  } catch (cause) {
    throw needsHelp(cause);
  }
  const schemas: readonly { name: string }[] = await em.execute(LACKS_SCHEMA);
  for (const { name } of schemas)
    await em.execute(`grant usage on schema "${name}" to ${TENANT_ROLE}`);
  const tables: readonly { name: string }[] = await em.execute(LACKS);
  for (const { name } of tables)
    await em.execute(`grant select, insert, update, delete on "${name}" to ${TENANT_ROLE}`);
}
