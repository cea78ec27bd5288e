/** Export of an organisation's data. Source: GDPR art 15 and 20. */
import type { Caller } from '../../shared/caller.js';
import { unauthorized } from '../../shared/errors.js';
import type {
  OrganisationRecords,
  OrganisationRecordsRepository,
} from './organisation-records.repository.js';

/** Sample for sandbox keys, which leave no records. */
const SAMPLE: OrganisationRecords = {
  account: [{ name: 'Näidis OÜ', state: 'live' }],
  api_keys: [],
  orders: [],
  invoices: [],
};

export class OrganisationExportService {
  constructor(private readonly store: Pick<OrganisationRecordsRepository, 'collect'>) {}

  /**
   * @throws UNAUTHORIZED if the account was closed meanwhile
   */
  async collect({ mode, accountId }: Caller): Promise<OrganisationRecords> {
    if (mode === 'test') return SAMPLE;
    const records = await this.store.collect(accountId);
    if (records === null) throw unauthorized();
    return records;
  }
}
