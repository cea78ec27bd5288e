/** Deadlines of all laws on one axis, with the present time and weekends. */
import { colon, dateTime, timeZone } from '../../lib/format.js';
import { keepTo, missingStart, remaining, type Clock } from '../../lib/incident-clocks.js';
import { useSession } from '../../lib/session.js';
import { DataTable } from '../../parts/data-table.js';
import { Picture } from '../../parts/picture.js';
import { useIsNarrow } from '../../lib/use-is-narrow.js';
import { linesOf } from './name-lines.js';
import { axisOf, NARROW, TOP, WIDE, type Axis, type Form } from './timeline-axis.js';

const RADIUS = 7;
/** Height of a line of a name. */
const LINE = 16;
/** Room for the date right of a mark. */
const DATE_ROOM = 150;

type RowProps = Readonly<{ clock: Clock; axis: Axis; form: Form; row: number; now: number }>;

type NameProps = Readonly<{ clock: Clock; y: number; form: Form }>;

/** Name of the notice and its law, left of its line or above it; long names take two lines. */
function Name({ clock, y, form }: NameProps) {
  const { t } = useSession();
  const lines = linesOf(clock.title);
  const isAbove = form === NARROW;
  const x = isAbove ? form.left + 6 : 0;
  const last = isAbove ? y - RADIUS - 7 : y + 4 + ((lines.length - 1) * LINE) / 2;
  return (
    <>
      {lines.map((line, at) => (
        <text key={at} x={x} y={last - (lines.length - 1 - at) * LINE}>
          <tspan class="name">{line}</tspan>
          {at === lines.length - 1 ? (
            <tspan class="quiet"> {t(`console:incident.regimes.${clock.regime}`)}</tspan>
          ) : null}
        </text>
      ))}
    </>
  );
}

/** Where the date of a mark is written: beside it, or below if there is no room. */
function datePlace(x: number, y: number, form: Form) {
  const isLeft = x > form.width - DATE_ROOM;
  if (form === NARROW) return { x, y: y + RADIUS + 14, 'text-anchor': isLeft ? 'end' : 'start' };
  return isLeft
    ? { x: x - RADIUS - 5, y: y - RADIUS, 'text-anchor': 'end' }
    : { x: x + RADIUS + 5, y: y + 5, 'text-anchor': 'start' };
}

function ClockRow({ clock, axis, form, row, now }: RowProps) {
  const { t, language } = useSession();
  const { left, row: rowHeight } = form;
  const y = TOP + row * rowHeight + rowHeight * form.middle;
  const due = keepTo(clock);
  const tone = due !== null && new Date(due).getTime() < now ? 'bad' : '';
  const x = due === null ? left : axis.x(new Date(due));
  return (
    <g class={`term ${tone} ${missingStart(clock) === null ? '' : 'open'}`}>
      <Name clock={clock} y={y} form={form} />
      <path d={`M${String(left)} ${String(y)}H${String(x)}`} />
      {due === null ? null : <circle cx={x} cy={y} r={RADIUS} />}
      <text {...datePlace(x, y, form)}>
        {due === null ? t('console:incident.at_once') : dateTime(language, due)}
      </text>
    </g>
  );
}

const TICK_ROOM = 30;

function tickAnchor(x: number, { width }: Form): 'start' | 'middle' | 'end' {
  if (x < TICK_ROOM) return 'start';
  return x > width - 2 * TICK_ROOM ? 'end' : 'middle';
}

type GroundProps = Readonly<{ axis: Axis; form: Form; height: number; now: number }>;

function Ground({ axis, form, height, now }: GroundProps) {
  const { t } = useSession();
  const at = axis.x(new Date(now));
  const isSeen = at >= form.left && at <= form.width;
  return (
    <>
      {axis.weekends.map(({ from, to }) => (
        <rect key={from} class="weekend" x={from} y={TOP} width={to - from} height={height - TOP} />
      ))}
      {axis.ticks.map(({ x, text }) => (
        <g key={text} class="tick">
          <path d={`M${String(x)} ${String(TOP - 6)}V${String(height)}`} />
          <text x={x} y={TOP - 12} text-anchor={tickAnchor(x, form)}>
            {text}
          </text>
        </g>
      ))}
      {isSeen ? (
        <g class="now">
          <path d={`M${String(at)} ${String(TOP - 24)}V${String(height)}`} />
          <text x={at + 4} y={TOP - 28}>
            {t('console:incident.now')}
          </text>
        </g>
      ) : null}
    </>
  );
}

type TimelineProps = Readonly<{ clocks: readonly Clock[]; detected: Date; now: number }>;

function TimelineTable({ clocks, now }: Omit<TimelineProps, 'detected'>) {
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
function Missing({ clocks }: { clocks: readonly Clock[] }) {
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

export function Timeline({ clocks, detected, now }: TimelineProps) {
  const { t, language } = useSession();
  const dues = clocks.flatMap((clock) => keepTo(clock) ?? []).map((due) => new Date(due));
  const form = useIsNarrow() ? NARROW : WIDE;
  const axis = axisOf({ language, form }, detected, dues);
  const height = TOP + clocks.length * form.row;
  return (
    <Picture
      title={t('console:incident.timeline')}
      legend={
        <>
          <p>{t('console:incident.axis', { zone: timeZone() })}</p>
          <Missing clocks={clocks} />
        </>
      }
      table={<TimelineTable clocks={clocks} now={now} />}
    >
      <svg
        class={form === NARROW ? 'timeline fluid' : 'timeline'}
        width={form.width}
        height={height}
        viewBox={`0 0 ${String(form.width)} ${String(height)}`}
        aria-hidden="true"
      >
        <Ground axis={axis} form={form} height={height} now={now} />
        {clocks.map((clock, row) => (
          <ClockRow key={clock.duty} clock={clock} axis={axis} form={form} row={row} now={now} />
        ))}
      </svg>
    </Picture>
  );
}
