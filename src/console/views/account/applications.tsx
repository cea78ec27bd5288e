/** What was permitted to applications (OAuth): list, keep fewer scopes, revoke. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { CheckList } from '../../parts/check-list.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote } from '../../parts/error-note.js';

type Grant = Contract['OauthGrant'];

type ScopesProps = Readonly<{
  of: Grant;
  kept: readonly string[];
  onKept: (scopes: readonly string[]) => void;
}>;

function Scopes({ of, kept, onKept }: ScopesProps) {
  const { t } = useSession();
  const choices = of.skoobid.map((value) => ({
    value,
    text: t(`oauth:page.${value.replace(':', '_')}`),
  }));
  return (
    <fieldset class="events">
      <legend class="unseen">{t('oauth:page.scopes')}</legend>
      <CheckList choices={choices} chosen={kept} onChosen={onKept} />
    </fieldset>
  );
}

type RowProps = Readonly<{
  of: Grant;
  /** Null for people who may not change permissions. */
  onChange: ((path: string, body: Readonly<Record<string, unknown>>) => void) | null;
}>;

function Row({ of, onChange }: RowProps) {
  const { t, language } = useSession();
  const [kept, setKept] = useState<readonly string[]>(of.skoobid);
  const { grant_id } = of;
  const isFewer = kept.length > 0 && kept.length < of.skoobid.length;
  return (
    <li class="tall">
      <strong>{of.nimi}</strong>
      <span class="quiet small">
        {dateTime(language, of.loodud)} – {dateTime(language, of.kehtib_kuni)}
      </span>
      <Scopes of={of} kept={onChange === null ? of.skoobid : kept} onKept={setKept} />
      {onChange === null ? null : (
        <span class="buttons">
          {isFewer ? (
            <ConfirmButton
              class="slim"
              label={t('console:account.keep')}
              question={t('console:account.keep_sure')}
              onConfirm={() => {
                onChange('/oauth/grants/narrow', { grant_id, skoobid: kept });
              }}
            />
          ) : null}
          <ConfirmButton
            class="slim"
            label={`${t('console:account.revoke')} ${of.nimi}`}
            question={t('console:account.application_sure')}
            onConfirm={() => {
              onChange('/oauth/grants/revoke', { grant_id });
            }}
          >
            {t('console:account.revoke')} <span class="unseen">{of.nimi}</span>
          </ConfirmButton>
        </span>
      )}
    </li>
  );
}

export function Applications({ apiKey }: { apiKey: string }) {
  const { t, signedIn } = useSession();
  const list = useRequest(
    (signal) => ask<Contract['OauthGrantList']>('/oauth/grants', { key: apiKey, signal }),
    [],
  );
  const { error, run } = useAction();
  const mayChange = signedIn === null || signedIn.member === 'owner';
  const change = (path: string, body: Readonly<Record<string, unknown>>): void => {
    run(async () => {
      // The list shows what is stored if the change is refused.
      await ask(path, { key: apiKey, body }).finally(list.again);
    });
  };
  const grants = list.data?.load ?? [];
  return (
    <section class="card" aria-labelledby="applications">
      <h2 id="applications">{t('console:account.applications')}</h2>
      <p class="quiet small">{t('console:account.applications_text')}</p>
      <ErrorNote error={error ?? list.error} onRetry={list.again} />
      <Busy isBusy={list.isBusy && list.data === null} />
      {list.data !== null && grants.length === 0 ? <p>{t('console:account.nothing')}</p> : null}
      <ul class="rows">
        {grants.map((one) => (
          <Row
            key={`${one.grant_id} ${one.skoobid.join(' ')}`}
            of={one}
            onChange={mayChange ? change : null}
          />
        ))}
      </ul>
    </section>
  );
}
