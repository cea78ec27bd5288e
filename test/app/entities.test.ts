import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ENTITIES } from '../../src/app/storage.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';

/** `values`: of its check constraint, if it lists some. */
type Column = Readonly<{
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isPrimary: boolean;
  values: readonly string[] | null;
}>;

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
    exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey))
      as "isPrimary",
    (select array_agg(value[1]::text order by value[1]::text) from pg_constraint k
      cross join regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') value
      where k.conrelid = c.oid and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[') as "values"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and c.relname <> 'mikro_orm_migrations'`;

/** MikroORM's names of types → PostgreSQL's. */
const TYPES: Readonly<Record<string, string>> = {
  int: 'integer',
  boolean: 'boolean',
  bigserial: 'bigint',
  timestamptz: 'timestamp with time zone',
};

let database: TestDatabase;
let migrated: readonly Column[];

beforeAll(async () => {
  database = await openTestDatabase([...ENTITIES]);
  migrated = await database.orm.em.fork().execute(COLUMNS);
});
afterAll(() => database.close());

const typeOf = (declared: string): string => {
  const plain = declared.replace(/\(.*\)$/, '');
  return TYPES[plain] ?? plain;
};

function declared(): readonly Column[] {
  const tables = [...database.orm.getMetadata().getAll().values()];
  return tables.flatMap(({ tableName, props }) =>
    props.map((prop) => ({
      table: tableName,
      name: prop.fieldNames[0] ?? '',
      type: typeOf(prop.columnTypes[0] ?? ''),
      isNullable: prop.nullable === true,
      hasDefault: prop.defaultRaw !== undefined || prop.autoincrement === true,
      isPrimary: prop.primary === true,
      values: prop.items === undefined ? null : [...prop.items].map(String).sort(),
    })),
  );
}

const byName = (columns: readonly Column[]) =>
  new Map(columns.map((column) => [`${column.table}.${column.name}`, column]));

const withoutValues = (columns: readonly Column[]) =>
  [...byName(columns)]
    .map(([name, { type, isNullable, hasDefault, isPrimary }]) => [
      name,
      { type, isNullable, hasDefault, isPrimary },
    ])
    .sort();

const tablesOf = (columns: readonly Column[]): readonly string[] =>
  [...new Set(columns.map(({ table }) => table))].sort();

test('every table has one entity', () => {
  expect(tablesOf(declared())).toEqual(tablesOf(migrated));
});

test('columns have the same type, nullability, default and primary key as in their entity', () => {
  const tables = new Set(tablesOf(declared()));
  const ours = migrated.filter(({ table }) => tables.has(table));
  expect(withoutValues(declared())).toEqual(withoutValues(ours));
});

test('an enum has the values that the database permits', () => {
  const constraints = byName(migrated);
  const admitted = ({ table, name }: Column) => constraints.get(`${table}.${name}`)?.values ?? null;
  const enums = declared().filter((one) => one.values !== null && admitted(one) !== null);
  expect(enums.map((one) => [one.table, one.name, one.values])).toEqual(
    enums.map((one) => [one.table, one.name, admitted(one)]),
  );
});
