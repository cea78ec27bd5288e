/** Cancels an unpaid order after confirmation. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote } from '../../parts/error-note.js';
import type { Order } from './use-orders.js';

type CancelProps = Readonly<{ apiKey: string; id: string; onOrder: (order: Order) => void }>;

export function CancelOrder({ apiKey, id, onOrder }: CancelProps) {
  const { t } = useSession();
  const [isAsked, setAsked] = useState(false);
  const { error, run } = useAction();
  const cancel = (): void => {
    run(async () => {
      onOrder(await ask<Order>(`/orders/${id}/cancel`, { key: apiKey, body: {} }));
    });
  };
  return (
    <>
      <ErrorNote error={error} />
      {isAsked ? (
        <div class="note warn">
          <p>{t('console:orders.cancel_sure')}</p>
          <div class="actions">
            <button type="button" onClick={cancel}>
              {t('console:orders.cancel')}
            </button>
            <button
              type="button"
              onClick={() => {
                setAsked(false);
              }}
            >
              {t('console:orders.keep')}
            </button>
          </div>
        </div>
      ) : (
        <button
          type="button"
          onClick={() => {
            setAsked(true);
          }}
        >
          {t('console:orders.cancel')}
        </button>
      )}
    </>
  );
}
