/** Settings of security: where to report vulnerabilities, and the profile. */
import { z } from 'zod';

export const securityVariables = {
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional()
    .describe('where to report vulnerabilities, published at /.well-known/security.txt'),
  SECURITY_PROFILE: z
    .enum(['standard', 'strict'])
    .default('standard')
    .describe(
      'strict: every requirement of OWASP ASVS 5.0, levels 1 and 2, at the price of some convenience: people need a passkey, emails carry no keys, links carry no codes that a server sees, browsers store no drafts',
    ),
};

type Environment = z.infer<z.ZodObject<typeof securityVariables>>;

/** `securityContact`: null: not published. `isStrict`: see D-384. */
export type SecurityConfig = Readonly<{ securityContact: string | null; isStrict: boolean }>;

export const securityOf = (environment: Environment): SecurityConfig => ({
  securityContact: environment.SECURITY_CONTACT ?? null,
  isStrict: environment.SECURITY_PROFILE === 'strict',
});
