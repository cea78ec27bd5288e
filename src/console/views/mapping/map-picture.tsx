/** A node and its links as a picture, grouped by framework; the list below it is its twin. */
import { useLocation } from 'preact-iso';
import { useSession } from '../../lib/session.js';
import type { Step } from './link-details.js';
import { frameworkName, placeAddress, roleOf } from './map-words.js';
import { shortened } from '../../lib/format.js';

const ROW = 26;
const WIDTH = 1100;
const CENTRE = 110;
const RIGHT = 300;
const MAX_LENGTH = 96;
const ROLES = ['core', 'related', 'ungraded'] as const;

const labelOf = ({ place: { ref, title } }: Step): string =>
  shortened(title ? `${ref} ${title}` : ref, MAX_LENGTH);

type PictureRow = Readonly<{ heading: string }> | Readonly<{ step: Step }>;

/** Each framework has a heading before its links. */
const rowsOf = (steps: readonly Step[]): readonly PictureRow[] =>
  [...Map.groupBy(steps, ({ place }) => place.framework)].flatMap(([framework, members]) => [
    { heading: frameworkName(framework) },
    ...members.map((step) => ({ step })),
  ]);

function Way({ step, y, middle }: Readonly<{ step: Step; y: number; middle: number }>) {
  const { route } = useLocation();
  const bend = (CENTRE + RIGHT) / 2;
  return (
    <g
      class={`way ${roleOf(step.by.link)}`}
      onClick={() => {
        route(placeAddress(step.place.id));
      }}
    >
      <path d={`M${CENTRE} ${middle}C${bend} ${middle} ${bend} ${y} ${RIGHT} ${y}`} />
      <circle cx={RIGHT} cy={y} r="6" />
      <text x={RIGHT + 14} y={y + 5}>
        {labelOf(step)}
      </text>
    </g>
  );
}

function Legend({ steps }: { steps: readonly Step[] }) {
  const { t } = useSession();
  const found = new Set(steps.map(({ by }) => roleOf(by.link)));
  return (
    <ul class="plain small map-legend">
      {ROLES.filter((role) => found.has(role)).map((role) => (
        <li key={role} class={`way ${role}`}>
          <svg viewBox="0 0 40 12" width="40" height="12" aria-hidden="true">
            <path d="M0 6H34" />
            <circle cx="34" cy="6" r="5" />
          </svg>{' '}
          {t(`graph:rationale.${role}`)}
        </li>
      ))}
    </ul>
  );
}

export function MapPicture({ id, steps }: { id: string; steps: readonly Step[] }) {
  const rows = rowsOf(steps);
  const height = Math.max(rows.length, 2) * ROW + ROW;
  const middle = height / 2;
  return (
    <>
      <Legend steps={steps} />
      <svg class="map" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {rows.map((row, at) => {
          const y = (at + 1) * ROW;
          return 'heading' in row ? (
            <text key={row.heading} class="centre" x={RIGHT - 6} y={y + 5}>
              {row.heading}
            </text>
          ) : (
            <Way key={row.step.place.id} step={row.step} y={y} middle={middle} />
          );
        })}
        <circle class="centre" cx={CENTRE} cy={middle} r="10" />
        <text class="centre" x={CENTRE - 18} y={middle + 5} text-anchor="end">
          {id.split(':').at(1)}
        </text>
      </svg>
    </>
  );
}
