/** Search for measures and controls; each result leads to its place in the graph. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { useStored } from '../../lib/use-stored.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { TextField } from '../../parts/field.js';
import { nameOf, placeAddress } from './map-words.js';

/** Debounce delay in milliseconds. */
const REST_MS = 300;
const MAX_PAGE_SIZE = 20;

type Found = Contract['GraphNodeConnection'];

function Results({ found }: { found: Found }) {
  const { t } = useSession();
  if (found.edges.length === 0) return <p>{t('console:account.nothing')}</p>;
  return (
    <ul>
      {found.edges.map(({ node }) => (
        <li key={node.id}>
          <a href={placeAddress(node.id)}>{nameOf(node)}</a>
        </li>
      ))}
    </ul>
  );
}

export function MappingSearch({ apiKey }: { apiKey: string }) {
  const { t, language: keel } = useSession();
  const [text, setText] = useStored('mapping.search', '');
  const wanted = text.trim();
  const query = { text: wanted, keel, first: MAX_PAGE_SIZE };
  const { data, error, isBusy, again } = useRequest(
    (signal) => ask<Found>('/graph/search', { key: apiKey, query, signal }),
    wanted === '' ? null : [query],
    REST_MS,
  );
  return (
    <section class="card" role="search">
      <TextField label={t('console:mapping.search')} isFilter value={text} onValue={setText} />
      <ErrorNote error={error} onRetry={again} />
      {wanted === '' ? null : <Busy isBusy={isBusy} />}
      {data === null ? null : <Results found={data} />}
    </section>
  );
}
