/** Deadlines of all laws on one axis, with the present time and weekends. */
import { dateTime, timeZone } from '../../lib/format.js';
import { keepTo, missingStart, type Clock } from '../../lib/incident-clocks.js';
import { useSession } from '../../lib/session.js';
import { Picture } from '../../parts/picture.js';
import { useIsNarrow } from '../../lib/use-is-narrow.js';
import { linesOf } from './name-lines.js';
import { Missing, TimelineTable } from './timeline-table.js';
import { axisOf, NARROW, TOP, WIDE, type Axis, type Form } from './timeline-axis.js';

const RADIUS = 7;
/** Height of a line of a name. */
const LINE = 16;
/** Room for the date right of a mark. */
const DATE_ROOM = 150;

/** `y`: height of its line. */
type RowProps = Readonly<{ clock: Clock; axis: Axis; form: Form; y: number; now: number }>;

type NameProps = Readonly<{ clock: Clock; y: number; form: Form }>;

/** Name of the notice and its law, left of its line or above it; long names take several lines. */
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

function ClockRow({ clock, axis, form, y, now }: RowProps) {
  const { t, language } = useSession();
  const { left } = form;
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

/** Names of so many lines fit into a row of the form; longer ones make it higher. */
const FITTING_LINES = 2;

const extraOf = ({ title }: Clock): number =>
  Math.max(0, linesOf(title).length - FITTING_LINES) * LINE;

/** Height of the line of each clock, and of all rows together. */
function rowsOf(clocks: readonly Clock[], form: Form) {
  const extras = clocks.map(extraOf);
  const lines = clocks.map((_, row) => {
    const above = extras.slice(0, row).reduce((sum, extra) => sum + extra, TOP + row * form.row);
    const own = extras[row] ?? 0;
    return above + form.row * form.middle + (form === NARROW ? own : own / 2);
  });
  return {
    lines,
    height: extras.reduce((sum, extra) => sum + extra, TOP + clocks.length * form.row),
  };
}

type TimelineProps = Readonly<{ clocks: readonly Clock[]; detected: Date; now: number }>;

export function Timeline({ clocks, detected, now }: TimelineProps) {
  const { t, language } = useSession();
  const dues = clocks.flatMap((clock) => keepTo(clock) ?? []).map((due) => new Date(due));
  const form = useIsNarrow() ? NARROW : WIDE;
  const axis = axisOf({ language, form }, detected, dues);
  const { lines, height } = rowsOf(clocks, form);
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
          <ClockRow
            key={clock.duty}
            clock={clock}
            axis={axis}
            form={form}
            y={lines[row] ?? TOP}
            now={now}
          />
        ))}
      </svg>
    </Picture>
  );
}
