/** All content of a database as text, by table. */
import pg from 'pg';

const TABLES = `
  select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`;

/** Key: table name with its schema. Binary columns are decoded as text too, so searches find text in them. */
export async function wholeDatabase(url: string): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  const all = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<Record<string, unknown>>(`select * from ${name}`);
    const shown = rows.map((row) =>
      Object.values(row)
        .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)))
        .join(' '),
    );
    all.set(name, shown.join('\n'));
  }
  await client.end();
  return all;
}
