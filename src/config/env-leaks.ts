/** Settings of leaked keys. */
import { z } from 'zod';
import { urlOf } from './env-forms.js';

export const leakVariables = {
  LEAKED_KEYS: z
    .enum(['off', 'notify', 'block'])
    .default('off')
    .describe(
      'API keys that a secret scanner reports at /v1/leaked-keys: off rejects reports, notify emails the owner, block also ends the key',
    ),
  LEAKED_KEYS_PUBLIC_KEYS: urlOf('https', 'http')
    .default('https://api.github.com/meta/public_keys/secret_scanning')
    .describe('address of the public keys with which that scanner signs'),
};

type Environment = z.infer<z.ZodObject<typeof leakVariables>>;

export type LeakConfig = Readonly<{
  /** `policy`: null: off. */
  leakedKeys: Readonly<{ policy: 'notify' | 'block' | null; publicKeysUrl: string }>;
}>;

export const leaksOf = (environment: Environment): LeakConfig => ({
  leakedKeys: {
    policy: environment.LEAKED_KEYS === 'off' ? null : environment.LEAKED_KEYS,
    publicKeysUrl: environment.LEAKED_KEYS_PUBLIC_KEYS,
  },
});
