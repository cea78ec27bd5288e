/** API keys of the organisation: list, rotate, revoke. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useRequest } from '../../lib/use-request.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote } from '../../parts/error-note.js';

type Key = Contract['ApiKey'];

type RowProps = Readonly<{
  one: Key;
  onRevoke: () => void;
  /** Absent if a key is in use: it rotates only itself. */
  onRotate: (() => void) | null;
}>;

function Actions({ one, onRevoke, onRotate }: RowProps) {
  const { t } = useSession();
  const name = `…${one.viimased4}`;
  return (
    <span>
      {onRotate === null ? null : (
        <ConfirmButton
          class="slim"
          label={`${t('console:account.rotate')} ${name}`}
          question={t('console:account.rotate_help')}
          onConfirm={onRotate}
        >
          {t('console:account.rotate')} <span class="unseen">{name}</span>
        </ConfirmButton>
      )}{' '}
      <ConfirmButton
        class="slim"
        label={`${t('console:account.revoke')} ${name}`}
        question={t('console:account.revoke_sure')}
        onConfirm={onRevoke}
      >
        {t('console:account.revoke')} <span class="unseen">{name}</span>
      </ConfirmButton>
    </span>
  );
}

function Row(props: RowProps) {
  const { t, language } = useSession();
  const { one } = props;
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
      {one.staatus !== 'kehtiv' || one.praegune ? null : <Actions {...props} />}
    </li>
  );
}

type KeysProps = Readonly<{
  apiKey: string;
  /** Takes the successor of a rotated key: it is shown once, and replaces the key in use. */
  onSuccessor: (key: string) => void;
}>;

export function Keys({ apiKey, onSuccessor }: KeysProps) {
  const { t, signedIn } = useSession();
  const keys = useRequest(
    (signal) => ask<Contract['ApiKeyList']>('/keys', { key: apiKey, signal }),
    [],
  );
  const { error, run } = useAction();
  const rotate = (body: Readonly<{ key_id?: string }>) => (): void => {
    run(async () => {
      const { voti } = await ask<Contract['RotatedKey']>('/keys/rotate', { key: apiKey, body });
      onSuccessor(voti);
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
          <Row
            key={one.key_id}
            one={one}
            onRevoke={revoke(one.key_id)}
            onRotate={signedIn === null ? null : rotate({ key_id: one.key_id })}
          />
        ))}
      </ul>
      {signedIn === null ? (
        <>
          <ConfirmButton
            label={t('console:account.rotate')}
            question={t('console:account.rotate_help')}
            onConfirm={rotate({})}
          />
          <p class="quiet small">{t('console:account.rotate_help')}</p>
        </>
      ) : null}
    </section>
  );
}
