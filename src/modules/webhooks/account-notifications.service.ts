/** Tells owners by webhook what no order brings: keys that end, quotas that run out, new law data. Source: decisions 22, 24. */
import { tierOf } from '../api-keys/domain/tier.js';
import type { TierTable } from '../../shared/limits/allowance.js';
import { monthOf } from '../../shared/limits/month.js';
import { LEAST_SHARE, warningFor } from './domain/quota-warning.js';
import type { AccountNewsStore, HeavyUse } from './account-notifications.ports.js';
import type { Surroundings } from '../accounts/accounts.ports.js';

const AT_ONCE = 200;

/** `kbVersion`: of the law data that answers. */
export type AccountNewsParts = Readonly<{
  store: AccountNewsStore;
  tiers: TierTable;
  kbVersion: string;
  surroundings: Pick<Surroundings, 'now' | 'id'>;
}>;

export class AccountNews {
  private isVersionTold = false;

  constructor(private readonly parts: AccountNewsParts) {}

  async run(): Promise<void> {
    const { store, surroundings } = this.parts;
    await this.tellVersion();
    await store.tellEndingKeys(surroundings.now());
    await this.tellQuotas();
  }

  private async tellVersion(): Promise<void> {
    if (this.isVersionTold) return;
    const { store, kbVersion, surroundings } = this.parts;
    await store.tellVersion(kbVersion, surroundings.id(), surroundings.now());
    this.isVersionTold = true;
  }

  private async tellQuotas(): Promise<void> {
    const { store, tiers, surroundings } = this.parts;
    const month = monthOf(surroundings.now().getTime());
    const limits = Object.values(tiers).map(({ perMonth }) => perMonth ?? Infinity);
    const wish = { least: LEAST_SHARE, perMonth: Math.min(...limits), most: AT_ONCE };
    let uses: readonly HeavyUse[] = [];
    do {
      uses = await store.heavyUses(month, { ...wish, after: uses.at(-1)?.lineageId ?? null });
      for (const use of uses) await this.tellQuota(use, month);
    } while (uses.length === AT_ONCE);
  }

  private async tellQuota({ terms, told, ...use }: HeavyUse, month: string): Promise<void> {
    const { store, tiers, surroundings } = this.parts;
    const now = surroundings.now();
    const perMonth = use.perMonth ?? tiers[tierOf(terms, now)].perMonth;
    const percent = perMonth === null ? null : warningFor(use.used, perMonth);
    if (perMonth === null || percent === null) return;
    const isTold = told.some((one) => one.perMonth === perMonth && one.percent >= percent);
    if (!isTold) await store.tellQuota({ ...use, month, perMonth, percent }, now);
  }
}
