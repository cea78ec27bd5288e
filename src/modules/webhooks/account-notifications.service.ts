/** Webhooks about expiring keys, quotas and new law data. Source. */
import { tierOf } from '../api-keys/domain/tier.js';
import type { TierTable } from '../../shared/limits/allowance.js';
import { monthOf } from '../../shared/limits/month.js';
import { MIN_SHARE, warningFor } from './domain/quota-warning.js';
import type {
  AccountNotificationRepository,
  HeavyUse,
} from './account-notifications.repository.js';
import type { VersionNoticeRepository } from './version-notices.repository.js';
import type { Runtime } from '../../shared/runtime.js';

const AT_ONCE = 200;

/**
 * One change of the law data. `before`: versions that do not have it: a database that recorded one of them last sends it
 * with the new version.
 */
export type LawChangeNotice = Readonly<{
  event_id: string;
  before: readonly string[];
  data: Readonly<Record<string, string | readonly string[] | null>>;
}>;

export type AccountNotificationsDependencies = Readonly<{
  store: AccountNotificationRepository;
  versions: VersionNoticeRepository;
  tiers: TierTable;
  kbVersion: string;
  lawChanges: readonly LawChangeNotice[];
  runtime: Pick<Runtime, 'now' | 'id'>;
}>;

export class AccountNotifications {
  private isVersionReported = false;

  constructor(private readonly deps: AccountNotificationsDependencies) {}

  async run(): Promise<void> {
    const { store, runtime } = this.deps;
    await this.notifyVersion();
    await store.notifyEndingKeys(runtime.now());
    await this.notifyQuotas();
  }

  private async notifyVersion(): Promise<void> {
    if (this.isVersionReported) return;
    const { versions, kbVersion, lawChanges, runtime } = this.deps;
    const version = { version: kbVersion, eventId: runtime.id(), lawChanges };
    await versions.notifyVersion(version, runtime.now());
    this.isVersionReported = true;
  }

  private async notifyQuotas(): Promise<void> {
    const { store, tiers, runtime } = this.deps;
    const month = monthOf(runtime.now().getTime());
    const limits = Object.values(tiers).map(({ perMonth }) => perMonth ?? Infinity);
    const options = { least: MIN_SHARE, perMonth: Math.min(...limits), most: AT_ONCE };
    let uses: readonly HeavyUse[] = [];
    do {
      uses = await store.heavyUses(month, { ...options, after: uses.at(-1)?.lineageId ?? null });
      for (const use of uses) await this.notifyQuota(use, month);
    } while (uses.length === AT_ONCE);
  }

  private async notifyQuota({ terms, sent, ...use }: HeavyUse, month: string): Promise<void> {
    const { store, tiers, runtime } = this.deps;
    const now = runtime.now();
    const perMonth = use.perMonth ?? tiers[tierOf(terms, now)].perMonth;
    const percent = perMonth === null ? null : warningFor(use.used, perMonth);
    if (perMonth === null || percent === null) return;
    const isReported = sent.some((one) => one.perMonth === perMonth && one.percent >= percent);
    if (!isReported) await store.notifyQuota({ ...use, month, perMonth, percent }, now);
  }
}
