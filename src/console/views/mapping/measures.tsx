/** The ten measures and their coverage by an ISO/IEC 27001 certificate. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Sources } from '../../parts/sources.js';
import { CoverageMark, placeAddress } from './map-words.js';

function OneMeasure({ measure }: { measure: Contract['Measure'] }) {
  const { t, language } = useSession();
  const { voti, artikkel, nimetus, iso_sertifitseeritud: iso, sources } = measure;
  const names: Readonly<Record<string, string | null>> = nimetus;
  return (
    <li>
      <p class="small quiet">{artikkel}</p>
      <h2>
        <a href={placeAddress(`measure:${voti}`)}>{names[language] ?? nimetus.en}</a>
      </h2>
      <p>
        ISO/IEC 27001: <CoverageMark coverage={iso.kate} />
      </p>
      <details>
        <summary>{t('console:mapping.gap')}</summary>
        <p>{iso.vahe}</p>
      </details>
      <Sources sources={sources} />
    </li>
  );
}

export function Measures({ apiKey }: { apiKey: string }) {
  const { language: keel } = useSession();
  const { data, error, isBusy, again } = useRequest(
    (signal) =>
      ask<Contract['FrameworkMapping']>('/framework-mapping', {
        key: apiKey,
        query: { keel },
        signal,
      }),
    [keel],
  );
  return (
    <>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy && data === null} />
      <ul class="cards">
        {data?.meetmed.map((measure) => (
          <OneMeasure key={measure.voti} measure={measure} />
        ))}
      </ul>
    </>
  );
}
