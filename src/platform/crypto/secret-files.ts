/** Secrets from the environment, or generated once and stored in DATA_DIR/secrets. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MIN_BYTES = 32;
const MADE_BYTES = 48;

export type SecretName = 'API_KEY_PEPPER' | 'DOWNLOAD_TOKEN_SECRET';

/**
 * @param given from the environment; null: use the file, created if missing
 * @throws Error if a secret has fewer than 32 bytes.
 */
export async function loadSecret(
  dataDir: string,
  name: SecretName,
  given: string | null,
): Promise<string> {
  const secret = given ?? (await ensureFile(dataDir, name));
  if (Buffer.byteLength(secret) < MIN_BYTES) {
    throw new Error(`${name} must have at least ${String(MIN_BYTES)} bytes`);
  }
  return secret;
}

/** Linked atomically: the second of two concurrent starts reads the first one's file. */
async function ensureFile(dataDir: string, name: SecretName): Promise<string> {
  const path = join(dataDir, 'secrets', name);
  if (!existsSync(path)) {
    // DATA_DIR must stay accessible to the database's account.
    await mkdir(dataDir, { recursive: true });
    await mkdir(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
    const aside = `${path}.${randomBytes(6).toString('hex')}`;
    await writeFile(aside, randomBytes(MADE_BYTES).toString('base64url'), { mode: 0o600 });
    await link(aside, path).catch((failure: unknown) => {
      if (!existsSync(path)) throw failure;
    });
    await rm(aside);
  }
  await chmod(path, 0o600);
  return (await readFile(path, 'utf8')).trim();
}
