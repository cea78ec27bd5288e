/** What is kept of an organisation, for itself. Source: GDPR art 15 and 20. */
import type { Caller } from '../../shared/caller.js';
import { unauthorized } from '../../shared/errors.js';
import { outageError } from '../../shared/outage.js';
import type { OrganisationRecords, RecordsStore } from './organisation-records.ports.js';

/** Nothing is kept of a sandbox key's doings. */
const SAMPLE: OrganisationRecords = {
  account: [{ name: 'Näidis OÜ', state: 'live' }],
  api_keys: [],
  orders: [],
  invoices: [],
};

export class OrganisationExportService {
  constructor(private readonly store: Pick<RecordsStore, 'collect'>) {}

  /**
   * @throws UNAUTHORIZED where the account was closed meanwhile.
   * @throws UPSTREAM_UNAVAILABLE where the database does not answer.
   */
  async collect({ mode, accountId }: Caller): Promise<OrganisationRecords> {
    if (mode === 'test') return SAMPLE;
    const records = await this.store.collect(accountId).catch((cause: unknown) => {
      throw outageError(cause) ?? cause;
    });
    if (records === null) throw unauthorized();
    return records;
  }
}
