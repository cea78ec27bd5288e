/** API keys of the organisation: list, rotate, revoke. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useRequest } from '../../lib/use-request.js';
import { ErrorNote } from '../../parts/error-note.js';
import { OnceShown } from '../../parts/once-shown.js';

type Key = Contract['ApiKey'];

function Row({ one, onRevoke }: { one: Key; onRevoke: () => void }) {
  const { t, language } = useSession();
  const end = one.blokeeritud ?? one.kehtib_kuni;
  return (
    <li>
      <span>
        <code>…{one.viimased4}</code> {one.nimi ?? ''}{' '}
        <span class={`mark-word ${one.staatus === 'kehtiv' ? 'good' : ''}`}>
          {t(`console:account.key.${one.staatus}`)}
        </span>{' '}
        {one.praegune ? <strong>{t('console:account.this_key')}</strong> : null}
        <span class="quiet small">
          {' '}
          {dateTime(language, one.loodud)}
          {end === null ? '' : ` – ${dateTime(language, end)}`}
        </span>
      </span>
      {one.staatus !== 'kehtiv' || one.praegune ? null : (
        <button
          type="button"
          class="slim"
          aria-label={`${t('console:account.revoke')} …${one.viimased4}`}
          onClick={onRevoke}
        >
          {t('console:account.revoke')}
        </button>
      )}
    </li>
  );
}

export function Keys({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const keys = useRequest(
    (signal) => ask<Contract['ApiKeyList']>('/keys', { key: apiKey, signal }),
    [],
  );
  const { error, run } = useAction();
  const [successor, setSuccessor] = useState<string | null>(null);
  const rotate = (): void => {
    run(async () => {
      const { voti } = await ask<Contract['RotatedKey']>('/keys/rotate', { key: apiKey, body: {} });
      setSuccessor(voti);
      keys.again();
    });
  };
  const revoke = (key_id: string) => (): void => {
    run(async () => {
      await ask('/keys/revoke', { key: apiKey, body: { key_id } });
      keys.again();
    });
  };
  return (
    <section class="card" aria-labelledby="keys">
      <h2 id="keys">{t('console:account.keys')}</h2>
      <ErrorNote error={error ?? keys.error} />
      <ul class="rows">
        {keys.data?.votmed.map((one) => (
          <Row key={one.key_id} one={one} onRevoke={revoke(one.key_id)} />
        ))}
      </ul>
      {successor === null ? null : (
        <OnceShown text={successor} note={t('console:account.rotated')} />
      )}
      <button type="button" onClick={rotate}>
        {t('console:account.rotate')}
      </button>
      <p class="quiet small">{t('console:account.rotate_help')}</p>
    </section>
  );
}
