/** Diagram of a node and its links; hidden from screen readers, because the list below has the same content. */
import { useLocation } from 'preact-iso';
import type { Step } from './link-details.js';
import { placeAddress, roleOf } from './map-words.js';

const ROW = 26;
const WIDTH = 900;
const CENTRE = 150;
const RIGHT = 430;
const LONGEST = 62;

const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

const labelOf = ({ place: { ref, title } }: Step): string => cut(title ? `${ref} ${title}` : ref);

export function MapPicture({ id, steps }: { id: string; steps: readonly Step[] }) {
  const { route } = useLocation();
  const height = Math.max(steps.length, 2) * ROW + ROW;
  const middle = height / 2;
  return (
    <svg class="map" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {steps.map((step, row) => {
        const y = (row + 1) * ROW;
        const bend = (CENTRE + RIGHT) / 2;
        return (
          <g
            key={step.place.id}
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
      })}
      <circle class="centre" cx={CENTRE} cy={middle} r="10" />
      <text class="centre" x={CENTRE - 18} y={middle + 5} text-anchor="end">
        {id.split(':').at(1)}
      </text>
    </svg>
  );
}
