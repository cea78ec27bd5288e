/**
 * Secrets of the service: given by the environment, or made once and kept in DATA_DIR/secrets.
 * Where they must be given, the configuration has refused to start without them.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MIN_BYTES = 32;
const MADE_BYTES = 48;

export type SecretName = 'API_KEY_PEPPER' | 'DOWNLOAD_TOKEN_SECRET';

/**
 * @param given value from the environment; null: take the file, and make it where it is missing
 * @throws Error for a secret under 32 bytes.
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

/** Linked into place complete: of two processes that start together the second reads the first one's. */
async function ensureFile(dataDir: string, name: SecretName): Promise<string> {
  const path = join(dataDir, 'secrets', name);
  if (!existsSync(path)) {
    // DATA_DIR itself stays open to the account under which the embedded database runs.
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
