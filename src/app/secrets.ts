/** The service's secrets and their predecessors. */
import { loadSecret, type SecretName } from '../platform/crypto/secret-files.js';
import type { Config } from '../config/env.js';
import type { Secret } from '../shared/secret.js';

export type Secrets = Readonly<{ pepper: Secret; downloadToken: Secret }>;

export type SecretsConfig = Pick<
  Config,
  'dataDir' | 'apiKeyPepper' | 'downloadTokenSecret' | 'previousSecrets'
>;

/** `before`: null if the secret was never replaced. */
type Given = Readonly<{ name: SecretName; given: string | null; before: string | null }>;

async function load(dataDir: string, { name, given, before }: Given): Promise<Secret> {
  const current = await loadSecret(dataDir, name, given);
  return { current, earlier: before === null || before === current ? [] : [before] };
}

/** @throws Error if a secret is too short or cannot be stored. */
export const loadPepper = (config: Omit<SecretsConfig, 'downloadTokenSecret'>): Promise<Secret> =>
  load(config.dataDir, {
    name: 'API_KEY_PEPPER',
    given: config.apiKeyPepper,
    before: config.previousSecrets.apiKeyPepper,
  });

/** @throws Error if a secret is too short or cannot be stored. */
export const loadSecrets = async (config: SecretsConfig): Promise<Secrets> => ({
  pepper: await loadPepper(config),
  downloadToken: await load(config.dataDir, {
    name: 'DOWNLOAD_TOKEN_SECRET',
    given: config.downloadTokenSecret,
    before: config.previousSecrets.downloadTokenSecret,
  }),
});
