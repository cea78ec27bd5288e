/** Changes of the law data. */
import { askPage, type DataPage } from '../../lib/api.js';
import { changeLanguage } from '../../lib/change-language.js';
import type { Contract } from '../../lib/contract.js';
import { countryName, day } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { usePages } from '../../lib/use-pages.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { MoreButton } from '../../parts/more-button.js';
import { CountryTiles } from './country-tiles.js';
import { ReceiptCheck } from './receipt-check.js';

type Change = Contract['KnowledgeChange'];

/** Changes a page. */
const PAGE = 20;

async function pageAfter(
  keel: string,
  kursor: string | null,
): Promise<DataPage<readonly Change[]>> {
  const query = { keel, limit: PAGE, kursor };
  const { data, next } = await askPage<Contract['Changelog']>('/changelog', { key: null, query });
  return { data: data.kirjed, next };
}

function ChangeCard({ of: change }: { of: Change }) {
  const { language } = useSession();
  const { kuupaev, riik, kb_versioon, kirjeldus, url, seadus, paragrahv } = change;
  return (
    <li class="card">
      <p class="small quiet">
        {day(language, kuupaev)} · {riik === null ? 'EU' : countryName(language, riik)} ·{' '}
        <code>{kb_versioon}</code>
      </p>
      <div lang={changeLanguage(language)}>
        <p>{kirjeldus}</p>
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {seadus}
          </a>
          {paragrahv === null ? '' : `, ${paragrahv}`}
        </p>
      </div>
    </li>
  );
}

function ChangeList() {
  const { t, language } = useSession();
  const keel = changeLanguage(language);
  const list = usePages((kursor) => pageAfter(keel, kursor), [keel]);
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{t('console:changes.list')}</h2>
      {keel === language ? null : <p class="quiet small">{t('console:changes.in_english')}</p>}
      <ErrorNote error={list.error} onRetry={list.again} />
      <ul class="plain">
        {list.items?.map((change) => (
          <ChangeCard key={change.id} of={change} />
        ))}
      </ul>
      <Busy isBusy={list.isBusy} />
      <MoreButton hasMore={list.hasMore} more={list.more} />
      <p>
        <a href={`/v1/changelog/rss?keel=${keel}`}>RSS</a> ·{' '}
        <a href={`/v1/changelog/feed.json?keel=${keel}`}>JSON Feed</a>
      </p>
    </section>
  );
}

export function Changes() {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:nav.changes')} lead={t('console:changes.lead')} />
      <CountryTiles />
      <ReceiptCheck />
      <ChangeList />
    </>
  );
}
