/** Next deadline of every ongoing incident, soonest first: what a reader who comes back looks for. */
import { colon, dateTime } from '../../lib/format.js';
import { remaining } from '../../lib/incident-clocks.js';
import type { OrganisationState } from '../../lib/organisation-state.js';
import { useSession } from '../../lib/session.js';
import { useNow } from '../../lib/use-now.js';

type Of = Readonly<{
  organisation: Readonly<{ id: string }>;
  name: string;
  state: OrganisationState | null;
}>;

type Next = NonNullable<OrganisationState['next']>;

function Line({ one, next }: Readonly<{ one: Of; next: Next }>) {
  const { t, language, choose } = useSession();
  const left = Date.parse(next.due) - useNow();
  const time = remaining(language, Math.abs(left));
  return (
    <li class={left < 0 ? 'late' : ''}>
      <a
        href="/console/incident"
        onClick={() => {
          choose(one.organisation.id);
        }}
      >
        {next.title}
        {colon(language)}
        <strong>{dateTime(language, next.due)}</strong>
      </a>{' '}
      <span class="nowrap">{t(`console:incident.${left < 0 ? 'late' : 'left'}`, { time })}</span>{' '}
      <span class="quiet">{one.name}</span>
    </li>
  );
}

export function Deadlines({ listed }: { listed: readonly Of[] }) {
  const { t } = useSession();
  const running = listed
    .flatMap((one) => (one.state?.next ? [{ one, next: one.state.next }] : []))
    .sort((one, other) => Date.parse(one.next.due) - Date.parse(other.next.due));
  if (running.length === 0) return null;
  return (
    <section class="note warn" aria-labelledby="deadlines">
      <h2 id="deadlines">{t('console:home.next')}</h2>
      <ul class="plain">
        {running.map(({ one, next }) => (
          <Line key={one.organisation.id} one={one} next={next} />
        ))}
      </ul>
    </section>
  );
}
