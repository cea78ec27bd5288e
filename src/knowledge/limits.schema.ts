/** Schema of `kb/limits/tiers.yaml`: allowance of each tier. */
import { z } from 'zod';
import type { Allowance, TierTable } from '../shared/limits/allowance.js';

const tier = z.strictObject({
  per_minute: z.int().positive(),
  per_month: z.int().positive().nullable(),
});

const tiers = z.strictObject({
  baas: tier,
  professional: tier,
  enterprise: tier,
  sandbox: tier,
  anonymous: tier,
});

export const limitsSchema = z.strictObject({ tiers });

/** `anonymous`: requests without a valid key, per address. */
export type LimitsKnowledge = Readonly<{ tiers: TierTable; anonymous: Allowance }>;

const toAllowance = ({ per_minute, per_month }: z.infer<typeof tier>): Allowance => ({
  perMinute: per_minute,
  perMonth: per_month,
});

export const toLimitsKnowledge = ({
  tiers: file,
}: z.infer<typeof limitsSchema>): LimitsKnowledge => ({
  tiers: {
    baas: toAllowance(file.baas),
    professional: toAllowance(file.professional),
    enterprise: toAllowance(file.enterprise),
    sandbox: toAllowance(file.sandbox),
  },
  anonymous: toAllowance(file.anonymous),
});
