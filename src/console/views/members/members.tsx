/** People of the organisation, where they are signed in, and their passkeys. */
import { ask, type ApiError } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useForm } from '../../lib/use-stored.js';
import { useRequest, type RequestState } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { SelectField, TextField } from '../../parts/field.js';
import { Heading } from '../../parts/heading.js';
import { NeedKey } from '../../parts/need-key.js';
import { Passkeys } from './passkeys.js';
import { Sessions } from './sessions.js';

type Member = Contract['Member'];
type Role = Contract['MemberRole'];

const ROLES: readonly Role[] = ['reader', 'lawyer', 'owner'];

type Change = (path: string, body: Readonly<Record<string, unknown>>) => void;

function RoleChoice({ of, onChange }: { of: Member; onChange: Change }) {
  const { t } = useSession();
  return (
    <select
      aria-label={`${t('console:operator.role')}: ${of.email}`}
      value={of.member_role}
      onChange={(event) => {
        const member_role = event.currentTarget.value;
        onChange('/members/role', { member_id: of.member_id, member_role });
      }}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`console:members.role.${role}`)}
        </option>
      ))}
    </select>
  );
}

type RowProps = Readonly<{ of: Member; mayChange: boolean; onChange: Change }>;

function Row({ of, mayChange, onChange }: RowProps) {
  const { t } = useSession();
  return (
    <li>
      <span>
        {of.email}{' '}
        {of.state === 'invited' ? (
          <span class="quiet small">{t('console:members.invited')}</span>
        ) : null}
      </span>
      {mayChange ? (
        <span class="actions">
          <RoleChoice of={of} onChange={onChange} />
          <ConfirmButton
            class="slim"
            label={`${t('console:account.remove')} ${of.email}`}
            question={t('console:members.remove_sure', { email: of.email })}
            onConfirm={() => {
              onChange('/members/remove', { member_id: of.member_id });
            }}
          >
            {t('console:account.remove')} <span class="unseen">{of.email}</span>
          </ConfirmButton>
        </span>
      ) : (
        <span>{t(`console:members.role.${of.member_role}`)}</span>
      )}
    </li>
  );
}

type Invited = Readonly<{ email: string; role: string }>;

type InviteProps = Readonly<{ error: ApiError | null; onInvite: Change }>;

function Invite({ error, onInvite }: InviteProps) {
  const { t, language } = useSession();
  const [{ email, role }, setPerson] = useForm<Invited>('invite', { email: '', role: 'lawyer' });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onInvite('/members', { email, member_role: role, keel: language });
      }}
    >
      <h3>{t('console:members.invite')}</h3>
      <TextField
        label={t('console:signup.email')}
        fieldError={errorOf(t, error, 'email')}
        type="email"
        isRequired
        value={email}
        onValue={(next) => {
          setPerson({ email: next, role });
        }}
      />
      <SelectField
        label={t('console:operator.role')}
        isRequired
        value={role}
        onValue={(next) => {
          setPerson({ email, role: next });
        }}
        choices={ROLES.map((one) => ({ value: one, text: t(`console:members.role.${one}`) }))}
      />
      <button type="submit">{t('console:members.invite')}</button>
    </form>
  );
}

type PeopleProps = Readonly<{ apiKey: string; list: RequestState<Contract['MemberList']> }>;

function People({ apiKey, list }: PeopleProps) {
  const { t, signedIn } = useSession();
  const { error, run } = useAction();
  const mayChange = signedIn === null || signedIn.member === 'owner';
  const change: Change = (path, body) => {
    run(async () => {
      // The list shows the stored role again if the change is refused.
      await ask(path, { key: apiKey, body }).finally(list.again);
    });
  };
  return (
    <section class="card" aria-labelledby="people">
      <h2 id="people">{t('console:nav.members')}</h2>
      <ErrorNote error={error ?? list.error} shown={['email']} onRetry={list.again} />
      <Busy isBusy={list.isBusy} />
      <ul class="rows">
        {list.data?.members.map((one) => (
          <Row key={one.member_id} of={one} mayChange={mayChange} onChange={change} />
        ))}
      </ul>
      {mayChange ? <Invite error={error} onInvite={change} /> : null}
    </section>
  );
}

/** If the service cannot be reached, one message takes the place of both parts. */
function Parts({ apiKey }: { apiKey: string }) {
  const list = useRequest(
    (signal) => ask<Contract['MemberList']>('/members', { key: apiKey, signal }),
    [],
  );
  if (list.error?.code === 'OFFLINE') return <ErrorNote error={list.error} onRetry={list.again} />;
  return (
    <>
      <People apiKey={apiKey} list={list} />
      <Sessions apiKey={apiKey} />
      <Passkeys apiKey={apiKey} />
    </>
  );
}

export function Members() {
  const { t } = useSession();
  return (
    <>
      <Heading text={t('console:nav.members')} lead={t('console:members.lead')} />
      <NeedKey>{(key) => <Parts apiKey={key} />}</NeedKey>
    </>
  );
}
