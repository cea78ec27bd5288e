/** What a version of the law data changed, from the public record of changes. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import { changeLanguage } from '../../lib/change-language.js';
import type { Contract } from '../../lib/contract.js';
import { countryName } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';

type Change = Contract['KnowledgeChange'];

function ChangeLine({ change }: { change: Change }) {
  const { t, language } = useSession();
  const { riik, liik, kirjeldus, url, seadus, paragrahv } = change;
  return (
    <li>
      <span class="mark-word">{t(`console:operator.kinds.${liik}`)}</span>{' '}
      {riik === null ? 'EU' : countryName(language, riik)} ·{' '}
      <a href={url} target="_blank" rel="noreferrer">
        {paragrahv === null ? seadus : `${seadus}, ${paragrahv}`}
      </a>
      <p lang={changeLanguage(language)}>{kirjeldus}</p>
    </li>
  );
}

/** Maximum page size of the API. */
const PAGE = 100;

type ReleaseProps = Readonly<{ version: string; day: string }>;

function Loaded({ version, day }: ReleaseProps) {
  const { t, language } = useSession();
  const query = { alates: day, limit: PAGE, keel: changeLanguage(language) };
  const { data, error, isBusy, again } = useRequest(
    (signal) => ask<Contract['Changelog']>('/changelog', { key: null, query, signal }),
    [query],
  );
  const changes = data?.kirjed.filter(({ kb_versioon }) => kb_versioon === version);
  return (
    <>
      <ErrorNote error={error} onRetry={again} />
      <Busy isBusy={isBusy} />
      {changes?.length === 0 ? <p class="quiet">{t('console:account.nothing')}</p> : null}
      <ul class="plain">
        {changes?.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ul>
    </>
  );
}

export function ReleaseChanges(release: ReleaseProps) {
  const { t } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        {t('console:operator.release')} <span class="unseen">{release.version}</span>
      </summary>
      {isOpen ? <Loaded {...release} /> : null}
    </details>
  );
}
