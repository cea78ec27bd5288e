/** The deadlines of the timeline as a table, and what is missing for the next ones. */
import { colon, dateTime } from '../../lib/format.js';
import { keepTo, missingStart, remaining, type Clock } from '../../lib/incident-clocks.js';
import { useSession } from '../../lib/session.js';
import { DataTable } from '../../parts/data-table.js';

type TableProps = Readonly<{ clocks: readonly Clock[]; now: number }>;

export function TimelineTable({ clocks, now }: TableProps) {
  const { t, language } = useSession();
  return (
    <DataTable
      caption={t('console:incident.timeline')}
      columns={[
        { title: t('console:incident.notice') },
        { title: t('console:incident.law') },
        { title: t('console:incident.due') },
        { title: t('console:incident.remaining') },
        { title: t('console:incident.missing') },
      ]}
      rows={clocks.map((clock) => {
        const due = keepTo(clock);
        const left = due === null ? 0 : new Date(due).getTime() - now;
        const time = remaining(language, Math.abs(left));
        const missing = missingStart(clock);
        return [
          clock.title,
          t(`console:incident.regimes.${clock.regime}`),
          due === null ? t('console:incident.at_once') : dateTime(language, due),
          due === null ? '–' : t(`console:incident.${left < 0 ? 'late' : 'left'}`, { time }),
          missing === null ? '–' : t(`console:incident.starts.${missing}`),
        ];
      })}
    />
  );
}

/** Events that start a later term and have not been stated. */
export function Missing({ clocks }: { clocks: readonly Clock[] }) {
  const { t, language } = useSession();
  const open = clocks.filter((clock) => missingStart(clock) !== null);
  if (open.length === 0) return null;
  return (
    <>
      <p>
        <strong>{t('console:incident.missing')}</strong>
      </p>
      <ul>
        {open.map((clock) => (
          <li key={clock.duty}>
            {clock.title} ({t(`console:incident.regimes.${clock.regime}`)}){colon(language)}
            {t(`console:incident.starts.${clock.runs_from}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
