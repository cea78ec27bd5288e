/** A node of the mapping graph with its links. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { useStored } from '../../lib/use-stored.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { SelectField } from '../../parts/field.js';
import { LinkDetails } from './link-details.js';
import { MapPicture } from './map-picture.js';
import { FRAMEWORK_CHOICES, nameOf, type GraphPlace } from './map-words.js';

type Neighbours = Contract['GraphNeighbourConnection'];

/** Maximum page size of the API. */
const PAGE = 100;

const centreOf = (found: Neighbours | null, id: string): GraphPlace | undefined =>
  found?.edges.flatMap(({ node }) => [node.by.from, node.by.to]).find((place) => place.id === id);

function Found({ found, id }: { found: Neighbours; id: string }) {
  const { t } = useSession();
  const steps = found.edges.map(({ node }) => node);
  const centre = centreOf(found, id);
  return (
    <>
      <h2>{centre === undefined ? id : nameOf(centre)}</h2>
      <p role="status" class="quiet">
        {t('console:mapping.count', { count: found.totalCount })}
      </p>
      <MapPicture id={id} steps={steps} />
      <ul class="plain">
        {steps.map((step) => (
          <LinkDetails key={step.place.id} step={step} />
        ))}
      </ul>
    </>
  );
}

export function Around({ apiKey, id }: { apiKey: string; id: string }) {
  const { t, language: keel } = useSession();
  const [framework, setFramework] = useStored('mapping.framework', '');
  // Neighbours of a control are always measures.
  const isMeasure = id.startsWith('measure:');
  const filter = isMeasure && framework !== '' ? framework : null;
  const query = { node: id, keel, first: PAGE, framework: filter };
  const { data, error, isBusy, again } = useRequest(
    (signal) => ask<Neighbours>('/graph/neighbours', { key: apiKey, query, signal }),
    [query],
  );
  return (
    <>
      <p>
        <a href="/console/mapping">{t('console:mapping.all')}</a>
      </p>
      {isMeasure ? (
        <SelectField
          label={t('console:mapping.framework')}
          value={framework}
          onValue={setFramework}
          choices={FRAMEWORK_CHOICES}
          none={t('console:mapping.every')}
        />
      ) : null}
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      {data === null ? null : <Found found={data} id={id} />}
    </>
  );
}
