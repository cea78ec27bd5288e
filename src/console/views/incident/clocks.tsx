/** Countdowns of the deadlines. */
import type { Contract } from '../../lib/contract.js';
import { dateTime } from '../../lib/format.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useSession } from '../../lib/session.js';
import { useNow } from '../../lib/use-now.js';
import { Sources } from '../../parts/sources.js';

const SECOND_MS = 1_000;
const DAY_S = 86_400;
const HOUR_S = 3_600;
const MINUTE_S = 60;

const two = (value: number): string => String(value).padStart(2, '0');

function remaining(language: string, milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND_MS);
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  const clock = `${two(hours)}:${two(minutes)}:${two(seconds % MINUTE_S)}`;
  if (days === 0) return clock;
  const form = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return `${new Intl.NumberFormat(language, form).format(days)} ${clock}`;
}

type Clock = Contract['IncidentClock'];

/** Deadline to meet: a shorter national one first, then the date that is safe whenever the term began. */
const keepTo = (clock: Clock): string | null =>
  clock.national_deadline ??
  (clock.deadline_exact ? clock.deadline : (clock.safe_by ?? clock.deadline));

function OneClock({ clock, now }: { clock: Clock; now: number }) {
  const { t, language } = useSession();
  const due = keepTo(clock);
  const left = due === null ? null : new Date(due).getTime() - now;
  return (
    <li class={left !== null && left < 0 ? 'card late' : 'card'}>
      <p class="small quiet">{clock.regime.toUpperCase()}</p>
      <h3>{clock.title}</h3>
      {left === null || due === null ? (
        <p>{t('console:incident.at_once')}</p>
      ) : (
        <>
          <p class="countdown" role="timer">
            {t(left < 0 ? 'console:incident.late' : 'console:incident.left', {
              time: remaining(language, Math.abs(left)),
            })}
          </p>
          <p>
            <strong>{dateTime(language, due)}</strong>
          </p>
        </>
      )}
      <p class="small quiet">{clock.basis}</p>
      {clock.notes.map((note) => (
        <p key={note} class="small quiet">
          {note}
        </p>
      ))}
      <Sources sources={clock.sources} />
    </li>
  );
}

export function Clocks({ deadlines }: { deadlines: Contract['IncidentDeadlines'] }) {
  const { t } = useSession();
  const now = useNow();
  const save = (): void => {
    saveBlob(new Blob([deadlines.ics], { type: 'text/calendar' }), 'nis2-deadlines.ics');
  };
  return (
    <section aria-labelledby="clocks">
      <h2 id="clocks">{t('console:incident.clocks')}</h2>
      <ul class="cards clocks">
        {deadlines.clocks.map((clock) => (
          <OneClock key={clock.duty} clock={clock} now={now} />
        ))}
      </ul>
      <p>
        <button type="button" onClick={save}>
          {t('console:incident.calendar')}
        </button>
      </p>
      {deadlines.precedence ? <p>{deadlines.precedence}</p> : null}
      {deadlines.riigi_erisused.length + deadlines.hoiatused.length === 0 ? null : (
        <div class="note warn">
          <h3>{t('console:warnings')}</h3>
          <ul>
            {[...deadlines.riigi_erisused.map(({ tekst }) => tekst), ...deadlines.hoiatused].map(
              (line) => (
                <li key={line}>{line}</li>
              ),
            )}
          </ul>
        </div>
      )}
    </section>
  );
}
