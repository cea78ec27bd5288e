/** What changed in the law since the last visit, for the reader's countries and the Union. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import { changeLanguage } from '../../lib/change-language.js';
import type { Contract } from '../../lib/contract.js';
import { countryName, day } from '../../lib/format.js';
import { draftOfOrganisation, organisations } from '../../lib/organisations.js';
import type { Answers } from '../../lib/scoping-types.js';
import { useSession } from '../../lib/session.js';
import { readStored, VISITED, writeStored } from '../../lib/storage.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';

const PAGE = 100;
const MAX_ITEMS = 5;
const DATE_LENGTH = 10;

/** Day of the visit before this one, YYYY-MM-DD; null at the first. The visit lasts as long as the page. */
let before: string | null | undefined;

function lastVisit(): string | null {
  if (before === undefined) {
    const kept = readStored(VISITED);
    before = typeof kept === 'string' ? kept : null;
    writeStored(VISITED, new Date().toISOString().slice(0, DATE_LENGTH));
  }
  return before;
}

const ownCountries = (): ReadonlySet<string> =>
  new Set(
    organisations().flatMap(({ id }) => {
      const { riik } = (draftOfOrganisation(id, 'scoping') ?? {}) as Answers; // written by scoping
      return typeof riik === 'string' ? [riik] : [];
    }),
  );

export function RecentChanges() {
  const { t, language } = useSession();
  const [since] = useState(lastVisit);
  const keel = changeLanguage(language);
  const query = { keel, limit: PAGE };
  const { data, isBusy } = useRequest(
    (signal) => ask<Contract['Changelog']>('/changelog', { key: null, query, signal }),
    [query],
  );
  const countries = ownCountries();
  const found = (data?.kirjed ?? []).filter(
    ({ riik, paragrahv, kuupaev }) =>
      (riik === null ? paragrahv !== null : countries.has(riik)) &&
      (since === null || kuupaev >= since),
  );
  return (
    <section class="card" aria-labelledby="news">
      <h2 id="news">
        {since === null
          ? t('console:home.news_first')
          : t('console:home.news', { date: day(language, since) })}
      </h2>
      {keel === language ? null : <p class="quiet small">{t('console:changes.in_english')}</p>}
      <Busy isBusy={isBusy} />
      {data !== null && found.length === 0 ? <p>{t('console:home.no_news')}</p> : null}
      <ul>
        {found.slice(0, MAX_ITEMS).map((change) => (
          <li key={change.id}>
            <span class="quiet small">
              {day(language, change.kuupaev)} ·{' '}
              {change.riik === null ? 'EU' : countryName(language, change.riik)}
            </span>{' '}
            <span lang={keel}>{change.kirjeldus}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href="/console/changes">{t('console:nav.changes')}</a>
      </p>
    </section>
  );
}
