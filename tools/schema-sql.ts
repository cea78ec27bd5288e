/** Writes `migrations/schema.sql` from an embedded server that is migrated for it. A test checks that it is current. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MIGRATIONS } from '../migrations/migrations.js';
import { PROJECT_ROOT } from '../src/config/env.js';
import { openStorage } from '../src/platform/postgres/storage.js';
import { databaseSchema } from './schema/database-schema.js';

const dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-schema-'));
const database = await openStorage({
  databaseUrl: null,
  dataDir,
  databaseTimeoutMs: 30_000,
  databaseConnections: 2,
  entities: [],
  migrations: MIGRATIONS,
  log: () => undefined,
});
try {
  const schema = await databaseSchema(database.orm.em.fork());
  await writeFile(path.join(PROJECT_ROOT, 'migrations', 'schema.sql'), schema);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
