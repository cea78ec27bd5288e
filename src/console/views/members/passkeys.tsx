/** Passkeys: owners and keys see and remove those of everyone, others their own; a person who is signed in adds one. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { day, dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useRequest } from '../../lib/use-request.js';
import { AddPasskey } from '../../parts/add-passkey.js';
import { Busy } from '../../parts/busy.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote } from '../../parts/error-note.js';

type Passkey = Contract['Passkey'];

type RowProps = Readonly<{ of: Passkey; onRemove: () => void }>;

function Row({ of, onRemove }: RowProps) {
  const { t, language, signedIn } = useSession();
  const used =
    of.last_used_at === null
      ? t('console:passkeys.unused')
      : `${t('console:operator.used')}: ${dateTime(language, of.last_used_at)}`;
  const areAll = signedIn === null || signedIn.member === 'owner';
  const name = areAll ? `${of.nimi}, ${of.email}` : of.nimi;
  return (
    <li>
      <span>
        <strong>{of.nimi}</strong> {areAll ? of.email : null}{' '}
        <span class="quiet small">
          {t('console:passkeys.added')}: {day(language, of.loodud)} · {used}
        </span>
      </span>
      <ConfirmButton
        class="slim"
        label={`${t('console:account.remove')} ${name}`}
        question={t('console:passkeys.remove_sure', { name: of.nimi })}
        onConfirm={onRemove}
      >
        {t('console:account.remove')} <span class="unseen">{name}</span>
      </ConfirmButton>
    </li>
  );
}

export function Passkeys({ apiKey }: { apiKey: string }) {
  const { t, signedIn, recheck } = useSession();
  const list = useRequest(
    (signal) => ask<Contract['PasskeyList']>('/passkeys', { key: apiKey, signal }),
    [],
  );
  const { error, run } = useAction();
  const follow = async (): Promise<void> => {
    list.again();
    if (signedIn !== null) await recheck();
  };
  const remove = (passkey_id: string) => (): void => {
    run(async () => {
      await ask<Passkey>('/passkeys/remove', { key: apiKey, body: { passkey_id } });
      await follow();
    });
  };
  const passkeys = list.data?.passkeys ?? [];
  return (
    <section class="card" aria-labelledby="passkeys">
      <h2 id="passkeys">{t('console:passkeys.title')}</h2>
      <p>{t('console:passkeys.what')}</p>
      <ErrorNote error={error ?? list.error} onRetry={list.again} />
      <Busy isBusy={list.isBusy} />
      {list.data !== null && passkeys.length === 0 ? <p>{t('console:account.nothing')}</p> : null}
      <ul class="rows">
        {passkeys.map((one) => (
          <Row key={one.passkey_id} of={one} onRemove={remove(one.passkey_id)} />
        ))}
      </ul>
      {signedIn === null ? null : (
        <>
          <h3>{t('console:passkeys.add')}</h3>
          <AddPasskey apiKey={apiKey} onAdded={follow} />
        </>
      )}
    </section>
  );
}
