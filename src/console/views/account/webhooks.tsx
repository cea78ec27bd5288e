/** Webhook endpoints and their deliveries. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { useForm } from '../../lib/use-stored.js';
import { useRequest } from '../../lib/use-request.js';
import { Busy } from '../../parts/busy.js';
import { ConfirmButton } from '../../parts/confirm-button.js';
import { ErrorNote, errorOf } from '../../parts/error-note.js';
import { TextField } from '../../parts/field.js';
import { OnceShown } from '../../parts/once-shown.js';
import { Deliveries } from './deliveries.js';
import { EventChoice } from './event-choice.js';

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
        {endpoint.tyybid === null ? (
          t('console:account.all_events')
        ) : (
          <code>{endpoint.tyybid.join(', ')}</code>
        )}
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
        <ConfirmButton
          class="slim"
          label={t('console:account.new_secret')}
          question={t('console:account.new_secret_sure')}
          onConfirm={renew}
        />
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

/** `events`: none: all. */
type Draft = Readonly<{ url: string; events: readonly string[] }>;

const EMPTY: Draft = { url: '', events: [] };

export function Webhooks({ apiKey }: WebhooksProps) {
  const { t } = useSession();
  const list = useRequest(
    (signal) => ask<Contract['WebhookEndpointList']>('/webhook-endpoints', { key: apiKey, signal }),
    [],
  );
  const { isBusy, error, run } = useAction();
  const [draft, setDraft, drop] = useForm<Draft>('webhook', EMPTY);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const body = { url: draft.url, tyybid: draft.events };
      const made = await ask<Contract['WebhookSecret']>('/webhook-endpoints', {
        key: apiKey,
        body,
      });
      setSecret(made.saladus);
      setDraft(EMPTY);
      drop();
      list.again();
    });
  };
  return (
    <section class="card" aria-labelledby="webhooks">
      <h2 id="webhooks">{t('console:account.webhooks')}</h2>
      <ErrorNote error={list.error} onRetry={list.again} />
      <Busy isBusy={list.isBusy && list.data === null} />
      {list.data?.webhookid.length === 0 ? <p>{t('console:account.nothing')}</p> : null}
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
          value={draft.url}
          onValue={(url) => {
            setDraft({ ...draft, url });
          }}
        />
        <EventChoice
          chosen={draft.events}
          onChosen={(events) => {
            setDraft({ ...draft, events });
          }}
        />
        <ErrorNote error={error} shown={['url']} />
        <button type="submit" aria-disabled={isBusy}>
          {t('console:account.add')}
        </button>
      </form>
    </section>
  );
}
