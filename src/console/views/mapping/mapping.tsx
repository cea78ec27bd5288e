/** Mapping view: the ten measures, or one node and its links. */
import { useLocation } from 'preact-iso';
import { useSession } from '../../lib/session.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { Around } from './around.js';
import { CoverageMatrix } from './coverage-matrix.js';
import { Compare } from './compare.js';
import { Delta } from './delta.js';
import { Exports } from './exports.js';
import { Measures } from './measures.js';
import { MappingSearch } from './search.js';

function Overview({ apiKey }: { apiKey: string }) {
  return (
    <>
      <MappingSearch apiKey={apiKey} />
      <Measures apiKey={apiKey} />
      <Delta apiKey={apiKey} />
      <Compare apiKey={apiKey} />
      <Exports apiKey={apiKey} />
    </>
  );
}

export function Mapping() {
  const { t } = useSession();
  const { path } = useLocation();
  const place = decodeURIComponent(path.split('/')[3] ?? '');
  return (
    <>
      <Heading text={t('console:nav.mapping')} lead={t('console:mapping.lead')} />
      {place === '' ? <CoverageMatrix /> : null}
      <NeedKey>
        {(key) => (place === '' ? <Overview apiKey={key} /> : <Around apiKey={key} id={place} />)}
      </NeedKey>
    </>
  );
}
