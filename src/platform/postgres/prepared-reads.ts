/**
 * Reads go out as prepared statements. MikroORM writes the values into the text of a statement, so that the server
 * parses and plans each one anew; for the reads of an order that is two thirds of what they cost.
 */
import { createHash } from 'node:crypto';
import type { AnyEntity, EntityData, QueryResult } from '@mikro-orm/core';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Pool } from 'pg';

/** Place of the transaction among the arguments. */
const TRANSACTION_AT = 3;

type ExecuteArguments = Parameters<PostgreSqlDriver['execute']>;
type Rows = EntityData<AnyEntity>[];

const READ = /^\s*select\b/i;

/** What the server's `?` operators and MikroORM's own holes for names need; none of our reads has them. */
const UNUSUAL_HOLE = /\?\?|\\\?/;

/**
 * A list stands for several values in MikroORM's holes, for an array in the server's. Beside a whole number the server
 * takes a hole for a whole number, but a literal for what it is.
 */
const isPlain = (value: unknown): boolean =>
  !Array.isArray(value) && (typeof value !== 'number' || Number.isInteger(value));

const numbered = new Map<string, string>();

/** The text with the server's holes; made once for each. */
function toNumbered(text: string): string {
  const known = numbered.get(text);
  if (known !== undefined) return known;
  let hole = 0;
  const made = text.replace(/\?/g, () => `$${String(++hole)}`);
  numbered.set(text, made);
  return made;
}

/** null: MikroORM is to send it in its own way. */
function toPrepared(query: unknown, values: unknown): CompiledQuery | null {
  if (typeof query !== 'string' || !Array.isArray(values) || values.length === 0) return null;
  if (!READ.test(query) || UNUSUAL_HOLE.test(query) || !values.every(isPlain)) return null;
  return CompiledQuery.raw(toNumbered(query), values);
}

/** The driver with prepared reads; whatever else is asked of it goes MikroORM's way. */
export class PreparingDriver extends PostgreSqlDriver {
  override async execute<Result extends QueryResult | EntityData<AnyEntity> | Rows = Rows>(
    ...args: ExecuteArguments
  ): Promise<Result> {
    const [query, values, , , , connection = this.connection] = args;
    const prepared = toPrepared(query, values);
    if (prepared === null) return super.execute<Result>(...args);
    await connection.ensureConnection();
    // A transaction is a client of its own; MikroORM leaves its type open.
    const transaction = args[TRANSACTION_AT] as Kysely<unknown> | undefined;
    const client = transaction ?? connection.getClient();
    const { rows } = await this.rethrow(client.executeQuery(prepared));
    return rows as Result; // the caller's word for the rows, as in the method above
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name =
    names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** By which a read is called on the wire: its text passes once on each connection. @param text with MikroORM's holes */
export const nameOfRead = (text: string): string => nameOf(toNumbered(text));

/** What comes with values is prepared under a name of its text, once on each connection. */
export function nameStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    // One of its many overloads; all take their arguments as they come.
    const query: (...args: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query: (text: unknown, values: unknown, ...rest: unknown[]) =>
        typeof text === 'string' && Array.isArray(values) && values.length > 0
          ? query({ name: nameOf(text), text, values: values as unknown[] }, ...rest)
          : query(text, values, ...rest),
    });
  });
}
