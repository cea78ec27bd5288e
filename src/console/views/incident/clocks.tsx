/** Countdowns of the deadlines. */
import type { OfflineDeadlines } from '../../../offline/api.js';
import { dateTime } from '../../lib/format.js';
import { keepTo, remaining, type Clock } from '../../lib/incident-clocks.js';
import { useSession } from '../../lib/session.js';
import { Sources } from '../../parts/sources.js';
import { Lines, SmallNotes } from '../../parts/lines.js';

function OneClock({ clock, now }: { clock: Clock; now: number }) {
  const { t, language } = useSession();
  const due = keepTo(clock);
  const left = due === null ? null : new Date(due).getTime() - now;
  return (
    <li class={left !== null && left < 0 ? 'card late' : 'card'}>
      <p class="small quiet">{t(`console:incident.regimes.${clock.regime}`)}</p>
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
      <SmallNotes notes={clock.notes} />
      <Sources sources={clock.sources} />
    </li>
  );
}

type ClocksProps = Readonly<{ deadlines: OfflineDeadlines; now: number }>;

export function Clocks({ deadlines, now }: ClocksProps) {
  const { t } = useSession();
  return (
    <section aria-labelledby="clocks">
      <h2 id="clocks">{t('console:incident.clocks')}</h2>
      <ul class="cards clocks">
        {deadlines.clocks.map((clock) => (
          <OneClock key={clock.duty} clock={clock} now={now} />
        ))}
      </ul>
      {deadlines.precedence ? <p>{deadlines.precedence}</p> : null}
      {deadlines.riigi_erisused.length + deadlines.hoiatused.length === 0 ? null : (
        <div class="note warn">
          <h3>{t('console:warnings')}</h3>
          <Lines
            lines={[...deadlines.riigi_erisused.map(({ tekst }) => tekst), ...deadlines.hoiatused]}
          />
        </div>
      )}
    </section>
  );
}
