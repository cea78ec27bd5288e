/** The links behind a cell of the matrix. */
import { useEffect, useRef } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { NeedKey } from '../../parts/need-key.js';
import { LinkDetails } from './link-details.js';
import { frameworkName } from './map-words.js';

/** Maximum page size of the API. */
const PAGE = 100;

type LinksProps = Readonly<{
  measure: string;
  framework: Contract['GraphNode']['framework'];
}>;

function Links({ apiKey, measure, framework }: LinksProps & Readonly<{ apiKey: string }>) {
  const { t, language: keel } = useSession();
  const query = { node: `measure:${measure}`, keel, first: PAGE, framework };
  const { data, error, isBusy, again } = useRequest(
    (signal) =>
      ask<Contract['GraphNeighbourConnection']>('/graph/neighbours', {
        key: apiKey,
        query,
        signal,
      }),
    [query],
  );
  return (
    <>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      {data === null ? null : (
        <>
          <p class="quiet">{t('console:mapping.count', { count: data.totalCount })}</p>
          <ul class="plain">
            {data.edges.map(({ node }) => (
              <LinkDetails key={node.place.id} step={node} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export function CellLinks({ measure, framework }: LinksProps) {
  const { t } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby="cell-links">
      <h3 id="cell-links" ref={heading} tabIndex={-1}>
        {measure} {t(`measures:name.${measure}`)} · {frameworkName(framework)}
      </h3>
      <NeedKey>{(key) => <Links apiKey={key} measure={measure} framework={framework} />}</NeedKey>
    </section>
  );
}
