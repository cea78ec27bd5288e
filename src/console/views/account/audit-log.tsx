/** Who changed what in the account, newest first. */
import { askPage, type DataPage } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { usePages } from '../../lib/use-pages.js';
import { Busy } from '../../parts/busy.js';
import { DataTable } from '../../parts/data-table.js';
import { ErrorNote } from '../../parts/error-note.js';
import { MoreButton } from '../../parts/more-button.js';

type Entry = Contract['AuditEntry'];

/** Entries a page. */
const PAGE = 20;

async function pageAfter(key: string, kursor: string | null): Promise<DataPage<readonly Entry[]>> {
  const query = { limit: PAGE, kursor };
  const { data, next } = await askPage<Contract['AuditLog']>('/account/audit', { key, query });
  return { data: data.kirjed, next };
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { t, language } = useSession();
  return (
    <DataTable
      caption={t('console:account.audit')}
      hasHeading
      columns={[
        { title: t('console:account.when') },
        { title: t('console:account.actor') },
        { title: t('console:account.action') },
        { title: t('console:account.object') },
      ]}
      rows={entries.map(({ at, tegutseja, tegevus, objekt }) => [
        dateTime(language, at),
        <code>{tegutseja}</code>,
        <code>{tegevus}</code>,
        <code>{objekt}</code>,
      ])}
    />
  );
}

export function AuditLog({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const list = usePages((kursor) => pageAfter(apiKey, kursor), []);
  return (
    <section class="card" aria-labelledby="audit">
      <h2 id="audit">{t('console:account.audit')}</h2>
      <p class="quiet">{t('console:account.audit_text')}</p>
      <ErrorNote error={list.error} onRetry={list.again} />
      <Busy isBusy={list.isBusy} />
      {list.items?.length === 0 ? <p>{t('console:account.nothing')}</p> : null}
      {list.items === null || list.items.length === 0 ? null : <Entries entries={list.items} />}
      <MoreButton hasMore={list.hasMore} more={list.more} />
    </section>
  );
}
