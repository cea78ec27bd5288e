/** After the payment of a sign-up: waits for its confirmation, then shows the live key and uses it. */
import { useEffect, useState } from 'preact/hooks';
import { type ApiError, ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { dropPurchase, type Purchase } from '../../lib/purchase.js';
import { useSession } from '../../lib/session.js';
import { toApiError } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { Heading } from '../../parts/heading.js';
import { OnceShown } from '../../parts/once-shown.js';
import { PayLink } from '../../parts/pay-link.js';

/** Milliseconds between two questions. */
const AGAIN_MS = 2_000;

type State = Readonly<{ voti: string | null; error: ApiError | null }>;

/** Asks until the payment is confirmed. */
function useKey({ orderId, code }: Purchase): State & Readonly<{ again: () => void }> {
  const { setKey } = useSession();
  const [state, setState] = useState<State>({ voti: null, error: null });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (state.voti !== null || state.error !== null) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const body = { order_id: orderId, votmekood: code };
    ask<Contract['CollectedKey']>('/keys/collect', { key: null, body })
      .then(({ voti }) => {
        if (voti === null) {
          timer = setTimeout(() => {
            if (!isLeft) setTurn(turn + 1);
          }, AGAIN_MS);
          return;
        }
        dropPurchase();
        setKey(voti);
        setState({ voti, error: null });
      })
      .catch((thrown: unknown) => {
        setState({ voti: null, error: toApiError(thrown) });
      });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [turn]);
  const again = (): void => {
    setState({ voti: null, error: null });
    setTurn(turn + 1);
  };
  return { ...state, again };
}

function Next() {
  const { t } = useSession();
  return (
    <p class="buttons">
      <a class="button first" href="/console/orders/new">
        {t('console:orders.new')}
      </a>
      <a class="button" href="/console/account">
        {t('console:nav.account')}
      </a>
    </p>
  );
}

export function LiveKey({ purchase }: { purchase: Purchase }) {
  const { t } = useSession();
  const { voti, error, again } = useKey(purchase);
  const isOver = error?.code === 'NOT_FOUND';
  return (
    <>
      <Heading text={t('console:account.licence')} />
      {voti === null ? null : (
        <>
          <OnceShown text={voti} note={t('console:plans.paid')} />
          <Next />
        </>
      )}
      {isOver ? <p class="note warn">{t('console:plans.collected')}</p> : null}
      {error === null || isOver ? null : <ErrorNote error={error} onRetry={again} />}
      {voti === null && error === null ? (
        <div class="card">
          <p role="status">{t('console:plans.waiting')}</p>
          <Busy isBusy />
          <p>
            <PayLink address={purchase.payLink} />
          </p>
        </div>
      ) : null}
    </>
  );
}
