/** Deliveries to a webhook endpoint, with their outcome and a replay button. */
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';

type Delivery = Contract['WebhookDelivery'];

function stateOf({ kohale_toimetatud, loobutud }: Delivery): 'delivered' | 'given_up' | 'waiting' {
  if (kohale_toimetatud !== null) return 'delivered';
  return loobutud === null ? 'waiting' : 'given_up';
}

const TONES = { delivered: 'good', given_up: 'bad', waiting: 'warn' } as const;

type DeliveriesProps = Readonly<{ apiKey: string; webhookId: string }>;

export function Deliveries({ apiKey, webhookId }: DeliveriesProps) {
  const { t, language } = useSession();
  const list = useRequest(
    (signal) =>
      ask<Contract['WebhookDeliveryList']>(`/webhook-endpoints/${webhookId}/deliveries`, {
        key: apiKey,
        signal,
      }),
    [webhookId],
  );
  const { error, run } = useAction();
  const replay = (event_id: string) => (): void => {
    run(async () => {
      const body = { webhook_id: webhookId, event_id };
      await ask('/webhook-endpoints/replay', { key: apiKey, body });
      list.again();
    });
  };
  return (
    <>
      <ErrorNote error={error ?? list.error} />
      <Busy isBusy={list.isBusy} />
      {list.data?.saadetised.length === 0 ? <p>{t('console:account.nothing')}</p> : null}
      <ul class="rows">
        {list.data?.saadetised.map((sent) => (
          <li key={sent.event_id}>
            <span>
              <code>{sent.type}</code>{' '}
              <span class={`mark-word ${TONES[stateOf(sent)]}`}>
                {t(`console:account.delivery.${stateOf(sent)}`)}
              </span>{' '}
              <span class="quiet small">
                {dateTime(language, sent.at)} ·{' '}
                {t('console:account.attempts', { count: sent.katseid })}
                {sent.http_staatus === null ? '' : ` · HTTP ${sent.http_staatus}`}
              </span>
            </span>
            <button
              type="button"
              class="slim"
              aria-label={`${t('console:account.replay')}: ${sent.type} ${sent.event_id}`}
              onClick={replay(sent.event_id)}
            >
              {t('console:account.replay')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
