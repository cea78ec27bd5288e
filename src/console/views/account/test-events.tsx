/** Makes an event happen on the test clock of a sandbox key, so that an endpoint can be tried. */
import { useState } from 'preact/hooks';
import { ask } from '../../lib/api.js';
import type { Contract } from '../../lib/contract.js';
import { EVENT_TYPES } from '../../lib/event-types.js';
import { dateTime } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { useAction } from '../../lib/use-action.js';
import { ErrorNote } from '../../parts/error-note.js';
import { SelectField } from '../../parts/field.js';

type Event = Contract['TestClock']['events'][number];

function Happened({ events }: { events: readonly Event[] }) {
  const { language } = useSession();
  return (
    <ul class="rows">
      {events.map(({ event_id, type, at }) => (
        <li key={event_id}>
          <code>{type}</code>
          <span class="quiet small">{dateTime(language, at)}</span>
        </li>
      ))}
    </ul>
  );
}

export function TestEvents({ apiKey }: { apiKey: string }) {
  const { t } = useSession();
  const { isBusy, error, run } = useAction();
  const [type, setType] = useState(EVENT_TYPES[0] ?? '');
  const [happened, setHappened] = useState<readonly Event[] | null>(null);
  const trigger = (event: SubmitEvent): void => {
    event.preventDefault();
    run(async () => {
      const clock = await ask<Contract['TestClock']>('/test/events/trigger', {
        key: apiKey,
        body: { type },
      });
      setHappened(clock.events);
    });
  };
  return (
    <section class="card" aria-labelledby="test-events">
      <h2 id="test-events">{t('console:account.test')}</h2>
      <p class="quiet">{t('console:account.test_text')}</p>
      <form noValidate onSubmit={trigger}>
        <SelectField
          label={t('console:account.event')}
          isRequired
          value={type}
          onValue={setType}
          choices={EVENT_TYPES.map((one) => ({ value: one, text: one }))}
        />
        <ErrorNote error={error} />
        <button type="submit" aria-disabled={isBusy}>
          {t('console:account.test_send')}
        </button>
      </form>
      <div role="status">{happened === null ? null : <Happened events={happened} />}</div>
    </section>
  );
}
