/** Webhook endpoints and their deliveries. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useRequest } from '../../lib/use-request.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { TextField } from '../../parts/field.js';
import { OnceShown } from '../../parts/once-shown.js';
import { Deliveries } from './deliveries.js';

type WebhooksProps = Readonly<{ apiKey: string }>;

type Endpoint = Contract['WebhookEndpoint'];

type RowProps = WebhooksProps &
  Readonly<{ endpoint: Endpoint; onSecret: (text: string) => void; onGone: () => void }>;

function Row({ apiKey, endpoint, onSecret, onGone }: RowProps) {
  const { t } = useSession();
  const { error, run } = useAction();
  const [isOpen, setOpen] = useState(false);
  const body = { webhook_id: endpoint.webhook_id };
  const renew = (): void => {
    run(async () => {
      const path = '/webhook-endpoints/rotate-secret';
      onSecret((await ask<Contract['WebhookSecret']>(path, { key: apiKey, body })).saladus);
    });
  };
  const remove = (): void => {
    run(async () => {
      await ask('/webhook-endpoints/delete', { key: apiKey, body });
      onGone();
    });
  };
  return (
    <li class="tall">
      <code>{endpoint.url}</code>
      <span class="quiet small">
        {endpoint.tyybid?.join(', ') ?? t('console:account.all_events')}
      </span>
      <span class="buttons">
        <button
          type="button"
          class="slim"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {t('console:account.deliveries')}
        </button>
        <button type="button" class="slim" onClick={renew}>
          {t('console:account.new_secret')}
        </button>
        <ConfirmButton
          class="slim"
          label={t('console:account.remove')}
          question={t('console:account.remove_sure')}
          onConfirm={remove}
        />
      </span>
      <ErrorNote error={error} />
      {isOpen ? <Deliveries apiKey={apiKey} webhookId={endpoint.webhook_id} /> : null}
    </li>
  );
}

export function Webhooks({ apiKey }: WebhooksProps) {
  const { t } = useSession();
  const list = useRequest(
    (signal) => ask<Contract['WebhookEndpointList']>('/webhook-endpoints', { key: apiKey, signal }),
    [],
  );
  const { isBusy, error, run } = useAction();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const add = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const body = { url };
      const made = await ask<Contract['WebhookSecret']>('/webhook-endpoints', {
        key: apiKey,
        body,
      });
      setSecret(made.saladus);
      setUrl('');
      list.again();
    });
  };
  return (
    <section class="card" aria-labelledby="webhooks">
      <h2 id="webhooks">{t('console:account.webhooks')}</h2>
      <ErrorNote error={list.error} />
      <ul class="rows">
        {list.data?.webhookid.map((endpoint) => (
          <Row
            key={endpoint.webhook_id}
            apiKey={apiKey}
            endpoint={endpoint}
            onSecret={setSecret}
            onGone={list.again}
          />
        ))}
      </ul>
      {secret === null ? null : <OnceShown text={secret} note={t('console:account.secret')} />}
      <form noValidate onSubmit={add}>
        <TextField
          label={t('console:account.url')}
          type="url"
          isRequired
          fieldError={errorOf(t, error, 'url')}
          value={url}
          onValue={setUrl}
        />
        <ErrorNote error={error} shown={['url']} />
        <button type="submit" aria-disabled={isBusy}>
          {t('console:account.add')}
        </button>
      </form>
    </section>
  );
}
