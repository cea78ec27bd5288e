/** Slider of one figure over a strip that shows the class for each of its values. */
import { colon, number } from '../../lib/format.js';
import { useSession } from '../../lib/session.js';
import { POSITIONS, positionOf, valueAt, type Band, type Scale } from './thresholds.js';

const HEIGHT = 12;

export const TONES: Readonly<Record<string, string>> = { essential: 'bad', important: 'warn' };

type StripProps = Readonly<{ scale: Scale; bands: readonly Band[] }>;

function Strip({ scale, bands }: StripProps) {
  return (
    <svg
      class="strip"
      viewBox={`0 0 ${String(POSITIONS)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bands.map(({ from, to, of }) => {
        const x = positionOf(scale, from);
        const width = positionOf(scale, to) - x + 1;
        return <rect key={from} class={TONES[of] ?? 'good'} x={x} width={width} height={HEIGHT} />;
      })}
    </svg>
  );
}

/** The bands in words: also what a screen reader gets. */
function BandList({ scale, bands }: StripProps) {
  const { t, language } = useSession();
  const rangeOf = ({ from, to }: Band): string => {
    if (from === scale.min) return t('console:scoping.upto', { value: number(language, to) });
    if (to === scale.max) return t('console:scoping.from', { value: number(language, from) });
    return `${number(language, from)}–${number(language, to)}`;
  };
  return (
    <ul class="bands small">
      {bands.map((band) => (
        <li key={band.from} class={TONES[band.of] ?? 'good'}>
          {bands.length === 1 ? t('console:scoping.always') : rangeOf(band)}
          {colon(language)}
          <strong>{t(`console:class.${band.of}`)}</strong>
        </li>
      ))}
    </ul>
  );
}

type SliderProps = StripProps &
  Readonly<{
    label: string;
    /** As typed; empty: not given. */
    value: string;
    onValue: (value: string) => void;
  }>;

export function ThresholdSlider({ label, scale, bands, value, onValue }: SliderProps) {
  const { language } = useSession();
  const typed = Number(value.replace(',', '.'));
  const isGiven = value !== '' && !Number.isNaN(typed);
  const shown = isGiven ? number(language, typed) : '–';
  return (
    <div class="slider">
      <p class="slider-head">
        <strong>{label}</strong> <span class="points">{shown}</span>
      </p>
      <Strip scale={scale} bands={bands} />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={shown}
        min={0}
        max={POSITIONS}
        value={isGiven ? Math.round(positionOf(scale, typed)) : 0}
        onInput={(event) => {
          onValue(String(valueAt(scale, Number(event.currentTarget.value))));
        }}
      />
      <BandList scale={scale} bands={bands} />
    </div>
  );
}
