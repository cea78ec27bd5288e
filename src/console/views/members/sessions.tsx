/** Sessions in force: an owner ends those of everyone, others their own. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useRequest } from '../../lib/use-request.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote } from '../../parts/error-note.js';

type RowProps = Readonly<{ of: Contract['MemberSession']; onEnd: () => void }>;

function Row({ of, onEnd }: RowProps) {
  const { t, language } = useSession();
  const used = dateTime(language, of.last_used_at);
  return (
    <li>
      <span>
        {of.email} {of.praegune ? <strong>{t('console:members.this_session')}</strong> : null}{' '}
        <span class="quiet small">
          {t('console:operator.used')}: {used}
        </span>
      </span>
      {of.praegune ? null : (
        <ConfirmButton
          class="slim"
          label={`${t('console:members.end')} ${of.email}, ${used}`}
          question={t('console:members.end_sure', { email: of.email })}
          onConfirm={onEnd}
        >
          {t('console:members.end')}{' '}
          <span class="unseen">
            {of.email}, {used}
          </span>
        </ConfirmButton>
      )}
    </li>
  );
}

export function Sessions({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const list = useRequest(
    (signal) => ask<Contract['MemberSessionList']>('/sessions', { key: apiKey, signal }),
    [],
  );
  const { error, run } = useAction();
  const end = (session_id: string) => (): void => {
    run(async () => {
      await ask('/sessions/end', { key: apiKey, body: { session_id } });
      list.again();
    });
  };
  const sessions = list.data?.sessions ?? [];
  return (
    <section class="card" aria-labelledby="sessions">
      <h2 id="sessions">{t('console:members.sessions')}</h2>
      <ErrorNote error={error ?? list.error} onRetry={list.again} />
      {list.data !== null && sessions.length === 0 ? <p>{t('console:account.nothing')}</p> : null}
      <ul class="rows">
        {sessions.map((one) => (
          <Row key={one.session_id} of={one} onEnd={end(one.session_id)} />
        ))}
      </ul>
    </section>
  );
}
