/** Changes of the law data. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { countryName, day } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { CountryTiles } from './country-tiles.js';

const PAGE = 100;

export function Changes() {
  const { t, language } = useSession();
  const query = { keel: language, limit: PAGE };
  const { data, error, isBusy, again } = useRequest(
    (signal) => ask<Contract['Changelog']>('/changelog', { key: null, query, signal }),
    [query],
  );
  return (
    <>
      <Heading text={t('console:nav.changes')} lead={t('console:changes.lead')} />
      <CountryTiles />
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      <ul class="plain">
        {data?.kirjed.map((change) => (
          <li key={change.id} class="card">
            <p class="small quiet">
              {day(language, change.kuupaev)} ·{' '}
              {change.riik ? countryName(language, change.riik) : 'EU'} ·{' '}
              <code>{change.kb_versioon}</code>
            </p>
            <p>{change.kirjeldus}</p>
            <p>
              <a href={change.url} target="_blank" rel="noreferrer">
                {change.seadus}
              </a>
              {change.paragrahv ? `, ${change.paragrahv}` : ''}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href={`/v1/changelog/rss?keel=${language}`}>RSS</a> ·{' '}
        <a href={`/v1/changelog/feed.json?keel=${language}`}>JSON Feed</a>
      </p>
    </>
  );
}
