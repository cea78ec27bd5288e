/** Ends the session, after a question. */
import type { ComponentChildren } from 'preact';
import { useSession } from '../lib/session.js';
import { useAction } from '../lib/use-action.js';
import { ConfirmButton } from './confirm-button.js';

/** `children`: shown in place of an error. */
type SignOutProps = Readonly<{ class?: string; children?: ComponentChildren }>;

export function SignOutButton(props: SignOutProps) {
  const { t, signOut } = useSession();
  const { error, run } = useAction();
  return (
    <>
      <span role="status">
        {error === null ? props.children : t(`console:error.${error.code}`)}
      </span>
      <ConfirmButton
        class={props.class ?? ''}
        label={t('console:sign_in.out')}
        question={t('console:sign_in.out_sure')}
        onConfirm={() => {
          run(async () => {
            await signOut();
            // A new page: nothing of the session is left in memory either.
            location.assign('/console/sign-in?done');
          });
        }}
      />
    </>
  );
}
