/** The only step that a session permits until the person has added or confirmed a passkey. */
import { useSession } from '../../lib/session.js';
import { AddPasskey } from '../../parts/add-passkey.js';
import { ConfirmPasskey } from '../../parts/confirm-passkey.js';
import { Heading } from '../../parts/heading.js';
import { SignOutButton } from '../../parts/sign-out-button.js';

function Confirm({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  return (
    <div class="card">
      <p>{t('console:passkeys.what')}</p>
      <ConfirmPasskey apiKey={apiKey}>
        <div>
          <SignOutButton />
        </div>
      </ConfirmPasskey>
      <p class="quiet small">{t('console:passkeys.lost')}</p>
    </div>
  );
}

function Add({ apiKey }: { apiKey: string }) {
  const { t, recheck } = useSession();
  return (
    <div class="card">
      <p>{t('console:passkeys.what')}</p>
      <AddPasskey apiKey={apiKey} onAdded={recheck}>
        <div>
          <SignOutButton />
        </div>
      </AddPasskey>
    </div>
  );
}

export function SecondFactor() {
  const { t, signedIn } = useSession();
  if (signedIn === null) return null;
  const { email, key, secondFactor } = signedIn;
  return secondFactor === 'add' ? (
    <>
      <Heading text={t('console:passkeys.add')} lead={t('console:passkeys.add_lead', { email })} />
      <Add apiKey={key} />
    </>
  ) : (
    <>
      <Heading
        text={t('console:passkeys.confirm_title')}
        lead={t('console:passkeys.confirm_lead', { email })}
      />
      <Confirm apiKey={key} />
    </>
  );
}
